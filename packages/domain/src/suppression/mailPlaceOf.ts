import { fsaOf } from "../shared/PostalCode.ts"
import { zip5Of } from "./zip5Of.ts"

/** A postal code as people write it, or its first half. */
const WRITTEN = /^[A-Z]\d[A-Z](?:[\s-]*\d[A-Z]\d)?$/

/**
 * Where an address is, as addresses are compared by it: the five digits of a ZIP Code (`zip5Of`), or of a Canadian postal code its
 * first half ('M5V 2T6', 'm5v2t6', 'M5V-2T6' and 'M5V' are 'M5V'), since records may have no more. undefined: it is neither.
 */
export const mailPlaceOf = (written: string): string | undefined => {
  const text = written.trim().toUpperCase()
  return WRITTEN.test(text) ? fsaOf(text) : zip5Of(written)
}
