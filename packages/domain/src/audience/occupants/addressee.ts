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

/**
 * Whom mail to an address goes to: the person who is known there, where the list includes names, otherwise whoever lives or
 * works there. spec: order-builder §2.4 (resident occupant list page)
 */
export const addresseeOf = (known: Addressee, isBusiness: boolean, withNames: boolean): Addressee => {
  if (withNames && (known.firstName !== "" || known.lastName !== "")) return known
  return isBusiness ? OCCUPANT : RESIDENT
}
