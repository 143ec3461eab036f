import { join } from "node:path"
import { CountRefused, type ListOwner, type SuppressionChoice } from "@listwright/domain"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { KeyFile } from "../engine/question/EngineQuestion.ts"
import { choiceSpan } from "./choiceSpan.ts"
import { SuppressionPlaces } from "./SuppressionPlaces.ts"

const decode = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ id: Schema.String, keysPath: Schema.String, persons: Schema.Int })),
)

/** The key files of uploaded files, by the day of the upload or by item; refused where an item is none of the account and source. */
export const uploadedFiles = Effect.fn("uploadedFiles")(function* (
  choice: SuppressionChoice,
  { accountId, listType }: ListOwner & { readonly listType: number },
) {
  if (choice.mode === "off") return []
  const sql = yield* SqlClient
  const { suppressions, zone } = yield* SuppressionPlaces
  const which =
    choice.mode === "item"
      ? sql.in("id", choice.items)
      : yield* Effect.map(
          choiceSpan(choice, zone),
          ({ before, from }) => sql`uploaded_at >= ${from} AND uploaded_at < ${before}`,
        )
  const files = decode(
    yield* Effect.orDie(sql`SELECT id, keys_path AS "keysPath", persons FROM suppression_files
      WHERE account_id = ${accountId} AND list_type = ${listType} AND ${which} ORDER BY id`),
  )
  if (choice.mode === "item") {
    const known = new Set(files.map(({ id }) => id))
    const missing = choice.items.find((id) => !known.has(id))
    if (missing !== undefined)
      return yield* new CountRefused({
        reason: `there is no uploaded file ${missing} of this account and data source to suppress by; take it out of the suppressions`,
      })
  }
  return files.map(({ id, keysPath, persons }): KeyFile => ({
    id: `file:${id}`,
    path: join(suppressions, keysPath),
    keys: persons,
  }))
})
