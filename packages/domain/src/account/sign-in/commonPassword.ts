/** The message that rejects a very common password; the specification has no wording for it. */
export const COMMON_PASSWORD_MESSAGE =
  "The new password is too common, or is a common password with digits or symbols added. Please choose another one."

/** Matches leading and trailing digits and symbols, which users add to a word to make it pass as a password. */
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu

/**
 * The minimum number of letters for a word to be checked; attackers don't start with shorter words surrounded by
 * digits.
 */
const FEWEST_LETTERS = 4

/**
 * Returns whether a new password is on a list of common ones, ignoring case, either as it is or without surrounding
 * digits and symbols: 'Password12' becomes 'password'. The list is in lowercase.
 */
export const isCommonPassword = (password: string, common: ReadonlySet<string>): boolean => {
  const small = password.toLowerCase()
  const word = small.replaceAll(AROUND, "")
  return common.has(small) || (word.length >= FEWEST_LETTERS && common.has(word))
}
