import { createHash } from "node:crypto"
import { PriceList } from "@listwright/domain/pricing"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SitePriceList } from "../configuration/SiteContent.ts"

const encode = Schema.encodeSync(Schema.fromJsonString(PriceList))
const decodeIds = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ id: Schema.String })))

const DIGITS = 8

/** Returns the ID for a version of a list, used if orders already use the list's own ID with other prices. */
const versionOf = ({ id, validFrom }: SitePriceList, body: string): string => {
  const hash = createHash("sha256").update(`${validFrom.toISOString()} ${body}`).digest("hex")
  return `${id}-${hash.slice(0, DIGITS)}`
}

/** Returns the stored version of a list, or stores a new version next to the versions used by orders. */
const keepVersion = Effect.fnUntraced(function* (list: SitePriceList) {
  const sql = yield* SqlClient
  const body = encode(list.list)
  const version = versionOf(list, body)
  const standing = decodeIds(
    yield* sql`SELECT id FROM price_lists WHERE id IN (${list.id}, ${version}) AND list_type = ${list.listType}
      AND valid_from = ${list.validFrom} AND body = ${body}::jsonb ORDER BY id LIMIT 1`,
  )[0]
  if (standing !== undefined) return standing.id
  const taken = yield* sql`SELECT id FROM price_lists WHERE id = ${list.id}`
  const id = taken.length === 0 ? list.id : version
  yield* sql`INSERT INTO price_lists (id, list_type, valid_from, body)
    VALUES (${id}, ${list.listType}, ${list.validFrom}, ${body}::jsonb)`
  return id
})

/**
 * Makes the site's price lists the current ones. A list used to price orders remains unchanged, as a withdrawn list; a
 * list with the same ID but other prices becomes a separate version.
 */
export const replacePriceLists = Effect.fn("replacePriceLists")(function* (
  lists: ReadonlyArray<SitePriceList>,
) {
  const sql = yield* SqlClient
  const ids = yield* Effect.forEach(lists, keepVersion)
  const isKept = ids.length === 0 ? sql`false` : sql.in("id", ids)
  yield* sql`UPDATE price_lists SET withdrawn_at = NULL WHERE withdrawn_at IS NOT NULL AND ${isKept}`
  yield* sql`UPDATE price_lists SET withdrawn_at = now() WHERE withdrawn_at IS NULL AND NOT ${isKept}`
})
