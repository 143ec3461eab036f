import { type OrderedService, serviceCodes } from "./ServiceOrder.ts"
import { orderTypes, type ServiceOrderType } from "./orderTypes.ts"

/**
 * The services that each tab lists, the usual one first. The specification has no code for Reverse Email, so its
 * orders have no service [p9-service-codes].
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

/**
 * The number that a row carries: the code of its service, or the number of its tab where the map has no code, as for
 * Reverse Email.
 */
export const serviceRowCode = (service: OrderedService | null): number =>
  service === null ? orderTypes.encode("reverseEmail") : serviceCodes.encode(service)
