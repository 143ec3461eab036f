import { Api, ok } from "@listwright/adapters"
import { signInFailedNotice, signInProblems, tooManyAttemptsNotice } from "@listwright/domain/account"
import { hasProblems, joinMessageLines } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { checkSignIn } from "../../../accounts/checkPassword.ts"
import type { UserSessionKind } from "../../../accounts/Sessions.ts"
import { Site } from "../../../configuration/Site.ts"
import { setRetryAfter } from "../../protection/setRetryAfter.ts"
import { wireSite } from "../wire/wireSite.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"
import {
  readAttemptOrigin,
  dropSessionCookie,
  endCurrentSession,
  openSession,
  rememberDevice,
} from "../../sessionCookie.ts"

/**
 * The page shown after sign-in, by session kind: the landing page, or the view for setting a password
 * [p4-next-address].
 */
const NEXT_URL: Readonly<Record<UserSessionKind, string>> = {
  full: "/",
  temporary: "/signin?view=resetPassword",
}

/**
 * Signs a user in. The form is validated here as well as on the screen, because the caller may not be one of our
 * screens.
 */
const signIn = Effect.fn("signIn")(function* (form: { readonly email: string; readonly password: string }) {
  const problems = signInProblems(form)
  if (hasProblems(problems))
    return yield* new CallRefused({ reason: joinMessageLines(Object.values(problems)) })
  const { kind, member } = yield* checkSignIn(
    form.email,
    form.password,
    yield* readAttemptOrigin(form.email),
  ).pipe(
    Effect.catchTag("SignInRefused", () => Effect.fail(new CallRefused({ reason: signInFailedNotice.text }))),
    Effect.catchTag("TooManyAttempts", ({ retryAfterSeconds }) =>
      Effect.andThen(
        setRetryAfter(retryAfterSeconds),
        Effect.fail(new CallRefused({ reason: tooManyAttemptsNotice(retryAfterSeconds).text })),
      ),
    ),
  )
  yield* openSession(member.user.id, kind)
  if (kind === "full") yield* rememberDevice(form.email)
  return { NextUrl: NEXT_URL[kind] }
})

/** Calls that don't require signing in. */
export const guestCalls = {
  LoginUser: HttpApiBuilder.handler(Api, "Account", "LoginUser", ({ payload }) =>
    toEnvelope(signIn(payload)),
  ),
  InitSite: HttpApiBuilder.handler(Api, "Account", "InitSite", () =>
    Effect.map(Site, ({ configuration }) => ok(wireSite(configuration))),
  ),
  /**
   * Signs out through a link. A link on another site's page doesn't sign the user out, since the user didn't intend it.
   */
  LogoutPage: HttpApiBuilder.handler(Api, "Account", "LogoutPage", () =>
    Effect.gen(function* () {
      const { headers } = yield* HttpServerRequest.HttpServerRequest
      if (headers["sec-fetch-site"] === "cross-site") return HttpServerResponse.redirect("/", { status: 303 })
      yield* endCurrentSession
      yield* dropSessionCookie
      return HttpServerResponse.redirect("/signin", { status: 303 })
    }),
  ),
  Logout: HttpApiBuilder.handler(Api, "Account", "Logout", () =>
    Effect.gen(function* () {
      yield* endCurrentSession
      yield* dropSessionCookie
      return ok({})
    }),
  ),
}
