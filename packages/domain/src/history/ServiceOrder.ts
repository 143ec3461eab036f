import { Schema } from "effect"
import { serviceCodes } from "./serviceCodes.ts"

/**
 * A row of one of the history's service tabs. Its account column shows account or user, so that a row has both names.
 * spec: portal §3 (Service order row)
 */
export const ServiceOrder = Schema.Struct({
  orderGuid: Schema.String,
  /** ISO day or instant. */
  createTime: Schema.String,
  orderCode: Schema.String,
  orderDesc: Schema.String,
  statusDesc: Schema.String,
  service: Schema.Literals(serviceCodes.names),
  totalRecords: Schema.Int,
  /** Dollars with 2 decimals. */
  totalCost: Schema.String,
  accountName: Schema.String,
  userName: Schema.String,
  /** 50 is complete, see `orderStatuses`. */
  status: Schema.Int,
  hasFulfillmentFile: Schema.Boolean,
  hasReportsFile: Schema.Boolean,
})
export type ServiceOrder = typeof ServiceOrder.Type
