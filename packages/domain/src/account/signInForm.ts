import { isSignInEmail } from "../shared/email.ts"
import type { FieldProblems } from "../shared/FieldProblems.ts"
import { SIGN_IN_EMAIL, SIGN_IN_REQUIRED } from "./Notices.ts"

/** What is wrong with the sign-in form as typed; a password is taken as it is, blanks included. spec: portal §5 */
export const signInProblems = (form: {
  readonly email: string
  readonly password: string
}): FieldProblems<"email" | "password"> => {
  const problems: Partial<Record<"email" | "password", string>> = {}
  if (form.email.trim() === "") problems.email = SIGN_IN_REQUIRED
  else if (!isSignInEmail(form.email)) problems.email = SIGN_IN_EMAIL
  if (form.password === "") problems.password = SIGN_IN_REQUIRED
  return problems
}
