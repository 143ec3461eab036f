import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import { CarrierRoute, Zip, Zip4 } from "../../shared/Zip.ts"
import type { CodeType } from "../Areas.ts"

/** The maximum number of entries in one paste [ob5-paste] [ob9-zip-limits]. */
export const PASTE_LIMIT = 2_000

/** The paste is empty or too long; either way, the text stays in the box. */
export type PasteRefusal =
  | { readonly _tag: "PasteEmpty"; readonly zipType: CodeType }
  | { readonly _tag: "PasteTooLong"; readonly entries: number }

/**
 * Normalizes a code to the data's format: removes the hyphen from a ZIP+4 and the space from a postal code, and makes
 * routes and postal codes uppercase.
 */
export const normalizeCode = (zipType: CodeType, entry: string): string => {
  switch (zipType) {
    case "plainZip":
    case "zip":
      return entry
    case "zip4":
      return entry.replace(/^(\d{5})-(\d{4})$/, "$1$2")
    case "carrierRoute":
      return entry.toUpperCase()
    case "postalCode":
      return entry.toUpperCase().replace(/^([A-Z]\d[A-Z])[\s-]+(\d[A-Z]\d)$/, "$1$2")
  }
}

/** Matches a full postal code with a space in it, or any text between separators. */
const POSTAL_ENTRY = /[A-Z]\d[A-Z]\s+\d[A-Z]\d(?![^\s,;])|[^\s,;]+/gi

/** Splits pasted text into entries. 'M5V 2T6' is one entry, as is 'M5V2T6'. */
export const splitPastedEntries = (text: string, zipType: CodeType): ReadonlyArray<string> =>
  zipType === "postalCode" ? (text.match(POSTAL_ENTRY) ?? []) : splitPastedText(text)

/** Returns the entries to look up, as pasted, including duplicates, which count toward the limit. */
export const parsePastedCodes = (
  text: string,
  zipType: CodeType,
): Result.Result<ReadonlyArray<string>, PasteRefusal> => {
  const entries = splitPastedEntries(text, zipType).map((entry) => normalizeCode(zipType, entry))
  if (entries.length === 0) return Result.fail({ _tag: "PasteEmpty", zipType })
  if (entries.length > PASTE_LIMIT) return Result.fail({ _tag: "PasteTooLong", entries: entries.length })
  return Result.succeed(entries)
}

/** Returns the area of a valid code. Throws if the code isn't in the format of its type; look it up first. */
export const codeToArea = (zipType: CodeType, code: string): Area => {
  switch (zipType) {
    case "plainZip":
    case "zip":
      return { kind: "zip", zip: Zip.make(code), excluded: false }
    case "zip4":
      return { kind: "zip4", zip4: Zip4.make(code), excluded: false }
    case "carrierRoute":
      return { kind: "carrierRoute", carrierRoute: CarrierRoute.make(code), excluded: false }
    case "postalCode":
      return { kind: "postalCode", postalCode: code, excluded: false }
  }
}

/** Splits pasted text at whitespace, commas, and semicolons; keeps duplicates [ob5-paste]. */
export const splitPastedText = (text: string): ReadonlyArray<string> =>
  text.split(/[\s,;]+/).filter((entry) => entry !== "")
