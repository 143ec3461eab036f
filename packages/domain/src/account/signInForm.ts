import { isSignInEmail } from "../shared/email.ts"
import type { FieldProblems } from "../shared/FieldProblems.ts"
import { EMAIL_MUST_BE_VALID, ITS_REQUIRED } from "../shared/Notices.ts"

/** The e-mail field of the sign-in and of the forgot form: one rule. spec: portal §5 [p5-forgot-password] */
export const signInEmailProblem = (email: string): string | null => {
  if (email.trim() === "") return ITS_REQUIRED
  return isSignInEmail(email) ? null : EMAIL_MUST_BE_VALID
}

/** What is wrong with the sign-in form as typed; a password is taken as it is, blanks included. spec: portal §5 [p5-sign-in] */
export const signInProblems = (form: {
  readonly email: string
  readonly password: string
}): FieldProblems<"email" | "password"> => {
  const problems: Partial<Record<"email" | "password", string>> = {}
  const email = signInEmailProblem(form.email)
  if (email !== null) problems.email = email
  if (form.password === "") problems.password = ITS_REQUIRED
  return problems
}
