import { aboutShare } from "../step/aboutShare.ts"
import type { Route, Target } from "./occupantOptions.ts"

/** Names a kind of address. */
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

/** Names a kind of route. */
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

/** The checkbox for contact names. */
export const INCLUDE_CONTACT_NAMES = "Include contact names where available"

/** The source that the note below links to: with it a list has names throughout. */
export const LISTS_WITH_NAMES = 10

/**
 * The note of the resident occupant page. `share` of the records have a contact name, 0 to 1: about 0.7 of the records
 * that come with the product [ob9-contact-names].
 */
export const occupantNote = (share: number): string =>
  `Occupant lists are addressed to Current Resident or Occupant. Contact names are available for ${aboutShare(share)} of the list.`
