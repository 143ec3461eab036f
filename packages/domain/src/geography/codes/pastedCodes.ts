import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import { CarrierRoute, Zip, Zip4 } from "../../shared/Zip.ts"
import type { ZipType } from "../Areas.ts"

/** What may be pasted: codes that `Areas` knows, or Canadian postal codes. */
export type CodeType = ZipType | "postalCode"

/** The most entries that one paste may hold. spec: order-builder §5 [ob5-paste], §9 [ob9-zip-limits] */
export const PASTE_LIMIT = 2_000

/** Nothing was pasted, or too much; either way the text stays in the box. */
export type PasteRefused =
  | { readonly _tag: "PasteEmpty"; readonly zipType: CodeType }
  | { readonly _tag: "PasteTooLong"; readonly entries: number }

/** Writes a code as the data has it: a ZIP+4 loses its hyphen, a route is in capitals. spec: decisions (Counting) */
export const normalCode = (zipType: ZipType, entry: string): string => {
  switch (zipType) {
    case "plainZip":
    case "zip":
      return entry
    case "zip4":
      return entry.replace(/^(\d{5})-(\d{4})$/, "$1$2")
    case "carrierRoute":
      return entry.toUpperCase()
  }
}

/** The entries to look up, as pasted, repetitions included: the limit counts what was pasted. */
export const pastedCodes = (
  text: string,
  zipType: ZipType,
): Result.Result<ReadonlyArray<string>, PasteRefused> => {
  const entries = splitPaste(text).map((entry) => normalCode(zipType, entry))
  if (entries.length === 0) return Result.fail({ _tag: "PasteEmpty", zipType })
  if (entries.length > PASTE_LIMIT) return Result.fail({ _tag: "PasteTooLong", entries: entries.length })
  return Result.succeed(entries)
}

/** The area that a valid code names. Throws on a code of another form: look it up first. */
export const areaOfCode = (zipType: ZipType, code: string): Area => {
  switch (zipType) {
    case "plainZip":
    case "zip":
      return { kind: "zip", zip: Zip.make(code), excluded: false }
    case "zip4":
      return { kind: "zip4", zip4: Zip4.make(code), excluded: false }
    case "carrierRoute":
      return { kind: "carrierRoute", carrierRoute: CarrierRoute.make(code), excluded: false }
  }
}

/** Splits pasted text at blanks, line ends, commas and semicolons; repetitions stay. spec: order-builder §5 (Paste) [ob5-paste] */
export const splitPaste = (text: string): ReadonlyArray<string> =>
  text.split(/[\s,;]+/).filter((entry) => entry !== "")
