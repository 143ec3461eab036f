import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import { PASTE_LIMIT, type PasteRefused } from "./pastedCodes.ts"

/** A whole postal code with a blank in it, or whatever stands between separators. */
const ENTRY = /[A-Z]\d[A-Z]\s+\d[A-Z]\d(?![^\s,;])|[^\s,;]+/gi

/**
 * Splits a pasted text into postal codes and forward sortation areas. 'M5V 2T6' is one entry, as is 'M5V2T6'.
 * spec: decisions (Catalogue, list type 100)
 */
export const splitPostalCodes = (text: string): ReadonlyArray<string> => text.match(ENTRY) ?? []

/** As the data has it: in capitals, without the blank or hyphen in its middle. */
export const normalPostalCode = (entry: string): string =>
  entry.toUpperCase().replace(/^([A-Z]\d[A-Z])[\s-]+(\d[A-Z]\d)$/, "$1$2")

/** The entries to look up, as pasted, repetitions included: the limit counts what was pasted. */
export const pastedPostalCodes = (text: string): Result.Result<ReadonlyArray<string>, PasteRefused> => {
  const entries = splitPostalCodes(text).map(normalPostalCode)
  if (entries.length === 0) return Result.fail({ _tag: "PasteEmpty", zipType: "postalCode" })
  if (entries.length > PASTE_LIMIT) return Result.fail({ _tag: "PasteTooLong", entries: entries.length })
  return Result.succeed(entries)
}

/** The area that a valid postal code names. */
export const areaOfPostalCode = (postalCode: string): Area => ({
  kind: "postalCode",
  postalCode,
  excluded: false,
})
