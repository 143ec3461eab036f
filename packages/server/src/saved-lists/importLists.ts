import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { type AccountId, type Reach, type User, canActForAccount } from "@listwright/domain/account"
import { listRefusal } from "@listwright/domain/counting"
import { type CanonicalDefinition, decodeLocations } from "@listwright/domain/definition"
import { defaultChoices } from "@listwright/domain/drafts"
import {
  type EmbeddedList,
  type ListFileContents,
  SavedListId,
  replaceReferences,
} from "@listwright/domain/saved-lists"
import { NotFound } from "@listwright/domain/shared"
import type { KeyFile } from "@listwright/engine/counts"
import { currentDatesAt } from "@listwright/domain/suppression"
import { DateTime, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Site } from "../configuration/Site.ts"
import { StoredDrafts } from "../drafts/StoredDrafts.ts"
import { toStoredDefinition } from "../drafts/toStoredDefinition.ts"
import { LocationFiles } from "../locations/LocationFiles.ts"
import { PriceDesk } from "../pricing/PriceDesk.ts"
import { Quotas } from "../site/Quotas.ts"
import { PendingRecords } from "../suppression/PendingRecords.ts"
import { SuppressionFiles } from "../suppression/SuppressionFiles.ts"
import { SuppressionFolders } from "../suppression/SuppressionFolders.ts"
import { userContact } from "./userContact.ts"
import { SavedCounts } from "./SavedCounts.ts"

/** Raised when a list in the file can't be counted; no lists were created. `message` names the list and the remedy. */
export class ListsNotImported extends Schema.TaggedError<ListsNotImported>()("ListsNotImported", {
  message: Schema.String,
}) {}

const notImported = (name: string) => (reason: string) =>
  Effect.fail(new ListsNotImported({ message: `${name}: ${reason}` }))

/** The user, account, and name for an import. */
export interface ImportTarget {
  readonly user: User
  readonly reach: Reach
  readonly accountId: AccountId
  readonly name: string
  /** True if the file is a list from this site whose dates were chosen on an earlier day. */
  readonly isCopy: boolean
}

/**
 * Creates saved lists from a file, including the lists it refers to, with new IDs, counted and priced now; existing
 * lists are never reused. Counts all lists before writing them in one transaction, so an import is never partial.
 * Returns the IDs, ending with the main list's own.
 */
export const importLists = Effect.fn("importLists")(function* (
  { addressFiles, definition, lists, locationFiles }: ListFileContents,
  { accountId, isCopy, name, reach, user }: ImportTarget,
) {
  const sql = yield* SqlClient
  const counts = yield* SavedCounts
  const desk = yield* PriceDesk
  const files = yield* SuppressionFiles
  const { suppressions } = yield* SuppressionFolders
  const drafts = yield* StoredDrafts
  const quotas = yield* Quotas
  if (!canActForAccount(reach, accountId)) return yield* new NotFound({ what: "account" })
  const all: ReadonlyArray<EmbeddedList> = [...lists, { id: "", name, definition }]
  const { configuration: site } = yield* Site
  const todays = currentDatesAt(yield* DateTime.now)
  for (const list of all) {
    const held = isCopy ? list.definition : null
    const refusal = listRefusal(list.definition, { site, todays, held })
    if (refusal !== null) return yield* notImported(list.name)(refusal)
  }
  for (const _ of all) yield* quotas.take("drafts", user.id)

  const matched = yield* Effect.forEach(addressFiles, (file) =>
    Effect.map(
      files
        .match(user, { accountId, listType: definition.listType }, file)
        .pipe(Effect.catchTag("FileRefused", ({ reason }) => notImported(file.name)(reason))),
      (found) => ({ file, found }),
    ),
  )
  const locations = yield* LocationFiles
  const owner = { userId: user.id, accountId }
  // What an import that fails leaves of them is named by nothing, and thrown away with other such files.
  const newLocations = new Map(
    yield* Effect.forEach(locationFiles, (one) =>
      Effect.map(locations.keep(owner, decodeLocations(one.locations)), (kept) => [one.file, kept] as const),
    ),
  )
  const newFiles = new Map(matched.map(({ file, found }) => [file.id, found.row.id]))
  const newLists = new Map(all.map(({ id }) => [id, SavedListId.make(randomUUID())]))
  const pendingFiles = new Map(
    matched.map(({ found: { row } }): readonly [string, KeyFile] => [
      row.id,
      { id: `file:${row.id}`, path: join(suppressions, row.keys_path), keys: row.persons },
    ]),
  )
  const pendingLists = new Map<string, CanonicalDefinition>()
  const counted = yield* Effect.forEach(all, (list) =>
    Effect.gen(function* () {
      const renamed = replaceReferences(list.definition, {
        lists: newLists,
        addressFiles: newFiles,
        locationFiles: newLocations,
      })
      const kept = toStoredDefinition(renamed)
      const id = newLists.get(list.id) ?? SavedListId.make(randomUUID())
      const priced = yield* desk
        .price(user, { definition: kept, choices: defaultChoices }, { accountId, reach })
        .pipe(
          Effect.provideService(PendingRecords, { lists: pendingLists, files: pendingFiles }),
          Effect.catchTags({
            CountRefused: ({ reason }) => notImported(list.name)(reason),
            NotPriced: ({ message }) => notImported(list.name)(message),
          }),
        )
      pendingLists.set(id, kept)
      return { id, name: list.name, definition: kept, ...priced }
    }),
  )
  yield* sql
    .withTransaction(
      Effect.gen(function* () {
        for (const { found } of matched) yield* files.keepMatched(found)
        for (const { count, definition: kept, id, name: called, price } of counted) {
          const draft = yield* drafts
            .createWith(reach, accountId, kept, defaultChoices)
            .pipe(
              Effect.catchTag("DraftTooLarge", () =>
                notImported(called)("this list has too many areas or values to save."),
              ),
            )
          yield* counts.save(user.id, {
            id,
            draft,
            contact: userContact(user, called),
            count,
            quantity: price.quantity,
            figures: price.figures,
          })
        }
      }),
    )
    .pipe(Effect.catchTag("SqlError", Effect.die))
  return counted.map(({ id }) => id)
}, Effect.scoped)
