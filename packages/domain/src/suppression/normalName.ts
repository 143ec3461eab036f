import { plainTokens } from "../shared/plainTokens.ts"

/** What follows a family name and names the generation. */
const GENERATIONS: ReadonlySet<string> = new Set(["JR", "SR", "II", "III", "IV"])

/**
 * A name in the form in which names are compared: capitals without accents, blanks and signs, so that 'O'Brien-Smith' is
 * 'OBRIENSMITH'; a generation after it ('Jr.', 'III') is left out. '' when it holds no letter and no digit. Idempotent.
 */
export const normalName = (written: string): string => {
  const tokens = plainTokens(written.replaceAll(/['’`]/g, ""))
  const last = tokens.findLastIndex((token) => !GENERATIONS.has(token))
  return tokens.slice(0, Math.max(last, 0) + 1).join("")
}
