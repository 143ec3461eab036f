import { Api, ok } from "@listwright/adapters"
import { signInFailed, signInProblems, tooManyAttempts } from "@listwright/domain/account"
import { hasProblems } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { checkPassword } from "../../../accounts/checkPassword.ts"
import { Site } from "../../../configuration/Site.ts"
import { retryAfter } from "../../protection/retryAfter.ts"
import { wireSite } from "../../wire/wireSite.ts"
import { answering, CallRefused } from "../../answering/answering.ts"
import { clientAddress } from "../../answering/clientAddress.ts"
import { dropSessionCookie, endCurrentSession, openSession } from "../../sessionCookie.ts"

const NEXT_URL = "/"

/** The form is checked here as on the screen; who sends the call need not have a screen. spec: portal §5 (Sign-in) */
const signIn = Effect.fn("signIn")(function* (form: { readonly email: string; readonly password: string }) {
  const problems = signInProblems(form)
  if (hasProblems(problems)) return yield* new CallRefused({ message: Object.values(problems).join("\n") })
  const member = yield* checkPassword(form.email, form.password, yield* clientAddress).pipe(
    Effect.catchTag("SignInRefused", () => Effect.fail(new CallRefused({ message: signInFailed.text }))),
    Effect.catchTag("TooManyAttempts", ({ retryAfterSeconds }) =>
      Effect.andThen(
        retryAfter(retryAfterSeconds),
        Effect.fail(new CallRefused({ message: tooManyAttempts(retryAfterSeconds).text })),
      ),
    ),
  )
  yield* openSession(member.user.id, "full")
  return { NextUrl: NEXT_URL }
})

/** The calls that need no sign-in. */
export const guestCalls = {
  LoginUser: HttpApiBuilder.handler(Api, "Account", "LoginUser", ({ payload }) => answering(signIn(payload))),
  InitSite: HttpApiBuilder.handler(Api, "Account", "InitSite", () =>
    Effect.map(Site, ({ configuration }) => ok(wireSite(configuration))),
  ),
  Logout: HttpApiBuilder.handler(Api, "Account", "Logout", () =>
    Effect.gen(function* () {
      yield* endCurrentSession
      yield* dropSessionCookie
      return ok({})
    }),
  ),
}
