import { Result } from "effect"
import type { Audience } from "../../definition/Audience.ts"
import { PASTE_LIMIT, splitPaste } from "../../geography/codes/pastedCodes.ts"
import { addIndustry, omitIndustry } from "./chooseIndustries.ts"
import { type WrittenIndustry, writtenIndustry } from "./writtenIndustry.ts"

/** The pasted codes to add and to omit, in the order of the text, and the entries that aren't industry codes. */
export interface PastedIndustries {
  readonly codes: ReadonlyArray<WrittenIndustry>
  readonly unknown: ReadonlyArray<string>
}

/** Nothing was pasted, or too much; either way the text stays in the box. */
export type IndustriesRefused =
  | { readonly _tag: "NoIndustriesPasted" }
  | { readonly _tag: "TooManyIndustriesPasted"; readonly entries: number }

/**
 * Splits a text into codes at spaces, line ends, commas or semicolons; they may be in upper or lower case, and each
 * entry counts once. `known` are the codes that exist. The limit applies to all pasted entries, including
 * repetitions.
 */
export const pastedIndustries = (
  text: string,
  known: ReadonlySet<string>,
): Result.Result<PastedIndustries, IndustriesRefused> => {
  const entries = splitPaste(text)
  if (entries.length === 0) return Result.fail({ _tag: "NoIndustriesPasted" })
  if (entries.length > PASTE_LIMIT)
    return Result.fail({ _tag: "TooManyIndustriesPasted", entries: entries.length })
  const read = [...new Set(entries)].map((entry) => ({ entry, ...writtenIndustry(entry) }))
  return Result.succeed({
    codes: read.filter(({ code }) => known.has(code)).map(({ code, isOmitted }) => ({ code, isOmitted })),
    unknown: read.filter(({ code }) => !known.has(code)).map(({ entry }) => entry),
  })
}

/** An audience with the codes of a pasted text; of a code that is there both ways the last one counts. */
export const choosePasted = (
  audience: Audience,
  column: string,
  { codes }: Pick<PastedIndustries, "codes">,
): Audience =>
  codes.reduce(
    (held, { code, isOmitted }) =>
      isOmitted ? omitIndustry(held, column, code) : addIndustry(held, column, code),
    audience,
  )
