import { digitsOfSpellings, normalAddress, normalName } from "@listwright/domain/suppression"

/**
 * The way a row identifies people: a person key; an address, for all people there; a last name there; both names
 * there.
 */
export type IdentityKind = "person" | "address" | "last" | "full"

/** The people that a row of a file names, in comparable form. Contains neither tabs nor line ends. */
export interface Identity {
  readonly kind: IdentityKind
  /**
   * The place to look, which is equal for equal identities and cheap to compute for every person. Several places are
   * joined by commas.
   */
  readonly place: string
  readonly text: string
}

/** Parts places from each other. */
export const PLACES = ","

/**
 * The form of addresses in the text of an identity. 2 is the present one; 1 is the one until fractions were kept
 * ('318' for '318½'), in which entries were sealed that can't be made again.
 */
export type IdentityForm = 1 | 2
export const IDENTITY_FORM: IdentityForm = 2

/** A written name and address; '' means that the name is missing. */
export interface NamedPerson {
  readonly firstName: string
  readonly lastName: string
  readonly address: string
  /** Five digits, or in Canada the first half of the postal code. */
  readonly zip: string
}

/** A key identifies one person, in any import. */
export const identityOfKey = (personKey: bigint): Identity => ({
  kind: "person",
  place: `person|${personKey}`,
  text: `person|${personKey}`,
})

/** Without names everybody at the address; without a first name everybody of that last name there. */
export const identityOfPerson = ({ address, firstName, lastName, zip }: NamedPerson): Identity => {
  const [at, first, last] = [normalAddress(address), normalName(firstName), normalName(lastName)]
  // Its neighbors in the data may write a fraction as a sign or in digits.
  const place = digitsOfSpellings(at)
    .map((digits) => `${zip}|${digits}`)
    .join(PLACES)
  if (last === "") return { kind: "address", place, text: `address|${zip}|${at}` }
  return first === ""
    ? { kind: "last", place, text: `last|${zip}|${at}|${last}` }
    : { kind: "full", place, text: `full|${zip}|${at}|${last}|${first}` }
}
