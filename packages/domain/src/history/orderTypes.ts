import { codes } from "../shared/Codes.ts"

/**
 * The order history's tabs, in order. These codes differ from service codes, where -1 has another meaning
 * [p9-history-types].
 */
export const orderTypes = codes({
  lists: -1,
  cleanList: 0,
  enhanceList: 1,
  portraitReports: 2,
  emailList: 3,
  phoneAppend: 5,
  phoneVerification: 6,
  reverseEmail: 8,
})
export type OrderType = (typeof orderTypes.names)[number]
/** A history tab with service orders. */
export type ServiceOrderType = Exclude<OrderType, "lists">

/** Returns a tab's name. */
export const orderTypeName = (type: OrderType): string => {
  switch (type) {
    case "lists":
      return "Lists/Leads"
    case "cleanList":
      return "Clean List"
    case "enhanceList":
      return "Enhance List"
    case "portraitReports":
      return "Portrait Reports"
    case "emailList":
      return "Email List"
    case "phoneAppend":
      return "Phone Append"
    case "phoneVerification":
      return "Phone Verification"
    case "reverseEmail":
      return "Reverse Email"
  }
}
