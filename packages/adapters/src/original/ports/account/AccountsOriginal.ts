import { Accounts } from "@listwright/domain/account"
import { Effect, Layer } from "effect"
import { layerAccountsHttp } from "../../../http/account/AccountsHttp.ts"
import { SessionCookies } from "../client/SessionCookies.ts"

/**
 * Provides Accounts over the original contract, which signs in with a session and has no tokens. `issueToken` signs in
 * and gives back the cookies of the session in the token's place; the contract doesn't say when a session ends, so
 * `id` and `expiresAt` are empty. `revokeToken` signs out.
 */
export const layerAccountsOriginal = Layer.effect(
  Accounts,
  Effect.gen(function* () {
    const both = yield* Accounts
    const { text } = yield* SessionCookies
    return Accounts.of({
      ...both,
      issueToken: (email, password) =>
        Effect.flatMap(both.signIn(email, password), () =>
          Effect.map(text, (token) => ({ id: "", token, expiresAt: "" })),
        ),
      revokeToken: () => both.signOut(),
    })
  }),
).pipe(Layer.provide(layerAccountsHttp))
