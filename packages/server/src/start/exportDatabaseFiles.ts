import type { TaxRow } from "@listwright/domain/order"
import { PriceList, type PriceRow } from "@listwright/domain/pricing"
import { minimumPurchaseTypes, promotionTypes } from "@listwright/domain/promotion"
import { Effect, Equal, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { formatJson } from "../configuration/formatJson.ts"
import { toPriceList, type PriceTable } from "../configuration/PriceListFile.ts"
import type { SitePromotion } from "../configuration/PromotionsFile.ts"
import type { SiteText } from "../configuration/SiteContent.ts"
import { PRICES, PROMOTIONS, TAXES } from "../configuration/siteFiles.ts"
import type { TaxRate } from "../configuration/TaxesFile.ts"
import { readAllTaxRows } from "../orders/taxRows.ts"

const decodePriceLists = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      id: Schema.String,
      listType: Schema.Int,
      validFrom: Schema.Date,
      body: Schema.fromJsonString(PriceList),
    }),
  ),
)
const decodePromotions = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      code: Schema.String,
      name: Schema.String,
      type: Schema.Int,
      value: Schema.String,
      balance: Schema.NullOr(Schema.String),
      minimumType: Schema.NullOr(Schema.Int),
      spend: Schema.NullOr(Schema.String),
      records: Schema.NullOr(Schema.Int),
      packageIds: Schema.Array(Schema.Int),
      needsNoCode: Schema.Boolean,
      listTypes: Schema.Array(Schema.Int),
      maxUses: Schema.NullOr(Schema.Int),
      from: Schema.NullOr(Schema.Date),
      until: Schema.NullOr(Schema.Date),
    }),
  ),
)

const text = (path: string, value: unknown): SiteText => ({ path, text: `${formatJson(value)}\n` })

/** Groups elements with the same brackets into tables, preserving their order. */
const tablesOf = (rows: ReadonlyArray<PriceRow>): ReadonlyArray<PriceTable> => {
  const elements = [...Map.groupBy(rows, ({ element }) => element).values()]
  const quantities = (element: ReadonlyArray<PriceRow>) => element.map(({ from, to }) => [from, to] as const)
  const tables = Map.groupBy(elements, (element) => JSON.stringify(quantities(element)))
  return [...tables.values()].flatMap((same): ReadonlyArray<PriceTable> => {
    const [first, ...others] = quantities(same[0] ?? [])
    const perRecord = same.map((element) => [element[0]?.element ?? "", element.map(({ price }) => price)])
    return first === undefined
      ? []
      : [{ quantities: [first, ...others], perRecord: Object.fromEntries(perRecord) }]
  })
}

const fileName = (id: string): string => `${PRICES}/${id.replaceAll(/[^\w-]/g, "-")}.json`

const priceListFile = ({ body, id, listType, validFrom }: ReturnType<typeof decodePriceLists>[number]) => {
  const { elementPrices, ...list } = body
  const head = { version: 1, id, listType, validFrom: validFrom.toISOString() } as const
  const tabled = { ...head, priceTables: tablesOf(elementPrices), ...list }
  // What a table cannot say, or says in another order, stays rows: orders name the list as it is.
  const isSame = Equal.equals(toPriceList(tabled).elementPrices, elementPrices)
  return text(fileName(id), isSame ? tabled : { ...head, priceTables: [], elementPrices, ...list })
}

const promotionOf = (row: ReturnType<typeof decodePromotions>[number]): SitePromotion | null => {
  const type = promotionTypes.decode(row.type)
  if (type === undefined) return null
  const measure = row.minimumType === null ? undefined : minimumPurchaseTypes.decode(row.minimumType)
  const spend = measure === "records" ? null : row.spend
  const records = measure === "spend" ? null : row.records
  return {
    code: row.code,
    name: row.name,
    type,
    value: row.value,
    ...(row.balance === null ? {} : { balance: row.balance }),
    ...(measure === undefined
      ? {}
      : { minimum: { ...(spend === null ? {} : { spend }), ...(records === null ? {} : { records }) } }),
    ...(row.packageIds.length === 0 ? {} : { packageIds: row.packageIds }),
    ...(row.needsNoCode ? { needsNoCode: true } : {}),
    ...(row.listTypes.length === 0 ? {} : { listTypes: row.listTypes }),
    ...(row.maxUses === null ? {} : { maxUses: row.maxUses }),
    ...(row.from === null ? {} : { from: row.from.toISOString() }),
    ...(row.until === null ? {} : { until: row.until.toISOString() }),
  }
}

const rateOf = ({ from, rate, state, until, zipPrefix }: TaxRow): TaxRate => ({
  state,
  ...(zipPrefix === "" ? {} : { zipPrefix }),
  from,
  ...(until === null ? {} : { until }),
  rate,
})

/**
 * Writes a database's prices, promotions, and tax rates as site files; null or empty for any that the database doesn't
 * have.
 */
export const exportDatabaseFiles = Effect.gen(function* () {
  const sql = yield* SqlClient
  const lists = decodePriceLists(
    yield* sql`SELECT id, list_type AS "listType", valid_from AS "validFrom", body::text AS body
      FROM price_lists WHERE withdrawn_at IS NULL ORDER BY list_type, valid_from`,
  )
  const promotions = decodePromotions(
    yield* sql`SELECT code, name, type, value::text AS value, balance::text AS balance,
        minimum_type AS "minimumType", minimum_amount::text AS spend, minimum_quantity AS records,
        package_ids AS "packageIds", needs_no_code AS "needsNoCode", list_types AS "listTypes",
        max_uses AS "maxUses", nullif(valid_from, '2000-01-01') AS "from", nullif(valid_to, '2999-12-31') AS "until"
      FROM promotions WHERE withdrawn_at IS NULL ORDER BY place, code`,
  ).flatMap((row) => promotionOf(row) ?? [])
  const rates = (yield* readAllTaxRows).map(rateOf)
  return {
    priceLists: lists.map(priceListFile),
    /** The sources that have prices; null if there are no price lists. */
    sources: lists.length === 0 ? null : [...new Set(lists.map(({ listType }) => listType))],
    promotions: promotions.length === 0 ? null : text(PROMOTIONS, { version: 1, promotions }),
    taxes: rates.length === 0 ? null : text(TAXES, { version: 1, rates }),
  }
}).pipe(Effect.orDie)
