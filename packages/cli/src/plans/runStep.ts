import type { AccountId } from "@listwright/domain/account"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { operationDefinition, findSavedList } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import type { CountFlags } from "../counting/commands/count.ts"
import { countDefinitionOrReject, countDefinition, noDraft } from "../counting/countDefinition.ts"
import { noInsights } from "../counting/CountInsights.ts"
import { explain, emptyExplanations } from "../counting/explain.ts"
import { fetchInsights } from "../counting/fetchInsights.ts"
import { checkKnownAreas } from "../counting/selection.ts"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { combineNamedLists } from "../saved-lists/combineNamedLists.ts"
import { countNamedOverlap } from "../saved-lists/countNamedOverlap.ts"
import { saveListOnce } from "./saveListOnce.ts"
import type { PlanStep, Reference } from "./Plan.ts"
import type { StepResult } from "./PlanRun.ts"

/** The results of earlier steps, by step name. */
export type StepResults = ReadonlyMap<string, StepResult>

/** The definition that a reference selects, and its account; null if no account was given. */
interface Selected {
  readonly definition: CanonicalDefinition
  readonly accountId: AccountId | null
}

const selectedBy = (result: StepResult | undefined): Selected | null => {
  switch (result?.kind) {
    case "counted":
      return { definition: result.counted.definition, accountId: result.accountId }
    case "saved":
      return { definition: result.definition, accountId: result.row.accountId }
    case "overlapped":
    case undefined:
      return null
  }
}

const selectsNobody = (step: string) =>
  new CommandFailed({ kind: "validation", message: `Step '${step}' doesn't select any records.` })

const selected = Effect.fnUntraced(function* (reference: Reference, results: StepResults) {
  if ("step" in reference)
    return selectedBy(results.get(reference.step)) ?? (yield* selectsNobody(reference.step))
  const { definition, row } = yield* findSavedList(reference.saved)
  return { definition, accountId: row.accountId }
})

/** Returns the id, code, or name of the saved list that a reference identifies. */
const savedReference = (reference: Reference, results: StepResults): string => {
  if ("saved" in reference) return reference.saved
  const result = results.get(reference.step)
  return result?.kind === "saved" ? result.row.id : reference.step
}

const counted = Effect.fnUntraced(function* ({ accountId, definition }: Selected, isPriced: boolean) {
  const done = yield* countDefinition(definition, isPriced)
  return { kind: "counted", counted: done, accountId } as const
})

/** Counts a selection and adds the requested explanations. */
const told = Effect.fnUntraced(function* (
  { accountId, definition }: Selected,
  flags: Pick<CountFlags, "cross" | "suggest" | "waterfall">,
) {
  const question = { definition, ...noDraft }
  const answer = yield* countDefinitionOrReject(definition)
  const done = {
    definition,
    answer,
    zips: null,
    explained: flags.waterfall === true ? yield* explain(flags, question) : emptyExplanations,
    insights: flags.cross === undefined ? noInsights : yield* fetchInsights(flags, question),
    changes: null,
    price: null,
    warnings: [],
  }
  return { kind: "counted", counted: done, accountId } as const
})

/** Runs one step. `read` is the selection of its file or its inline definition. */
export const runStep = Effect.fn("runStep")(function* (
  step: PlanStep,
  results: StepResults,
  read: CanonicalDefinition | undefined,
) {
  switch (step.kind) {
    case "count": {
      if (read === undefined) {
        const reference = "saved" in step.of ? step.of : { saved: "" }
        return yield* counted(yield* selected(reference, results), step.price === true)
      }
      const { definition } = yield* checkKnownAreas(read, { skipUnknown: false, name: `Step '${step.name}'` })
      return yield* counted({ definition, accountId: null }, step.price === true)
    }
    case "combine": {
      const references = step.lists.map((list) => savedReference(list, results))
      const { accountId, ...lists } = yield* combineNamedLists(references)
      const definition = operationDefinition(lists, step.operation, step.k ?? null)
      return yield* counted({ definition, accountId }, step.price === true)
    }
    case "overlap": {
      const overlapped = yield* countNamedOverlap(step.lists.map((list) => savedReference(list, results)))
      return { kind: "overlapped", overlapped } as const
    }
    case "explain":
      return yield* told(yield* selected(step.of, results), { waterfall: true, suggest: true })
    case "cross":
      return yield* told(yield* selected(step.of, results), { cross: [step.rows, step.columns] })
    case "save": {
      const { accountId, definition } = yield* selected(step.of, results)
      const { row, wasThere } = yield* saveListOnce({ name: step.as, definition, accountId })
      return { kind: "saved", row, definition, wasThere } as const
    }
  }
})
