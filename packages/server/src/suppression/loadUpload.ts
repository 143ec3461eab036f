import { randomUUID } from "node:crypto"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import type { AccountId, User } from "@listwright/domain/account"
import { type CountRefused, CountUnavailable } from "@listwright/domain/counting"
import { Records } from "@listwright/domain/shared"
import type { KeyColumns, PersonKeyColumn, SuppressionReport } from "@listwright/domain/suppression"
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Engines, findPeople } from "@listwright/engine/counts"
import { moveIntoPlace } from "@listwright/engine/files"
import type { KeyForm } from "@listwright/engine/matching"
import { DoNotSell, toDoNotSellKeyFiles } from "./do-not-sell/DoNotSell.ts"
import { findKeyForm } from "./findKeyForm.ts"
import { FileReaders } from "./reading/FileReaders.ts"
import { SuppressionFolders } from "./SuppressionFolders.ts"

/** The subfolder for uploads' key files, in the suppressions folder. */
export const KEY_FOLDER = "files"

/** A file to load, and the user that it's loaded for. */
export interface LoadRequest {
  readonly user: User
  /** The account whose lists may use the file as a suppression. */
  readonly accountId: AccountId
  readonly listType: number
  /** The name given by the user who uploaded it. */
  readonly name: string
  /** The absolute path. */
  readonly path: string
  readonly keys: KeyColumns | PersonKeyColumn
  /** The form of the person keys. Defaults to that of the universe's keys. */
  readonly form?: KeyForm
}

/** Creates a folder for one load; writes after its removal have no effect. */
const workFolder = (path: string) =>
  Effect.acquireRelease(
    Effect.promise(() => mkdir(path)),
    () => Effect.promise(() => rm(path, { recursive: true, force: true, maxRetries: 5 })),
  )

/** The matched records of a file, before they're stored. */
export interface MatchedUpload {
  /** The path of the matched keys, in a folder that's deleted with the scope. */
  readonly found: string
  /** The file's row in SQL. */
  readonly row: { readonly id: string; readonly keys_path: string; readonly persons: number }
  readonly report: SuppressionReport
}

/**
 * Matches a file's rows to records for an account; stores nothing. No row matches a person on the do-not-sell list, as if
 * that person weren't in the file [ob4-do-not-sell].
 */
export const matchUpload = Effect.fn("matchUpload")(function* (request: LoadRequest) {
  const { suppressions } = yield* SuppressionFolders
  const { accountId, keys, listType, name, path, user } = request
  const engines = yield* Engines
  const orUnavailable = <A, R>(effect: Effect.Effect<A, CountRefused | CountUnavailable, R>) =>
    Effect.catchTag(effect, "CountRefused", ({ reason }) => Effect.fail(new CountUnavailable({ reason })))
  const engine = yield* orUnavailable(engines.of(listType))
  const readers = yield* FileReaders
  const id = randomUUID()
  const work = join(suppressions, KEY_FOLDER, `${id}.loading`)
  yield* workFolder(work)
  const [wanted, found] = [join(work, "wanted"), join(work, "keys")]
  const { rejected, rejectedRows, rows } = yield* readers.read(user.id, {
    kind: "identities",
    path,
    keys,
    form: request.form ?? (yield* findKeyForm(engine)),
    wanted,
  })
  const doNotSell = yield* orUnavailable(Effect.flatMap(DoNotSell, (list) => list.keys(listType)))
  const people = yield* findPeople(engine, {
    wanted,
    secret: null,
    keys: found,
    doNotSell: toDoNotSellKeyFiles(doNotSell),
  })
  const { persons, rows: matched, sha256, unmatched: unmatchedLines } = people.matched
  const figures = { rows, matched, unmatched: rows - rejected - matched, rejected, persons }
  const report: SuppressionReport = {
    id,
    rows: Records.make(rows),
    matched: Records.make(matched),
    unmatched: Records.make(figures.unmatched),
    rejected: Records.make(rejected),
    persons: Records.make(persons),
    unmatchedLines,
    rejectedRows,
  }
  const row = {
    id,
    user_id: user.id,
    account_id: accountId,
    list_type: listType,
    name,
    uploaded_at: new Date(yield* Clock.currentTimeMillis),
    ...figures,
    keys_path: join(KEY_FOLDER, `${id}.keys`),
    sha256,
    snapshot: people.snapshot,
  }
  return { found, row, report } satisfies MatchedUpload
})

/** Moves the matched keys to their final location. Keys without a row are deleted at the next start. */
export const moveMatchedKeys = Effect.fn("moveMatchedKeys")(function* ({ found, row }: MatchedUpload) {
  const { suppressions } = yield* SuppressionFolders
  const path = join(suppressions, row.keys_path)
  yield* Effect.promise(() => moveIntoPlace(found, path))
  return path
})

/**
 * Stores the row for matched records, whose keys must already be in place: a row without its keys would stop every
 * count that refers to it.
 */
export const storeMatchedUpload = Effect.fn("storeMatchedUpload")(function* ({ row }: MatchedUpload) {
  const sql = yield* SqlClient
  yield* Effect.orDie(sql`INSERT INTO suppression_files ${sql.insert({ ...row })}`)
})

/** Matches a file's rows to records and stores their keys: first the key file and then its row, both or neither. */
export const loadUpload = Effect.fn("loadUpload")(function* (request: LoadRequest) {
  const matched = yield* matchUpload(request)
  yield* Effect.uninterruptible(Effect.andThen(moveMatchedKeys(matched), storeMatchedUpload(matched)))
  return matched.report
}, Effect.scoped)
