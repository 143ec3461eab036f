import { Accounts } from "@listwright/domain/account"
import { Effect, Layer } from "effect"
import { layerAccountsHttp } from "../../../http/account/AccountsHttp.ts"
import { SessionCookies } from "../client/SessionCookies.ts"

/**
 * Provides Accounts over the original contract, which uses sessions instead of tokens. `issueToken` signs in and
 * returns the session cookies in place of a token; the contract doesn't specify when a session ends, so `id` and
 * `expiresAt` are empty. `revokeToken` signs out.
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
