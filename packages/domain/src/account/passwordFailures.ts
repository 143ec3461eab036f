import type { passwordPolicyReading } from "../shared/readings.ts"

export type PasswordPolicy = (typeof passwordPolicyReading.options)[number]
/** One thing that a new password lacks. */
export type PasswordFailure = "length" | "number" | "uppercase" | "lowercase"

/** The fewest characters that each policy takes. spec: portal §9 [p9-password-length] */
export const PASSWORD_LEAST: Readonly<Record<PasswordPolicy, number>> = { spec: 10, nist: 15 }
/** Longer ones are refused, never cut. spec: decisions (Readings) */
export const PASSWORD_MOST = 128

/**
 * What a new password lacks, in the order in which the form lists it: 10 to 128 characters with a digit, a capital and a
 * small letter; or, by the other policy, 15 to 128 of any kind. spec: portal §5 (New password) [p5-new-password]
 */
export const passwordFailures = (
  password: string,
  policy: PasswordPolicy,
): ReadonlyArray<PasswordFailure> => {
  const length = Array.from(password).length
  const failures: Array<PasswordFailure> =
    length < PASSWORD_LEAST[policy] || length > PASSWORD_MOST ? ["length"] : []
  if (policy === "nist") return failures
  if (!/\d/.test(password)) failures.push("number")
  if (!/\p{Lu}/u.test(password)) failures.push("uppercase")
  if (!/\p{Ll}/u.test(password)) failures.push("lowercase")
  return failures
}
