import { type OrderedService, serviceCodes } from "./ServiceOrder.ts"
import { orderTypes, type ServiceOrderType } from "./orderTypes.ts"

/**
 * Each tab's services, starting with the default. The specification has no code for Reverse Email, so its orders have
 * no service [p9-service-codes].
 */
export const TAB_SERVICES: Readonly<Record<ServiceOrderType, ReadonlyArray<OrderedService>>> = {
  cleanList: ["cleanList"],
  enhanceList: ["enhanceList", "enhanceListBundle"],
  portraitReports: ["portraitReports"],
  emailList: ["emailAppend", "emailVerification"],
  phoneAppend: ["phoneAppend", "phoneReverse"],
  phoneVerification: ["phoneVerification"],
  reverseEmail: [],
}

/**
 * Returns a row's number: its service's code, or its tab's number if the service has no code, as with Reverse Email.
 */
export const serviceRowCode = (service: OrderedService | null): number =>
  service === null ? orderTypes.encode("reverseEmail") : serviceCodes.encode(service)
