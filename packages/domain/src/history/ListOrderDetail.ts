import { Schema } from "effect"
import { OccupantOptions, PhoneOption } from "../definition/ListDefinition.ts"
import { geoTypes } from "../definition/GeoType.ts"
import { cardTypes } from "../payment/CardType.ts"
import { SuppressionKind } from "../suppression/SuppressionListItem.ts"
import { OrderCode } from "../shared/OrderCode.ts"
import { listUsages } from "../pricing/ListUsage.ts"

const { Array, Boolean, Int, Literals, NullOr, String, Struct } = Schema

/** The details of a list order. Charges are in dollars with 2 decimals. */
export const ListOrderDetail = Struct({
  orderCode: OrderCode,
  /** The status, as in the order's row. */
  status: Int,
  available: Int,
  quantity: Int,
  geographyCharge: String,
  serviceCharge: String,
  estimatedCost: String,
  listUsage: Literals(listUsages.names),
  phoneOption: NullOr(PhoneOption),
  geoType: Literals(geoTypes.names),
  /** True if all households are selected. */
  isAllHouseholds: Boolean,
  criteria: Array(Struct({ attribute: String, values: Array(String) })),
  areas: Array(Struct({ code: String, name: String, quantity: Int })),
  addresses: Array(Struct({ name: String, quantity: Int })),
  /** Targets, routes, and contact names; null for sources without these options. */
  occupant: NullOr(OccupantOptions),
  outputColumns: Array(Struct({ column: String, name: String })),
  purpose: String,
  mobilePackage: NullOr(Struct({ name: String, viewCount: Int })),
  suppressions: Struct({
    orders: Array(Struct({ code: String, description: String })),
    files: Array(Struct({ fileName: String })),
    savedLists: Array(Struct({ code: String })),
    /** The suppression kinds that cover everything in a date range, with its ISO dates, inclusive. */
    days: Array(Struct({ kind: SuppressionKind, start: String, end: String })),
  }),
  /** The payment method; 1 is a credit card, null if there isn't one yet. */
  paymentMethod: NullOr(Int),
  /** The payment, shown if `listOrderActions` allows it; the number is masked. */
  payment: NullOr(Struct({ cardType: Literals(cardTypes.names), number: String })),
})
export type ListOrderDetail = typeof ListOrderDetail.Type
