import type { passwordMessageReading, passwordPolicyReading } from "../../shared/readings.ts"

export type PasswordPolicy = (typeof passwordPolicyReading.options)[number]
/** A requirement that a new password doesn't meet. */
export type PasswordFailure = "length" | "number" | "uppercase" | "lowercase"

/** The minimum number of characters for each policy [p9-password-length]. */
export const MIN_PASSWORD_LENGTH: Readonly<Record<PasswordPolicy, number>> = { spec: 10, nist: 15 }
/** The maximum number of characters; longer passwords are rejected, never truncated. */
export const MAX_PASSWORD_LENGTH = 128

/**
 * Returns the requirements that a new password doesn't meet, in form order: 10 to 128 characters with a digit, an
 * uppercase letter, and a lowercase letter; or, under the other policy, 15 to 128 of any kind [p5-new-password].
 */
export const passwordFailures = (
  password: string,
  policy: PasswordPolicy,
): ReadonlyArray<PasswordFailure> => {
  const length = Array.from(password).length
  const failures: Array<PasswordFailure> =
    length < MIN_PASSWORD_LENGTH[policy] || length > MAX_PASSWORD_LENGTH ? ["length"] : []
  if (policy === "nist") return failures
  if (!/\d/.test(password)) failures.push("number")
  if (!/\p{Lu}/u.test(password)) failures.push("uppercase")
  if (!/\p{Ll}/u.test(password)) failures.push("lowercase")
  return failures
}

export type PasswordMessage = (typeof passwordMessageReading.options)[number]

/** The wording of the messages: by the policy in force, or as in the specification. */
export interface PasswordWording {
  readonly policy: PasswordPolicy
  readonly message: PasswordMessage
}

const lengthText = ({ policy, message }: PasswordWording): string => {
  switch (message) {
    case "corrected":
      return `must have ${MIN_PASSWORD_LENGTH[policy]} to ${MAX_PASSWORD_LENGTH} characters`
    case "asWritten":
      return "must have at least 8 characters"
  }
}

const lackText = (failure: PasswordFailure, words: PasswordWording): string => {
  switch (failure) {
    case "length":
      return lengthText(words)
    case "number":
      return "must have at least one number"
    case "uppercase":
      return "must have at least one uppercase letter"
    case "lowercase":
      return "must have at least one lowercase letter"
  }
}

/** Returns the message for a requirement that a new password doesn't meet [p5-new-password]. */
export const passwordFailureText = (failure: PasswordFailure, words: PasswordWording): string =>
  `The new password ${lackText(failure, words)}.`

/**
 * Returns the help next to a new password: the rule, and a note that passwords are case-sensitive [p5-password-help].
 */
export const passwordHelp = ({ policy, message }: PasswordWording): string => {
  const length =
    message === "asWritten" ? "10 to 20" : `${MIN_PASSWORD_LENGTH[policy]} to ${MAX_PASSWORD_LENGTH}`
  const kinds =
    policy === "spec" ? ", at least one number, one uppercase and one lowercase letter" : " of any kind"
  return `${length} characters${kinds}. Passwords are case-sensitive.`
}
