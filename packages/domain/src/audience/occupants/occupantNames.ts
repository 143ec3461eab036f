import { approximateShareText } from "../step/approximateShareText.ts"
import type { Route, Target } from "./occupantOptions.ts"

/** Returns the display name of an address kind. */
export const occupantTargetName = (target: Target): string => {
  switch (target) {
    case "homes":
      return "Homes"
    case "apartments":
      return "Apartments"
    case "businesses":
      return "Businesses"
  }
}

/** Returns the display name of a route kind. */
export const occupantRouteName = (route: Route): string => {
  switch (route) {
    case "carrierRoutes":
      return "Carrier Routes"
    case "poBoxes":
      return "PO Boxes"
    case "ruralRoutes":
      return "Rural Routes"
  }
}

/** The label of the checkbox for contact names. */
export const CONTACT_NAMES_LABEL = "Include contact names where available"

/** The source that the note below links to, whose lists always include names. */
export const SOURCE_WITH_NAMES = 10

/**
 * Returns the note on the resident occupant page. `share` is the share of records with a contact name, 0 to 1: about
 * 0.7 for the records that ship with the product [ob9-contact-names].
 */
export const occupantNote = (share: number): string =>
  `Occupant lists are addressed to Current Resident or Occupant. Contact names are available for ${approximateShareText(share)} of the list.`
