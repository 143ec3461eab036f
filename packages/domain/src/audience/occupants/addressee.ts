import { listTypeOf } from "../../catalogue/listTypes.ts"
import type { ListDefinition } from "../../definition/ListDefinition.ts"

/** Whom mail goes to, in the two name fields of a list. */
export interface Addressee {
  readonly firstName: string
  readonly lastName: string
}

const RESIDENT: Addressee = { firstName: "Current", lastName: "Resident" }
const OCCUPANT: Addressee = { firstName: "Current", lastName: "Occupant" }

/** Whether a list names the people whose names are known; one of addresses only where its buyer includes contact names. */
export const includesNames = ({
  listType,
  occupant,
}: Pick<ListDefinition, "listType" | "occupant">): boolean =>
  listTypeOf(listType)?.universe !== "occupant" || occupant?.contactNames === true

const whole = ({ firstName, lastName }: Addressee): string => `${firstName} ${lastName}`

/** How pieces are addressed, in a sentence: by what an address is, after whoever is known there. */
export const addresseeText = (withNames: boolean): string =>
  `${withNames ? "Where no name is known, homes" : "Homes"} and apartments are addressed to ${whole(RESIDENT)}, businesses to ${whole(OCCUPANT)}.`

/**
 * Whom mail to an address goes to: the person who is known there, where the list includes names, otherwise whoever
 * lives or works there.
 */
export const addresseeOf = (known: Addressee, isBusiness: boolean, withNames: boolean): Addressee => {
  if (withNames && (known.firstName !== "" || known.lastName !== "")) return known
  return isBusiness ? OCCUPANT : RESIDENT
}
