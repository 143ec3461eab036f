import { Promotion } from "@listwright/domain/promotion"
import { Schema } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"

const decodeRows = Schema.decodeUnknownSync(Schema.Array(Promotion))

/** Converts rows selected by `promotionColumns` to promotions. */
export const decodePromotions = (rows: unknown): ReadonlyArray<Promotion> => decodeRows(rows)

/**
 * Selects a promotion in the domain's form from a table with the alias `p`; the balance is reduced by active claims.
 */
export const promotionColumns = (sql: SqlClient) => sql`
  p.code, p.name, p.type, p.value::text AS value,
  (p.balance - (SELECT coalesce(sum(c.amount), 0) FROM promotion_claims c
    WHERE c.code = p.code AND c.released_at IS NULL))::text AS balance,
  p.minimum_type AS "minimumType", p.minimum_amount::text AS "minimumSpend",
  p.minimum_quantity AS "minimumRecords", p.package_ids AS "packageIds", p.needs_no_code AS "needsNoCode"`

/** Builds the condition that a promotion, with the table alias `p`, is currently valid for a source. */
export const validPromotionCondition = (sql: SqlClient, listType: number, now: Date) => sql`
  p.withdrawn_at IS NULL AND p.valid_from <= ${now} AND p.valid_to > ${now}
  AND (p.list_types = '{}' OR ${listType} = ANY (p.list_types))
  AND (p.max_uses IS NULL OR p.max_uses > (SELECT count(*) FROM promotion_claims c
    WHERE c.code = p.code AND c.released_at IS NULL))
  AND (p.balance IS NULL OR p.balance > (SELECT coalesce(sum(c.amount), 0) FROM promotion_claims c
    WHERE c.code = p.code AND c.released_at IS NULL))`
