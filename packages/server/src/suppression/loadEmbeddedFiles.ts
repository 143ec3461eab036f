import { randomUUID } from "node:crypto"
import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { AccountId, User } from "@listwright/domain/account"
import type { ListOwner } from "@listwright/domain/counting"
import { type EmbeddedAddressFile, MAX_PERSON_KEYS_PER_FILE } from "@listwright/domain/saved-lists"
import { NotFound, formatWholeNumber } from "@listwright/domain/shared"
import { offeredSuppressions } from "@listwright/domain/suppression"
import { Effect, Exit, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { reachCondition } from "../storage/reachCondition.ts"
import { KEY_FOLDER, matchUpload, moveMatchedKeys } from "./loadUpload.ts"
import { FileRefused } from "./SuppressionFiles.ts"
import { SuppressionFolders } from "./SuppressionFolders.ts"

const KEY_BYTES = 8
const COLUMN = "person_key"

const decode = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({ id: Schema.String, name: Schema.String, keysPath: Schema.String, persons: Schema.Int }),
  ),
)

const keysIn = (bytes: Buffer): ReadonlyArray<string> =>
  Array.from({ length: bytes.length / KEY_BYTES }, (_, at) => String(bytes.readBigUInt64BE(at * KEY_BYTES)))

/** Returns uploaded files with their person keys. */
export const loadEmbeddedFiles = Effect.fn("loadEmbeddedFiles")(function* (
  { accountId, reach }: ListOwner,
  ids: ReadonlyArray<string>,
) {
  if (ids.length === 0) return []
  const sql = yield* SqlClient
  const { suppressions } = yield* SuppressionFolders
  const files = decode(
    yield* Effect.orDie(sql`SELECT o.id, o.name, o.keys_path AS "keysPath", o.persons FROM suppression_files o
      WHERE ${sql.in("o.id", ids)} AND o.account_id = ${accountId}
        AND ${reach === null ? sql`true` : reachCondition(sql, reach)} ORDER BY o.id`),
  )
  if (files.length < ids.length) return yield* new NotFound({ what: "suppression file" })
  const people = files.reduce((sum, { persons }) => sum + persons, 0)
  if (people > MAX_PERSON_KEYS_PER_FILE)
    return yield* new FileRefused({
      reason: `The list's suppression files contain ${formatWholeNumber(people)} people, but a list file can have at most ${formatWholeNumber(MAX_PERSON_KEYS_PER_FILE)}. Remove the files from a copy of the list, export the copy, and upload the files where you import it.`,
    })
  return yield* Effect.forEach(
    files,
    Effect.fnUntraced(function* ({ id, keysPath, name }) {
      const bytes = yield* Effect.promise(() => readFile(join(suppressions, keysPath)))
      const file: EmbeddedAddressFile = { id, name, keys: keysIn(bytes) }
      return file
    }),
  )
})

/** Matches an embedded file to records, as for an upload with person keys. The keys are deleted if the scope fails. */
export const matchEmbeddedFile = Effect.fn("matchEmbeddedFile")(function* (
  user: User,
  accountId: AccountId,
  listType: number,
  { keys, name }: EmbeddedAddressFile,
) {
  if (!offeredSuppressions(listType).includes("files") || !user.sources.includes(listType))
    return yield* new FileRefused({ reason: "This data source doesn't support suppression files." })
  const { suppressions } = yield* SuppressionFolders
  const path = yield* Effect.acquireRelease(
    Effect.promise(async () => {
      const written = join(suppressions, KEY_FOLDER, `${randomUUID()}.embedded`)
      await writeFile(written, `${[COLUMN, ...keys].join("\n")}\n`, { mode: 0o600 })
      return written
    }),
    (written) => Effect.promise(() => rm(written, { force: true })),
  )
  const matched = yield* matchUpload({
    user,
    accountId,
    listType,
    name,
    path,
    keys: { personKey: COLUMN },
    // The keys that the import made, whatever the provider's are.
    form: "number",
  })
  yield* Effect.acquireRelease(moveMatchedKeys(matched), (put, exit) =>
    Exit.isSuccess(exit) ? Effect.void : Effect.promise(() => rm(put, { force: true })),
  )
  return matched
})
