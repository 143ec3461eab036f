import { BASE_ELEMENT } from "./OrderToPrice.ts"
import { priceElementLabel } from "./price-list/priceElementLabel.ts"
import type { PricingError } from "./PricingErrors.ts"

/**
 * Describes why an order has no price, and what the buyer can do about it. The specification doesn't define the
 * wording.
 */
export const describePricingError = (error: PricingError): string => {
  switch (error._tag) {
    case "NoPrice": {
      if (error.element === BASE_ELEMENT) {
        return "There is no price for this list at this quantity. Please change the quantity."
      }
      const label = priceElementLabel([], error.element)
      return `There is no price for ${label} at this quantity. Please change the quantity, or leave ${label} out.`
    }
    case "NoLabels":
      return "labelCount: this list comes without address labels. Please take them out."
    case "NoListUsage":
      return "This list usage is not offered. Please choose another one."
    case "NoMobilePackage":
      return "Please choose a mobile package: it is the price of this list."
    case "UnknownOutputColumn":
      return `outputColumns: this list has no column ${error.column}. Please leave it out.`
    case "UnknownMobilePackage":
      return `mobilePackageId: this list has no mobile package ${error.mobilePackageId}. Please leave it out, or choose another one.`
  }
}
