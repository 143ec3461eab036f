import { Effect, Schema } from "effect"
import { hasProblems } from "../shared/FieldProblems.ts"
import { Accounts } from "./Accounts.ts"
import { signInProblems } from "./signInForm.ts"

/** The sign-in form is not filled in; nothing was asked of the server. A field that is missing is fine. */
export class SignInIncomplete extends Schema.TaggedError<SignInIncomplete>()("SignInIncomplete", {
  problems: Schema.Struct({
    email: Schema.optionalKey(Schema.String),
    password: Schema.optionalKey(Schema.String),
  }),
}) {}

/** What is typed on the sign-in page; blanks around the address are nothing. */
export interface SignInForm {
  readonly email: string
  readonly password: string
}

const checked = Effect.fnUntraced(function* (form: SignInForm) {
  const problems = signInProblems(form)
  if (hasProblems(problems)) return yield* new SignInIncomplete({ problems })
  return { email: form.email.trim(), password: form.password }
})

/** Opens a session; answers the address to go to next. spec: portal §5 (Sign-in) */
export const signIn = Effect.fn("signIn")(function* (form: SignInForm) {
  const { email, password } = yield* checked(form)
  const accounts = yield* Accounts
  return yield* accounts.signIn(email, password)
})

/** Makes a token for the terminal; `name` is what people recognise it by. */
export const signInForToken = Effect.fn("signInForToken")(function* (form: SignInForm, name: string) {
  const { email, password } = yield* checked(form)
  const accounts = yield* Accounts
  return yield* accounts.issueToken(email, password, name)
})
