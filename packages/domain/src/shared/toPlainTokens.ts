import { toPlainLetters } from "./toPlainLetters.ts"

/**
 * Splits text into uppercase words of letters A to Z and digits, without accents or punctuation. Digits keep their
 * order, and no other character becomes a digit.
 */
export const toPlainTokens = (text: string): ReadonlyArray<string> =>
  toPlainLetters(text)
    .split(/[^A-Z0-9]+/)
    .filter((token) => token !== "")
