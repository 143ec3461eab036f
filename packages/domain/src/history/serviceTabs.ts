import type { OrderedService } from "./ServiceOrder.ts"
import type { ServiceOrderType } from "./orderTypes.ts"

/**
 * The services that each tab lists, the usual one first. The specification names no code for Reverse Email, so that its orders
 * have none. spec: portal §2 (Order History page), §3 (Service code display map), decisions (Calls) [p9-service-codes]
 */
export const SERVICES_OF_TAB: Readonly<Record<ServiceOrderType, ReadonlyArray<OrderedService>>> = {
  cleanList: ["cleanList"],
  enhanceList: ["enhanceList", "enhanceListBundle"],
  portraitReports: ["portraitReports"],
  emailList: ["emailAppend", "emailVerification"],
  phoneAppend: ["phoneAppend", "phoneReverse"],
  phoneVerification: ["phoneVerification"],
  reverseEmail: [],
}
