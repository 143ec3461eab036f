import { plainLetters } from "./plainLetters.ts"

/**
 * The words of a text in capitals, without accents and signs: letters A to Z and digits. Digits keep their order, and no
 * sign becomes one.
 */
export const plainTokens = (text: string): ReadonlyArray<string> =>
  plainLetters(text)
    .split(/[^A-Z0-9]+/)
    .filter((token) => token !== "")
