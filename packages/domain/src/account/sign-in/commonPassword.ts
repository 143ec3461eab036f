/** Refuses a password that everybody tries first; the specification has no words for it. */
export const COMMON_PASSWORD =
  "The new password is one of the most common ones, or one of them with digits or signs around it. Please choose another one."

/** Digits and signs at either end, which people add to a word so that it passes for a password. */
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu

/** A word must have so many letters to count: shorter ones with digits around them are not what is tried first. */
const FEWEST_LETTERS = 4

/**
 * Whether a new password is in a list of common ones, in whatever case, as it is or without the digits and signs around
 * it: 'Password12' is 'password'. The list is in small letters.
 */
export const isCommonPassword = (password: string, common: ReadonlySet<string>): boolean => {
  const small = password.toLowerCase()
  const word = small.replaceAll(AROUND, "")
  return common.has(small) || (word.length >= FEWEST_LETTERS && common.has(word))
}
