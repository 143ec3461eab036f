import { codes } from "../shared/Codes.ts"
import { Schema } from "effect"

/**
 * The codes of the services that can be ordered. They differ from the codes of the history's tabs, where -1 has another
 * meaning [p9-service-codes].
 */
export const serviceCodes = codes({
  cleanList: -1,
  enhanceList: -2,
  portraitReports: -3,
  emailAppend: -4,
  emailVerification: -5,
  enhanceListBundle: -6,
  phoneAppend: -7,
  phoneVerification: -8,
  phoneReverse: -9,
})
export type OrderedService = (typeof serviceCodes.names)[number]

/** Returns the display name of an ordered service. */
export const orderedServiceName = (service: OrderedService): string => {
  switch (service) {
    case "cleanList":
      return "Clean List"
    case "enhanceList":
      return "Enhance List"
    case "portraitReports":
      return "Portrait Reports"
    case "emailAppend":
      return "Email Append"
    case "emailVerification":
      return "Email Verification"
    case "enhanceListBundle":
      return "Enhance List Bundle"
    case "phoneAppend":
      return "Phone Append"
    case "phoneVerification":
      return "Phone Append confirmation (Phone Verification)"
    case "phoneReverse":
      return "Phone Reverse"
  }
}

/**
 * A row in one of the history's service tabs. It includes both the account's and the user's name because its account
 * column shows one or the other.
 */
export const ServiceOrder = Schema.Struct({
  id: Schema.String,
  /** An ISO date or instant. */
  createdAt: Schema.String,
  orderCode: Schema.String,
  name: Schema.String,
  statusText: Schema.String,
  /** The service; null for one without a code, such as Reverse Email. */
  service: Schema.NullOr(Schema.Literals(serviceCodes.names)),
  totalRecords: Schema.Int,
  /** The total cost, in dollars with 2 decimals. */
  totalCost: Schema.String,
  accountName: Schema.String,
  userName: Schema.String,
  /** The status; 50 is complete (see `orderStatuses`). */
  status: Schema.Int,
  hasFulfillmentFile: Schema.Boolean,
  hasReportsFile: Schema.Boolean,
})
export type ServiceOrder = typeof ServiceOrder.Type
