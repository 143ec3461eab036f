import type { Audience } from "../../definition/Audience.ts"
import { splitPaste } from "../../geography/codes/pastedCodes.ts"
import { addIndustry, omitIndustry } from "./chooseIndustries.ts"

/** Before a code that is omitted: '-5812'. */
const OMITTED = "-"

/** What was pasted: codes to add and to omit, in the order of the text, and what is no code of an industry. */
export interface PastedIndustries {
  readonly codes: ReadonlyArray<{ readonly code: string; readonly isOmitted: boolean }>
  readonly unknown: ReadonlyArray<string>
}

/** Codes in a text, apart by blanks, line ends, commas or semicolons; in any case, each entry once. `known`: those that there are. */
export const pastedIndustries = (text: string, known: ReadonlySet<string>): PastedIndustries => {
  const read = [...new Set(splitPaste(text))].map((entry) => {
    const isOmitted = entry.startsWith(OMITTED)
    return { entry, isOmitted, code: (isOmitted ? entry.slice(OMITTED.length) : entry).toUpperCase() }
  })
  return {
    codes: read.filter(({ code }) => known.has(code)).map(({ code, isOmitted }) => ({ code, isOmitted })),
    unknown: read.filter(({ code }) => !known.has(code)).map(({ entry }) => entry),
  }
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
