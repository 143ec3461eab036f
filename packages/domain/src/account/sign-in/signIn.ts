import { isSignInEmail } from "../../shared/email.ts"
import { type FieldProblems, hasProblems } from "../../shared/FieldProblems.ts"
import { INVALID_EMAIL_MESSAGE, REQUIRED_FIELD_MESSAGE } from "../../shared/Notices.ts"
import { Effect, Schema } from "effect"
import { Accounts } from "../Accounts.ts"
import { MessageText } from "../../shared/wording/MessageText.ts"

/**
 * Returns the email field's error, by the same rule for the sign-in and forgot-password forms; null if the field is
 * valid [p5-forgot-password].
 */
export const signInEmailProblem = (email: string): string | null => {
  if (email.trim() === "") return REQUIRED_FIELD_MESSAGE
  return isSignInEmail(email) ? null : INVALID_EMAIL_MESSAGE
}

/** Returns the errors in the sign-in form as typed; passwords are used unchanged, including spaces [p5-sign-in]. */
export const signInProblems = (form: {
  readonly email: string
  readonly password: string
}): FieldProblems<"email" | "password"> => {
  const problems: Partial<Record<"email" | "password", string>> = {}
  const email = signInEmailProblem(form.email)
  if (email !== null) problems.email = email
  if (form.password === "") problems.password = REQUIRED_FIELD_MESSAGE
  return problems
}

/** The sign-in form is incomplete, and no request was sent. Valid fields are missing from `problems`. */
export class SignInIncomplete extends Schema.TaggedError<SignInIncomplete>()("SignInIncomplete", {
  problems: Schema.Struct({
    email: Schema.optionalKey(MessageText),
    password: Schema.optionalKey(MessageText),
  }),
}) {}

/** The fields of the sign-in page as typed; spaces around the address are ignored. */
export interface SignInForm {
  readonly email: string
  readonly password: string
}

const checked = Effect.fnUntraced(function* (form: SignInForm) {
  const problems = signInProblems(form)
  if (hasProblems(problems)) return yield* new SignInIncomplete({ problems })
  return { email: form.email.trim(), password: form.password }
})

/** Opens a session and returns the URL to go to next. */
export const signIn = Effect.fn("signIn")(function* (form: SignInForm) {
  const { email, password } = yield* checked(form)
  const accounts = yield* Accounts
  return yield* accounts.signIn(email, password)
})

/** Creates a token for the terminal; `name` helps users recognize it. */
export const signInForToken = Effect.fn("signInForToken")(function* (form: SignInForm, name: string) {
  const { email, password } = yield* checked(form)
  const accounts = yield* Accounts
  return yield* accounts.issueToken(email, password, name)
})
