import {
  checkCombination,
  checkComparable,
  findSavedList,
  type FullSavedList,
} from "@listwright/domain/saved-lists"
import { Effect, type Result } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"

const invalid = (message: string) => new CommandFailed({ kind: "validation", message })

type Refusal = Result.Result.Failure<ReturnType<typeof checkCombination>>

/** Explains why these lists can't be combined, naming two incompatible lists. */
const refused = (refusal: Refusal, lists: ReadonlyArray<FullSavedList>): CommandFailed => {
  const rows = lists.map(({ row }) => row)
  const [first] = rows
  switch (refusal) {
    case "tooFew":
      return invalid("Specify at least 2 different saved lists to combine.")
    case "severalSources": {
      const other = rows.find(({ listType }) => listType !== first?.listType)
      return invalid(
        `Only lists from the same data source can be combined: ${first?.name} is ${first?.sourceName}, ${other?.name} is ${other?.sourceName}.`,
      )
    }
    case "severalAccounts": {
      const other = rows.find(({ accountId }) => accountId !== first?.accountId)
      return invalid(
        `Only lists for the same account can be combined: ${first?.name} is for ${first?.accountName}, ${other?.name} for ${other?.accountName}.`,
      )
    }
  }
}

const found = (references: ReadonlyArray<string>) =>
  Effect.forEach(references, (reference) => findSavedList(reference))

/** Returns the named lists, without duplicates, ready to compare. */
export const findListsToCompare = Effect.fn("findListsToCompare")(function* (
  references: ReadonlyArray<string>,
) {
  const lists = yield* found(references)
  const compared = yield* Effect.fromResult(checkComparable(lists.map(({ row }) => row))).pipe(
    Effect.mapError((refusal) => refused(refusal, lists)),
  )
  const rows = new Map(lists.map(({ row }) => [row.id, row]))
  return { ...compared, rows: [...rows.values()] }
})

/** Combines the named lists. */
export const combineNamedLists = Effect.fn("combineNamedLists")(function* (
  references: ReadonlyArray<string>,
) {
  const lists = yield* found(references)
  const combined = yield* Effect.fromResult(
    checkCombination(
      null,
      lists.map(({ row }) => row),
    ),
  ).pipe(Effect.mapError((refusal) => refused(refusal, lists)))
  return { ...combined }
})
