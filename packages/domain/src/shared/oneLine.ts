/** Matches line ends, and characters that are not seen: control characters and those that only form a text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Tells whether a text is one line that shows everything that it holds. */
export const isOneLine = (text: string): boolean => !UNSEEN.test(text)

/** Puts a text into one line: each run of line ends, blanks and characters that are not seen becomes a blank. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim()
