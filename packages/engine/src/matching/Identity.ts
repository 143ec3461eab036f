import { createHash } from "node:crypto"
import { spellingDigits, normalizeAddress, normalizeName } from "@listwright/domain/suppression"

/**
 * The way a row identifies people: by a person key; by an address, for everyone there; by an address and last name; or
 * by an address and both names.
 */
export type IdentityKind = "person" | "address" | "last" | "full"

/** The people named in a file's row, in comparable form, without tabs or line endings. */
export interface Identity {
  readonly kind: IdentityKind
  /**
   * The lookup key, which is the same for equal identities and cheap to compute for every person. Multiple keys are
   * joined by commas.
   */
  readonly place: string
  readonly text: string
}

/** The separator between lookup keys. */
export const PLACE_SEPARATOR = ","

/**
 * The address format in an identity's text. 2 is the current format; 1 dates from before fractions were preserved
 * ('318' for '318½'), and entries sealed with it can't be recreated.
 */
export type IdentityForm = 1 | 2
export const IDENTITY_FORM: IdentityForm = 2

/** A name and address as written; '' if a name is missing. */
export interface NamedPerson {
  readonly firstName: string
  readonly lastName: string
  readonly address: string
  /** The ZIP Code's five digits, or, in Canada, the first half of the postal code. */
  readonly zip: string
}

/** Returns the identity for a person key, which identifies one person in any import. */
export const identityFromKey = (personKey: bigint): Identity => ({
  kind: "person",
  place: `person|${personKey}`,
  text: `person|${personKey}`,
})

/** The form of the keys that a provider gives its records: numbers, or strings whose hashes are the person keys. */
export type KeyForm = "number" | "text"

/** The hexadecimal digits of 64 bits. */
const KEY_DIGITS = 16

/** Returns the identity for a string key, even one that's all digits; an import derives the same person key from it. */
export const identityFromText = (key: string): Identity =>
  identityFromKey(BigInt(`0x${createHash("sha256").update(key).digest("hex").slice(0, KEY_DIGITS)}`))

/**
 * Returns the identity for a name and address: without names, it covers everyone at the address; without a first name,
 * everyone there with that last name.
 */
export const identityFromPerson = ({ address, firstName, lastName, zip }: NamedPerson): Identity => {
  const [at, first, last] = [normalizeAddress(address), normalizeName(firstName), normalizeName(lastName)]
  // Its neighbors in the data may write a fraction as a sign or in digits.
  const place = spellingDigits(at)
    .map((digits) => `${zip}|${digits}`)
    .join(PLACE_SEPARATOR)
  if (last === "") return { kind: "address", place, text: `address|${zip}|${at}` }
  return first === ""
    ? { kind: "last", place, text: `last|${zip}|${at}|${last}` }
    : { kind: "full", place, text: `full|${zip}|${at}|${last}|${first}` }
}
