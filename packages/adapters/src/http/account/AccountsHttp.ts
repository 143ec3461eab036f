import { Accounts, signInFailedNotice, SignInRefused, TooManyAttempts } from "@listwright/domain/account"
import { NotFound, originalMessage, type Refused } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { AccountClient } from "../AccountClient.ts"
import { toCallFailed, mapCallFailure } from "../toCallFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { siteFromWire } from "./siteFromWire.ts"
import { accountsFromWire, userFromWire } from "./userFromWire.ts"

/** Matches the wait time in a refusal's message, because the envelope has no field for it. */
const WAIT = /try again in (\d+) seconds/i

/** Interprets a refused sign-in. Any other message is passed through unchanged. */
const signInFailure = (refused: Refused): SignInRefused | TooManyAttempts | Refused => {
  const message = originalMessage(refused.reason)
  const wait = WAIT.exec(message)?.[1]
  if (wait !== undefined) return new TooManyAttempts({ retryAfterSeconds: Number(wait) })
  return message === originalMessage(signInFailedNotice.text) ? new SignInRefused() : refused
}

/** Implements Accounts over the contract. */
export const layerAccountsHttp = Layer.effect(
  Accounts,
  Effect.map(AccountClient, ({ Account, V1Account }) =>
    Accounts.of({
      signIn: (email, password) =>
        envelopeData(Account.LoginUser({ payload: { email, password } })).pipe(
          Effect.map(({ NextUrl }) => NextUrl),
          Effect.catchTag("Refused", (refused) => Effect.fail(signInFailure(refused))),
        ),
      signOut: () => Effect.asVoid(envelopeData(Account.Logout({ payload: {} }))),
      user: () => envelopeData(Account.InitUser({ payload: {} })).pipe(Effect.map(userFromWire)),
      accounts: () => envelopeData(Account.InitUser({ payload: {} })).pipe(Effect.map(accountsFromWire)),
      site: () =>
        envelopeData(Account.InitializeCommonJsConfiguration({ payload: {} })).pipe(
          Effect.catchTag("SignedOut", () => envelopeData(Account.InitSite({ payload: {} }))),
          Effect.map(siteFromWire),
        ),
      openSite: () => envelopeData(Account.InitSite({ payload: {} })).pipe(Effect.map(siteFromWire)),
      issueToken: (email, password, name) =>
        V1Account.issueToken({ payload: { email, password, name } }).pipe(
          Effect.mapError((failure) => {
            if ("_tag" in failure && failure._tag === "Unauthorized") return new SignInRefused()
            if ("_tag" in failure && failure._tag === "TooMany") {
              return new TooManyAttempts({ retryAfterSeconds: failure.retryAfterSeconds })
            }
            return toCallFailed("token")(failure)
          }),
        ),
      revokeToken: () =>
        mapCallFailure("token")(V1Account.revokeToken({})).pipe(
          Effect.flatMap(({ revoked }) =>
            revoked ? Effect.void : Effect.fail(new NotFound({ what: "token" })),
          ),
        ),
    }),
  ),
)
