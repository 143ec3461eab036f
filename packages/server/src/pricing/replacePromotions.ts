import { minimumPurchaseTypes, promotionTypes } from "@listwright/domain/promotion"
import { type DateTime, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { parseDateOrTimestamp } from "../configuration/formats.ts"
import { minimumUnit, type SitePromotion } from "../configuration/PromotionsFile.ts"

const integers = (numbers: ReadonlyArray<number> = []): string => `{${numbers.join(",")}}`

const moment = (text: string | undefined, zone: DateTime.TimeZone): Date | null =>
  text === undefined ? null : parseDateOrTimestamp(text, zone)

/**
 * Makes the site's promotions the current ones, in file order. Orders' claims remain; a promotion that the site no
 * longer has is withdrawn.
 */
export const replacePromotions = Effect.fn("replacePromotions")(function* (
  promotions: ReadonlyArray<SitePromotion>,
  zone: DateTime.TimeZone,
) {
  const sql = yield* SqlClient
  yield* sql`UPDATE promotions SET withdrawn_at = now() WHERE withdrawn_at IS NULL`
  yield* Effect.forEach(promotions, (promotion, place) => {
    const minimum = minimumUnit(promotion)
    return sql`INSERT INTO promotions (code, name, type, value, balance, minimum_type, minimum_amount,
        minimum_quantity, package_ids, needs_no_code, list_types, max_uses, valid_from, valid_to, place,
        withdrawn_at)
      VALUES (${promotion.code}, ${promotion.name}, ${promotionTypes.encode(promotion.type)},
        ${promotion.value}::numeric, ${promotion.balance ?? null}::numeric,
        ${minimum === null ? null : minimumPurchaseTypes.encode(minimum)}::integer,
        ${promotion.minimum?.spend ?? null}::numeric, ${promotion.minimum?.records ?? null}::integer,
        ${integers(promotion.packageIds)}::integer[], ${promotion.needsNoCode ?? false},
        ${integers(promotion.listTypes)}::integer[], ${promotion.maxUses ?? null}::integer,
        coalesce(${moment(promotion.from, zone)}::timestamptz, '2000-01-01'),
        coalesce(${moment(promotion.until, zone)}::timestamptz, '2999-12-31'), ${place}::integer, NULL)
      ON CONFLICT (code) DO UPDATE SET name = excluded.name, type = excluded.type, value = excluded.value,
        balance = excluded.balance, minimum_type = excluded.minimum_type,
        minimum_amount = excluded.minimum_amount, minimum_quantity = excluded.minimum_quantity,
        package_ids = excluded.package_ids, needs_no_code = excluded.needs_no_code,
        list_types = excluded.list_types, max_uses = excluded.max_uses, valid_from = excluded.valid_from,
        valid_to = excluded.valid_to, place = excluded.place, withdrawn_at = NULL`
  })
})
