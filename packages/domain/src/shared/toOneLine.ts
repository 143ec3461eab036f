/** Matches line breaks and invisible characters: control characters and formatting characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Returns whether a string is a single line without invisible characters. */
export const isOneLine = (text: string): boolean => !UNSEEN.test(text)

/** Puts text on one line: replaces each run of line breaks, spaces, and invisible characters with one space. */
export const toOneLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim()
