import { codes } from "../shared/Codes.ts"

/**
 * Which service an order of services is about. Not the codes of the history's tabs, which give -1 another meaning.
 * spec: portal §3 (Service code display map), §9 [p9-service-codes], decisions (Calls)
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

/** What people read. spec: portal §3 (Service code display map) */
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
