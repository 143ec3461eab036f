import {
  InvalidEmailAddress,
  invalidEmailAddressNotice,
  LinkNotValid,
  PasswordResets,
} from "@listwright/domain/account"
import { originalMessage, Refused, ServerFailed } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { parsePrefixedAnswer } from "../../contract/original/account/prefixedAnswer.ts"
import { AccountClient } from "../AccountClient.ts"
import { toCallFailed, mapCallFailure } from "../toCallFailed.ts"
import { readOriginalMessage } from "../readOriginalMessage.ts"
import { envelopeData } from "../envelopeData.ts"

/** Implements password resets over the contract: setting a password with a one-time link or a temporary password. */
export const layerPasswordResetsHttp = Layer.effect(
  PasswordResets,
  Effect.map(AccountClient, ({ Account, V1Account }) =>
    PasswordResets.of({
      openLink: (secret) =>
        V1Account.openLink({ payload: { secret } }).pipe(
          Effect.mapError((failure) => {
            if ("_tag" in failure && failure._tag === "Missing") return new LinkNotValid()
            return toCallFailed("link")(failure)
          }),
        ),
      mailTemporaryPassword: Effect.fnUntraced(function* (email) {
        const text = yield* mapCallFailure("answer")(Account.GeneratePwd({ query: { email } }))
        const answer = parsePrefixedAnswer(text)
        if (answer === null) return yield* new ServerFailed({ status: 200 })
        if (answer.ResultFlag) return
        return yield* answer.ResultMessage === originalMessage(invalidEmailAddressNotice.text)
          ? new InvalidEmailAddress()
          : new Refused({ reason: yield* readOriginalMessage(answer.ResultMessage) })
      }),
      resetPassword: (password) =>
        Effect.asVoid(envelopeData(Account.ResetPassword({ payload: { password } }))),
    }),
  ),
)
