import type { CountRefused, CountUnavailable, ListOwner } from "@listwright/domain/counting"
import {
  type CanonicalDefinition,
  referencedLocationFiles,
  referencedSavedCounts,
} from "@listwright/domain/definition"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type EngineQuestion, type SuppressedKeyFiles, Suppressors } from "@listwright/engine/counts"
import { LocationFiles } from "../locations/LocationFiles.ts"
import { findSavedDefinitions, findSavedDefinitionsInRange } from "./findSavedDefinitions.ts"
import { DoNotSell, toDoNotSellKeyFiles } from "./do-not-sell/DoNotSell.ts"
import { findPriorOrderKeys } from "./findPriorOrderKeys.ts"
import { SuppressionFolders } from "./SuppressionFolders.ts"
import { findUploadedFileKeys } from "./findUploadedFileKeys.ts"

type SavedQuestion = EngineQuestion["savedCounts"][number]

/** The account, the user, and the order. */
interface Asking extends ListOwner {
  readonly fulfilling: string | null
}

/**
 * Resolves the records that one definition suppresses. `savedAt`: the time when the saved count was saved; null if it
 * isn't a saved count.
 */
const suppressing = Effect.fn("suppressing")(function* (
  definition: CanonicalDefinition,
  asking: Asking,
  savedAt: Date | null,
) {
  const { listType, suppressions } = definition
  const { savedCounts } = suppressions
  const all: SuppressedKeyFiles = {
    orders: yield* findPriorOrderKeys(suppressions.orders, { ...asking, listType }),
    files: yield* findUploadedFileKeys(suppressions.files, { ...asking, listType }),
    savedCounts:
      savedCounts.mode === "item"
        ? savedCounts.items
        : savedCounts.mode === "date"
          ? yield* findSavedDefinitionsInRange(savedCounts, definition, asking, savedAt)
          : [],
  }
  return all
})

/** Returns the saved counts that a definition refers to, both in its areas and as suppressions. */
const opened = (
  { areas }: CanonicalDefinition,
  { savedCounts }: SuppressedKeyFiles,
): ReadonlyArray<string> => [...referencedSavedCounts(areas), ...savedCounts]

const isByDay = ({ suppressions }: CanonicalDefinition): boolean => suppressions.savedCounts.mode === "date"

/**
 * Resolves the do-not-sell list and the records that definitions suppress, as of now. Saved counts missing from the account or out of the user's
 * reach are left to the engine, which refuses definitions that refer to them; so are circular references. References
 * within a saved count were checked when it was saved, so they may refer to anything in the account.
 */
export const layerSuppressorsSql: Layer.Layer<
  Suppressors,
  never,
  SqlClient | SuppressionFolders | DoNotSell | LocationFiles
> = Layer.effect(
  Suppressors,
  Effect.gen(function* () {
    const doNotSell = yield* DoNotSell
    const locations = yield* LocationFiles
    const services = yield* Effect.context<SqlClient | SuppressionFolders>()

    /**
     * Returns a definition's location files. Files that it refers to directly must be within reach; files that its
     * saved counts refer to were checked when those were saved.
     */
    const filesOf = Effect.fnUntraced(function* (
      { areas }: CanonicalDefinition,
      savedCounts: ReadonlyArray<SavedQuestion>,
      reach: ListOwner["reach"],
    ) {
      const own = referencedLocationFiles(areas)
      const others = savedCounts.flatMap((saved) => referencedLocationFiles(saved.definition.areas))
      const [reached, further] = yield* Effect.all([
        locations.reached(reach, own),
        locations.reached(
          null,
          [...new Set(others)].filter((file) => !own.includes(file)),
        ),
      ])
      return [...reached, ...further]
    })

    const of = Effect.fn("Suppressors.of")(function* (
      definition: CanonicalDefinition,
      owner: ListOwner,
      fulfilling: string | null,
    ): Effect.fn.Return<
      Omit<EngineQuestion, "definition" | "offered">,
      CountRefused | CountUnavailable,
      SqlClient | SuppressionFolders
    > {
      const unsold = toDoNotSellKeyFiles(yield* doNotSell.keys(definition.listType))
      const asking: Asking = { ...owner, fulfilling }
      const ofAccount: Asking = { ...asking, reach: null }
      const own = yield* suppressing(definition, asking, null)
      const known = new Map<string, SavedQuestion>()
      const missing = new Set<string>()
      const open = Effect.fnUntraced(function* (named: ReadonlyArray<string>, by: Asking) {
        const ids = [...new Set(named)].filter((id) => !known.has(id) && !missing.has(id))
        const found = yield* findSavedDefinitions(ids, by)
        for (const id of ids) missing.add(id)
        const further: Array<string> = []
        for (const { definition: theirs, id, name, savedAt } of found) {
          const names = yield* suppressing(theirs, ofAccount, savedAt)
          known.set(id, {
            id,
            ...(name === undefined ? {} : { name }),
            definition: theirs,
            suppressing: names,
          })
          further.push(...opened(theirs, names))
        }
        return further
      })
      // What is named must be reached; what days take in is the account's.
      const named = isByDay(definition) ? { ...own, savedCounts: [] } : own
      const first = yield* open(opened(definition, named), asking)
      for (let next = [...first, ...own.savedCounts]; next.length > 0;) next = yield* open(next, ofAccount)
      const savedCounts = [...known.values()]
      return {
        doNotSell: unsold,
        suppressing: own,
        savedCounts,
        locationFiles: yield* filesOf(definition, savedCounts, owner.reach),
      }
    })

    return Suppressors.of({
      doNotSell: (listType) => Effect.map(doNotSell.keys(listType), toDoNotSellKeyFiles),
      of: (definition, owner, fulfilling = null) =>
        Effect.provideContext(of(definition, owner, fulfilling), services),
    })
  }),
)
