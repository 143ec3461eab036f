import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

const decode = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ file: Schema.String })))

/** Matches a file reference in a definition, as written by `canonicalJson`. */
const NAMED = '"file":"([0-9a-f]{64})"'
const MAY_NAME = '%"kind":"locations"%'

/**
 * Returns the files last uploaded or referenced before a given time, divided into files still referenced by a
 * definition and the rest. Definitions include those that users can restore with undo.
 */
export const partitionFilesByUse = Effect.fn("partitionFilesByUse")(function* (before: Date) {
  const sql = yield* SqlClient
  const old = decode(yield* sql`SELECT file FROM location_files WHERE kept_at < ${before}`)
  if (old.length === 0) return { named: [], unnamed: [] }
  const found = decode(
    yield* sql`SELECT DISTINCT m[1] AS file FROM (
      SELECT definition FROM drafts WHERE definition LIKE ${MAY_NAME}
      UNION ALL SELECT definition FROM draft_revisions WHERE definition LIKE ${MAY_NAME}
      UNION ALL SELECT definition FROM saved_counts WHERE definition LIKE ${MAY_NAME}
      UNION ALL SELECT definition FROM saved_list_formers WHERE definition LIKE ${MAY_NAME}
      UNION ALL SELECT definition FROM order_quotes WHERE definition LIKE ${MAY_NAME}
    ) t, regexp_matches(t.definition, ${NAMED}, 'g') m`,
  )
  const inUse = new Set(found.map(({ file }) => file))
  const files = old.map(({ file }) => file)
  return {
    named: files.filter((file) => inUse.has(file)),
    unnamed: files.filter((file) => !inUse.has(file)),
  }
})
