import { Effect } from "effect"
import { isEmail } from "../../shared/email.ts"
import { FormIncomplete } from "../../shared/FieldProblems.ts"
import { InvalidEmailAddress, PasswordResets } from "./PasswordResets.ts"
import { signInEmailProblem } from "./signIn.ts"

/**
 * Requests a temporary password by email. The form uses the sign-in form's lenient rule; an address that passes it but
 * can't exist, such as '@b', is malformed. The reply never reveals whether an address is known [p5-forgot-password]
 * [p8-forgot-password].
 */
export const forgotPassword = Effect.fn("forgotPassword")(function* (email: string) {
  const problem = signInEmailProblem(email)
  if (problem !== null) return yield* new FormIncomplete({ problems: { email: problem } })
  if (!isEmail(email)) return yield* new InvalidEmailAddress()
  const resets = yield* PasswordResets
  yield* resets.mailTemporaryPassword(email.trim())
})
