import type { Reach } from "@listwright/domain/account"
import { chosenCriteria } from "@listwright/domain/audience"
import {
  type Area,
  areaCode,
  areaKey,
  CanonicalDefinition,
  type SuppressionChoice,
} from "@listwright/domain/definition"
import { inferGeoType, toOrderAddress } from "@listwright/domain/geography"
import { columnName } from "@listwright/domain/counting"
import { listOrderActions, type ListOrderDetail, toOrderStatus } from "@listwright/domain/history"
import { OrderState } from "@listwright/domain/order"
import { cardTypes, paymentMethods, maskedCardNumber } from "@listwright/domain/payment"
import { listUsages, Price } from "@listwright/domain/pricing"
import { type DraftId, OrderCode } from "@listwright/domain/shared"
import type { SuppressionKind } from "@listwright/domain/suppression"
import { areaNames } from "@listwright/geography"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { OrderedAreas } from "../orders/OrderedArea.ts"
import { PriceLists } from "../pricing/PriceLists.ts"
import { reachCondition } from "../storage/reachCondition.ts"
import { listKnownColumns } from "./listKnownColumns.ts"

const Row = Schema.Struct({
  code: OrderCode,
  state: OrderState,
  isOnline: Schema.Boolean,
  orderType: Schema.Int,
  quantity: Schema.Int,
  cost: Schema.String,
  cardType: Schema.String,
  lastDigits: Schema.String,
  purpose: Schema.NullOr(Schema.String),
  definition: Schema.fromJsonString(CanonicalDefinition),
  areas: OrderedAreas,
  price: Schema.fromJsonString(Price),
  listUsage: Schema.Int,
  outputColumns: Schema.fromJsonString(Schema.Array(Schema.String)),
  mobilePackageId: Schema.NullOr(Schema.Int),
  priceListId: Schema.String,
})
type Row = typeof Row.Type
const decodeRows = Schema.decodeUnknownSync(Schema.Array(Row))
const decodeNames = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ id: Schema.String, code: Schema.String, name: Schema.String })),
)

/** Returns whether an area is identified by an address rather than a code. */
const isAddressed = (area: Area): boolean => toOrderAddress(area) !== null

/**
 * Returns the current names of the selected rows of a suppression type, in selection order. A row that no longer exists
 * is identified by its ID.
 */
const named = Effect.fnUntraced(function* (kind: SuppressionKind, choice: SuppressionChoice) {
  if (choice.mode !== "item") return []
  const sql = yield* SqlClient
  const query = () => {
    switch (kind) {
      case "orders":
        return sql`SELECT code AS id, code, order_name AS name FROM orders WHERE ${sql.in("code", choice.items)}`
      case "savedCounts":
        return sql`SELECT s.id, s.code, n.name FROM saved_counts s JOIN saved_list_names n ON n.saved_count_id = s.id
          WHERE ${sql.in("s.id", choice.items)}`
      case "files":
        return sql`SELECT id, id AS code, name FROM suppression_files WHERE ${sql.in("id", choice.items)}`
    }
  }
  const rows = decodeNames(yield* Effect.orDie(query()))
  return choice.items.map((id) => rows.find((row) => row.id === id) ?? { id, code: id, name: "" })
})

const suppressionsOf = Effect.fnUntraced(function* ({ suppressions }: CanonicalDefinition) {
  const days = (["orders", "savedCounts", "files"] as const).flatMap((kind) => {
    const choice = suppressions[kind]
    return choice.mode === "date" ? [{ kind, start: choice.start, end: choice.end }] : []
  })
  return {
    orders: (yield* named("orders", suppressions.orders)).map(({ code, name }) => ({
      code,
      description: name,
    })),
    savedLists: (yield* named("savedCounts", suppressions.savedCounts)).map(({ code }) => ({
      code,
    })),
    files: (yield* named("files", suppressions.files)).map(({ id, name }) => ({
      fileName: name === "" ? id : name,
    })),
    days,
  }
})

/** Returns the package that an order was priced with, from the price list version stored with the order. */
const packageOf = Effect.fnUntraced(function* ({ definition, mobilePackageId, priceListId }: Row) {
  if (mobilePackageId === null) return null
  const { prices } = yield* (yield* PriceLists).version(definition.listType, priceListId)
  const known = prices.mobilePackages.get(mobilePackageId)
  return known === undefined ? null : { name: known.name, viewCount: known.viewCount }
})

/** Returns the payment card, limited to the details that may be shown [p4-payment-shown]. */
const paymentOf = (row: Row): ListOrderDetail["payment"] => {
  const { showPayment } = listOrderActions({
    status: toOrderStatus(row.state),
    isOnline: row.isOnline,
    orderType: row.orderType,
    listType: row.definition.listType,
    paymentMethod: paymentMethods.encode("creditCard"),
  })
  const cardType = cardTypes.names.find((name) => name === row.cardType)
  return !showPayment || cardType === undefined || row.lastDigits === ""
    ? null
    : { cardType, number: maskedCardNumber(row) }
}

/** Returns all data stored about an accessible order; null if there is no such order. */
export const findOrderDetail = Effect.fn("findOrderDetail")(function* (
  reach: Reach,
  { orderCode, draftId }: { readonly draftId: DraftId; readonly orderCode: OrderCode | null },
) {
  const sql = yield* SqlClient
  const which = orderCode === null ? sql`o.draft_id = ${draftId}` : sql`o.code = ${orderCode}`
  const [row] = decodeRows(
    yield* Effect.orDie(sql`SELECT o.code, o.state, o.is_online AS "isOnline", o.order_type AS "orderType", o.quantity,
        o.total_pretax::text AS cost, o.card_type AS "cardType", o.last_digits AS "lastDigits",
        o.permitted_purpose AS purpose, q.definition, q.areas, q.quote AS price,
        q.list_usage AS "listUsage", q.output_columns AS "outputColumns", q.mobile_package_id AS "mobilePackageId",
        q.price_list_id AS "priceListId"
      FROM orders o JOIN order_quotes q ON q.order_code = o.code WHERE ${which} AND ${reachCondition(sql, reach)}
      ORDER BY (o.state = 'declined'), o.submitted_at DESC LIMIT 1`),
  )
  if (row === undefined) return null
  const { areas, definition, outputColumns, price } = row
  const columns = yield* listKnownColumns(definition.listType)
  const nameOf = (yield* areaNames)(definition.areas)
  const byKey = new Map(definition.areas.map((area) => [areaKey(area), area]))
  const ordered = areas.flatMap(({ desired, key }) => {
    const area = byKey.get(key)
    return area === undefined ? [] : [{ area, desired, name: nameOf(key) }]
  })
  const isAllHouseholds = definition.audience.unit === "allHouseholds"
  const detail: ListOrderDetail = {
    orderCode: row.code,
    status: toOrderStatus(row.state),
    available: price.available,
    quantity: row.quantity,
    geographyCharge: price.figures.geographyCharge,
    serviceCharge: price.figures.serviceCharge,
    estimatedCost: row.cost,
    listUsage: listUsages.decode(row.listUsage) ?? "oneTime",
    phoneOption: definition.phoneOption,
    geoType: inferGeoType(definition.areas),
    isAllHouseholds,
    criteria: isAllHouseholds
      ? []
      : chosenCriteria(definition.audience, columns).map(({ labels, name }) => ({
          attribute: name,
          values: labels,
        })),
    areas: ordered
      .filter(({ area }) => !isAddressed(area))
      .map(({ area, desired, name }) => ({
        code: areaCode(area),
        name,
        quantity: desired,
      })),
    addresses: ordered
      .filter(({ area }) => isAddressed(area))
      .map(({ desired, name }) => ({ name, quantity: desired })),
    occupant: definition.occupant,
    outputColumns: outputColumns.map((column) => ({
      column,
      name: columnName(columns, column),
    })),
    // What the list is used for, as the buyer stated it.
    purpose: row.purpose ?? "",
    mobilePackage: yield* packageOf(row).pipe(Effect.catchTag("NoPriceList", () => Effect.succeed(null))),
    suppressions: yield* suppressionsOf(definition),
    paymentMethod: paymentMethods.encode("creditCard"),
    payment: paymentOf(row),
  }
  return detail
})
