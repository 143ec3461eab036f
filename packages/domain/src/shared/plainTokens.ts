import { toPlainLetters } from "./toPlainLetters.ts"

/**
 * Splits a text into uppercase words without accents and punctuation: letters A to Z and digits. Digits keep their
 * order, and no other character becomes a digit.
 */
export const plainTokens = (text: string): ReadonlyArray<string> =>
  toPlainLetters(text)
    .split(/[^A-Z0-9]+/)
    .filter((token) => token !== "")
