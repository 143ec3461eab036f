import { BASE_ELEMENT } from "./PricingInput.ts"
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
      return `There is no price for ${label} at this quantity. Please change the quantity, or remove ${label}.`
    }
    case "NoLabels":
      return "labelCount: this list doesn't come with address labels. Please remove them."
    case "NoListUsage":
      return "This list usage isn't available. Please choose another one."
    case "NoMobilePackage":
      return "Please choose a mobile package. It sets the price of this list."
    case "UnknownOutputColumn":
      return `outputColumns: this list has no column ${error.column}. Please remove it.`
    case "UnknownMobilePackage":
      return `mobilePackageId: this list has no mobile package ${error.mobilePackageId}. Please remove it, or choose another one.`
  }
}
