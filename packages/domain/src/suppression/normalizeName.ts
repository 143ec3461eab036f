import { toPlainTokens } from "../shared/toPlainTokens.ts"

/** The generational suffixes that can follow a last name. */
const GENERATIONS: ReadonlySet<string> = new Set(["JR", "SR", "II", "III", "IV"])

/**
 * Normalizes a name for comparison: uppercase, without accents, spaces, or punctuation, so 'O'Brien-Smith' becomes
 * 'OBRIENSMITH'. Drops a generational suffix ('Jr.', 'III'). Returns '' for a name without letters or digits.
 * Idempotent.
 */
export const normalizeName = (written: string): string => {
  const tokens = toPlainTokens(written.replaceAll(/['’`]/g, ""))
  const last = tokens.findLastIndex((token) => !GENERATIONS.has(token))
  return tokens.slice(0, Math.max(last, 0) + 1).join("")
}
