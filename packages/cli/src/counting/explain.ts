import {
  Demographics,
  LiveCounts,
  type LiveQuestion,
  relaxationText,
  type Suggestion,
  stepText,
  type WaterfallStep,
} from "@listwright/domain"
import { Effect } from "effect"
import { codeOfKey } from "./codeOfKey.ts"
import type { CountFlags } from "./CountFlags.ts"

/** How a count comes about, and what would bring more, as far as it was asked, each with its words. */
export interface Explained {
  /** null: not asked. */
  readonly waterfall: ReadonlyArray<WaterfallStep & { readonly name: string }> | null
  readonly suggestions: ReadonlyArray<Suggestion & { readonly name: string }> | null
}

/** Nothing was asked, or nothing is known yet. */
export const notExplained: Explained = { waterfall: null, suggestions: null }

export const asksToExplain = ({ suggest, waterfall }: CountFlags): boolean =>
  suggest === true || waterfall === true

/** Asks what was asked for, and what people call the columns in it. */
export const explain = Effect.fn("explain")(function* (flags: CountFlags, question: LiveQuestion) {
  const { listType } = question.definition
  const counts = yield* LiveCounts
  const demographics = yield* Demographics
  const columns = yield* demographics.columns(listType)
  const { waterfall } = flags.waterfall === true ? yield* counts.waterfall(question) : { waterfall: null }
  const { suggestions } = flags.suggest === true ? yield* counts.suggestions(question) : { suggestions: null }
  const names = { columns, areaName: codeOfKey }
  return {
    waterfall: waterfall?.steps.map((step) => ({ name: stepText(step.step, columns), ...step })) ?? null,
    suggestions:
      suggestions?.suggestions.map((suggestion) => ({
        name: relaxationText(suggestion.relaxation, names),
        ...suggestion,
      })) ?? null,
  } satisfies Explained
})
