import { LinkNotValid, PasswordResets } from "@listwright/domain/account"
import { Effect, Layer } from "effect"
import { AccountClient } from "../AccountClient.ts"
import { callFailed } from "../callFailed.ts"
import { envelopeData } from "../envelopeData.ts"

/** Setting a password by a one-time link, over the contract. */
export const layerPasswordResetsHttp = Layer.effect(
  PasswordResets,
  Effect.map(AccountClient, ({ Account, V1Account }) =>
    PasswordResets.of({
      openLink: (secret) =>
        V1Account.openLink({ payload: { secret } }).pipe(
          Effect.mapError((failure) => {
            if ("_tag" in failure && failure._tag === "Missing") return new LinkNotValid()
            return callFailed("link")(failure)
          }),
        ),
      resetPassword: (password) =>
        Effect.asVoid(envelopeData(Account.ResetPassword({ payload: { password } }))),
    }),
  ),
)
