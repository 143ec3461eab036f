import { Demographics } from "@listwright/domain/audience"
import {
  LiveCounts,
  type LiveQuestion,
  relaxationText,
  type RestrictionSuggestion,
  restrictionText,
  type Suggestion,
  stepText,
  type WaterfallList,
  type WaterfallStep,
} from "@listwright/domain/counting"
import { createAreaNamer } from "@listwright/domain/definition"
import { Effect } from "effect"
import type { CountFlags } from "./commands/count.ts"
import { lookUpAreaNames } from "./lookUpAreaNames.ts"

/** The flags that request an explanation. */
type ExplainFlags = Pick<CountFlags, "suggest" | "waterfall" | "want">

/** A count's requested explanations: its steps and the changes that would add records, each with a description. */
export interface CountExplanations {
  /** The waterfall; null if not requested. */
  readonly waterfall: ReadonlyArray<WaterfallStep & { readonly name: string }> | null
  /**
   * Each saved list's contribution if the areas consist of several lists; null if it wasn't requested or there are no
   * such lists.
   */
  readonly lists: ReadonlyArray<WaterfallList> | null
  readonly suggestions: ReadonlyArray<Suggestion & { readonly name: string }> | null
  readonly restrictions: ReadonlyArray<RestrictionSuggestion & { readonly name: string }> | null
}

/** The state when no explanations were requested or none have arrived yet. */
export const emptyExplanations: CountExplanations = {
  waterfall: null,
  lists: null,
  suggestions: null,
  restrictions: null,
}

export const wantsExplanations = ({ suggest, waterfall, want }: ExplainFlags): boolean =>
  suggest === true || waterfall === true || want !== undefined

/** Fetches the requested explanations and the display names of the columns in them. */
export const explain = Effect.fn("explain")(function* (flags: ExplainFlags, question: LiveQuestion) {
  const { listType } = question.definition
  const counts = yield* LiveCounts
  const demographics = yield* Demographics
  const columns = yield* demographics.columns(listType)
  const { waterfall } = flags.waterfall === true ? yield* counts.waterfall(question) : { waterfall: null }
  const { want } = flags
  const asked = want === undefined ? question : { ...question, wanted: want }
  const { suggestions } =
    flags.suggest === true || want !== undefined ? yield* counts.suggestions(asked) : { suggestions: null }
  const restrictions = suggestions?.restrictions ?? []
  // The values of columns that would be narrowed or widened have their own names.
  const changed = yield* Effect.forEach(
    new Set([
      ...restrictions.flatMap(({ restriction }) =>
        restriction.kind === "narrowColumn" ? [restriction.criterion.column] : [],
      ),
      ...(suggestions?.suggestions ?? []).flatMap(({ relaxation }) =>
        relaxation.kind === "addValue" || relaxation.kind === "widenRange" ? [relaxation.column] : [],
      ),
    ]),
    (column) => demographics.column(listType, column),
  )
  const { areas } = question.definition
  const nameOf = yield* lookUpAreaNames(areas)
  const names = { columns: [...changed, ...columns], areaName: createAreaNamer(areas, nameOf) }
  return {
    waterfall:
      waterfall?.steps.map((step) => ({
        name: stepText(step.step, columns, question.definition, nameOf),
        ...step,
      })) ?? null,
    lists: waterfall?.lists ?? null,
    suggestions:
      suggestions !== null && (flags.suggest === true || suggestions.suggestions.length > 0)
        ? suggestions.suggestions.map((suggestion) => ({
            name: relaxationText(suggestion.relaxation, names),
            ...suggestion,
          }))
        : null,
    restrictions:
      want === undefined
        ? null
        : restrictions.map((restriction) => ({
            name: restrictionText(restriction.restriction, names),
            ...restriction,
          })),
  } satisfies CountExplanations
})
