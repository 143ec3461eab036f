import { Result } from "effect"
import type { Audience } from "../../definition/Audience.ts"
import { PASTE_LIMIT, splitPastedText } from "../../geography/codes/parsePastedCodes.ts"
import { addIndustry, omitIndustry } from "./chooseIndustries.ts"
import { type ParsedIndustry, parseIndustry } from "./parseIndustry.ts"

/** The pasted codes to add and to omit, in the order of the text, and the entries that aren't industry codes. */
export interface PastedIndustries {
  readonly codes: ReadonlyArray<ParsedIndustry>
  readonly unknown: ReadonlyArray<string>
}

/** The pasted text is empty or too long; either way, the text stays in the box. */
export type IndustriesRefusal =
  | { readonly _tag: "NoIndustriesPasted" }
  | { readonly _tag: "TooManyIndustriesPasted"; readonly entries: number }

/**
 * Splits text into codes at spaces, line breaks, commas, or semicolons, ignoring case and duplicates. `known` contains
 * the existing codes. The limit applies to all pasted entries, including duplicates.
 */
export const parsePastedIndustries = (
  text: string,
  known: ReadonlySet<string>,
): Result.Result<PastedIndustries, IndustriesRefusal> => {
  const entries = splitPastedText(text)
  if (entries.length === 0) return Result.fail({ _tag: "NoIndustriesPasted" })
  if (entries.length > PASTE_LIMIT)
    return Result.fail({ _tag: "TooManyIndustriesPasted", entries: entries.length })
  const read = [...new Set(entries)].map((entry) => ({ entry, ...parseIndustry(entry) }))
  return Result.succeed({
    codes: read.filter(({ code }) => known.has(code)).map(({ code, isOmitted }) => ({ code, isOmitted })),
    unknown: read.filter(({ code }) => !known.has(code)).map(({ entry }) => entry),
  })
}

/** Applies pasted codes to an audience; if a code is pasted both ways, the last one wins. */
export const applyPastedIndustries = (
  audience: Audience,
  column: string,
  { codes }: Pick<PastedIndustries, "codes">,
): Audience =>
  codes.reduce(
    (held, { code, isOmitted }) =>
      isOmitted ? omitIndustry(held, column, code) : addIndustry(held, column, code),
    audience,
  )
