import { join } from "node:path"
import { CountRefused, type ListOwner } from "@listwright/domain/counting"
import type { SuppressionChoice } from "@listwright/domain/definition"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { KeyFile } from "@listwright/engine/counts"
import { reachCondition } from "../storage/reachCondition.ts"
import { choiceSpan } from "./choiceSpan.ts"
import { PendingRecords } from "./PendingRecords.ts"
import { SuppressionFolders } from "./SuppressionFolders.ts"

const decode = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ id: Schema.String, keysPath: Schema.String, persons: Schema.Int })),
)

/**
 * Returns the key files of uploaded files, by upload date or by item; rejects an item that isn't a file of the account
 * and source, or isn't within reach.
 */
export const findUploadedFileKeys = Effect.fn("findUploadedFileKeys")(function* (
  choice: SuppressionChoice,
  { accountId, listType, reach }: ListOwner & { readonly listType: number },
) {
  if (choice.mode === "off") return []
  const sql = yield* SqlClient
  const { suppressions, zone } = yield* SuppressionFolders
  const pending = yield* PendingRecords
  const which =
    choice.mode === "item"
      ? sql`${sql.in("o.id", choice.items)} AND ${reach === null ? sql`true` : reachCondition(sql, reach)}`
      : yield* Effect.map(
          choiceSpan(choice, zone),
          ({ before, from }) => sql`o.uploaded_at >= ${from} AND o.uploaded_at < ${before}`,
        )
  const files = decode(
    yield* Effect.orDie(sql`SELECT o.id, o.keys_path AS "keysPath", o.persons FROM suppression_files o
      WHERE o.account_id = ${accountId} AND o.list_type = ${listType} AND ${which} ORDER BY o.id`),
  )
  if (choice.mode === "item") {
    const known = new Set([...files.map(({ id }) => id), ...pending.files.keys()])
    const missing = choice.items.find((id) => !known.has(id))
    if (missing !== undefined)
      return yield* new CountRefused({
        reason: `there is no uploaded file ${missing} in this account and data source; remove it from the suppressions`,
      })
  }
  const made = choice.mode === "item" ? choice.items.flatMap((id) => pending.files.get(id) ?? []) : []
  return [
    ...made,
    ...files.map(({ id, keysPath, persons }): KeyFile => ({
      id: `file:${id}`,
      path: join(suppressions, keysPath),
      keys: persons,
    })),
  ]
})
