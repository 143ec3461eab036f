import { forwardSortationArea } from "../shared/PostalCode.ts"
import { parseZip5 } from "./parseZip5.ts"

/** A complete postal code as users write it, or its first half. */
const WRITTEN = /^[A-Z]\d[A-Z](?:[\s-]*\d[A-Z]\d)?$/

/**
 * Returns the code used to compare addresses: the five digits of a ZIP Code (`parseZip5`), or the first half of a
 * Canadian postal code ('M5V 2T6', 'm5v2t6', 'M5V-2T6', and 'M5V' all return 'M5V'), because records may have only that
 * half. Returns undefined for any other string.
 */
export const toMailPlace = (written: string): string | undefined => {
  const text = written.trim().toUpperCase()
  return WRITTEN.test(text) ? forwardSortationArea(text) : parseZip5(written)
}
