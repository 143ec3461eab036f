/** Matches line ends, and characters that are not seen: control characters and those that only form a text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Tells whether a text is a single line without invisible characters. */
export const isOneLine = (text: string): boolean => !UNSEEN.test(text)

/** Puts a text on one line: each run of line breaks, spaces and invisible characters becomes one space. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim()
