import type { AccountId } from "@listwright/domain/account"
import { type CanonicalDefinition, canonicalJson } from "@listwright/domain/definition"
import { findSavedList, SavedLists } from "@listwright/domain/saved-lists"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"

interface ListToKeep {
  readonly name: string
  readonly definition: CanonicalDefinition
  /** The account; null for the user's own. */
  readonly accountId: AccountId | null
}

/** Finds the only list with this name; null if there isn't one. */
const named = (name: string) =>
  findSavedList(name).pipe(Effect.catchTag("SavedListUnknown", () => Effect.succeed(null)))

/**
 * Saves a list unless a list with the same name and selection exists, so that running a plan twice saves it once. Never
 * replaces a list with a different selection, and never adds a second list with the same name.
 */
export const saveListOnce = Effect.fn("saveListOnce")(function* (list: ListToKeep) {
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
    message: `The saved list named '${there.row.name}' (${there.row.id}) selects different records. Rename or delete it, or choose another name in the plan.`,
  })
})
