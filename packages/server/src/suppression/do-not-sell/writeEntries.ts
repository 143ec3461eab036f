import { open } from "node:fs/promises"
import type { UniverseName } from "@listwright/domain/catalog"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type IdentityForm, formatIdentityLine } from "@listwright/engine/matching"

/** The number of entries read at once. */
const AT_ONCE = 20_000

const decode = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      kind: Schema.String,
      place: Schema.String,
      text: Schema.String,
      form: Schema.Literals([1, 2] satisfies ReadonlyArray<IdentityForm>),
    }),
  ),
)

/** Writes the list entries that may identify a person in a universe to a file of wanted identities. */
export const writeEntries = Effect.fn("writeEntries")(function* (path: string, universe: UniverseName) {
  const sql = yield* SqlClient
  const file = yield* Effect.acquireRelease(
    Effect.promise(() => open(path, "w", 0o600)),
    (opened) => Effect.promise(() => opened.close()),
  )
  let row = 0
  for (let after = "", more = true; more;) {
    const entries = decode(
      yield* Effect.orDie(
        sql`SELECT kind, place, text, form FROM do_not_sell
          WHERE text > ${after} AND universe IN ('', ${universe}) ORDER BY text LIMIT ${AT_ONCE}`,
      ),
    )
    const lines = entries.map((entry) => formatIdentityLine(row++, entry, entry.form))
    yield* Effect.promise(() => file.appendFile(lines.join("")))
    after = entries.at(-1)?.text ?? ""
    more = entries.length === AT_ONCE
  }
}, Effect.scoped)
