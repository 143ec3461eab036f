import { aboutShare } from "../step/aboutShare.ts"
import type { Route, Target } from "./occupantOptions.ts"

/** spec: order-builder §2.4 (Targeting Options) */
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

/** spec: order-builder §2.4 (Route Options) */
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

/** The checkbox for contact names. spec: order-builder §2.4 */
export const INCLUDE_CONTACT_NAMES = "Include contact names where available"

/** The source that the note below links to: with it a list has names throughout. spec: order-builder §2.4 */
export const LISTS_WITH_NAMES = 10

/**
 * The note of the resident occupant page. `share` of the records have a contact name, 0 to 1: about 0.7 of the records
 * that come with the product. spec: order-builder §2.4, §9 [ob9-contact-names], decisions (Data)
 */
export const occupantNote = (share: number): string =>
  `Occupant lists are addressed to Current Resident or Occupant. Contact names are available for ${aboutShare(share)} of the list.`
