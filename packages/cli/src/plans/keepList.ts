import type { AccountId } from "@listwright/domain/account"
import { type CanonicalDefinition, canonicalJson } from "@listwright/domain/definition"
import { findSavedList, SavedLists } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"

interface ListToKeep {
  readonly name: string
  readonly definition: CanonicalDefinition
  /** null: the user's own. */
  readonly accountId: AccountId | null
}

/** Finds the only list with this name; null if there isn't one. */
const named = (name: string) =>
  findSavedList(name).pipe(Effect.catchTag("SavedListUnknown", () => Effect.succeed(null)))

/**
 * Saves a list, unless one of its name selects the same: a plan that runs twice saves once. Never replaces a list that
 * selects others, and never adds a second one of its name.
 */
export const keepList = Effect.fn("keepList")(function* (list: ListToKeep) {
  const lists = yield* SavedLists
  const there = yield* named(list.name)
  if (there === null) {
    const { row } = yield* lists.saveDefinition(list)
    return { row, wasThere: false }
  }
  if (canonicalJson(there.definition) === canonicalJson(list.definition))
    return { row: there.row, wasThere: true }
  return yield* new CommandFailed({
    kind: "validation",
    message: `A saved list called '${there.row.orderDesc}' (${there.row.orderId}) selects different people. Rename or delete it, or choose another name in the plan.`,
  })
})
