/** Refuses a password that everybody tries first; the specification has no words for it. */
export const COMMON_PASSWORD =
  "The new password is one of the most common ones, or one of them with digits or symbols around it. Please choose another one."

/** Digits and signs at either end, which people add to a word so that it passes for a password. */
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu

/** The fewest letters for a word to count: shorter words with digits around them aren't what attackers try first. */
const FEWEST_LETTERS = 4

/**
 * Tells whether a new password is on a list of common ones, ignoring case, as it is or without the digits and signs
 * around it: 'Password12' is 'password'. The list is in lowercase.
 */
export const isCommonPassword = (password: string, common: ReadonlySet<string>): boolean => {
  const small = password.toLowerCase()
  const word = small.replaceAll(AROUND, "")
  return common.has(small) || (word.length >= FEWEST_LETTERS && common.has(word))
}
