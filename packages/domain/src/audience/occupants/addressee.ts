import { findListType } from "../../catalog/listTypes.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"

/** A mail recipient, in a list's two name fields. */
export interface Addressee {
  readonly firstName: string
  readonly lastName: string
}

const RESIDENT: Addressee = { firstName: "Current", lastName: "Resident" }
const OCCUPANT: Addressee = { firstName: "Current", lastName: "Occupant" }

/**
 * Returns whether a list includes people's known names; an address list does so only if the buyer includes contact
 * names.
 */
export const includesNames = ({
  listType,
  occupant,
}: Pick<ListDefinition, "listType" | "occupant">): boolean =>
  findListType(listType)?.universe !== "occupant" || occupant?.contactNames === true

const whole = ({ firstName, lastName }: Addressee): string => `${firstName} ${lastName}`

/**
 * Describes how mail pieces are addressed, in a sentence: by the known name first, otherwise by the kind of address.
 */
export const addresseeText = (withNames: boolean): string =>
  `${withNames ? "If no name is known, homes" : "Homes"} and apartments are addressed to ${whole(RESIDENT)}, and businesses to ${whole(OCCUPANT)}.`

/**
 * Returns the recipient of mail to an address: the known person if the list includes names, otherwise the current
 * resident or occupant.
 */
export const resolveAddressee = (known: Addressee, isBusiness: boolean, withNames: boolean): Addressee => {
  if (withNames && (known.firstName !== "" || known.lastName !== "")) return known
  return isBusiness ? OCCUPANT : RESIDENT
}
