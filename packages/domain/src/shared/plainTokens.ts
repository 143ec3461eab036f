import { plainLetters } from "./plainLetters.ts"

/**
 * Splits a text into uppercase words without accents and punctuation: letters A to Z and digits. Digits keep their
 * order, and no other character becomes a digit.
 */
export const plainTokens = (text: string): ReadonlyArray<string> =>
  plainLetters(text)
    .split(/[^A-Z0-9]+/)
    .filter((token) => token !== "")
