import { Api, prefixedAnswer } from "@listwright/adapters"
import { invalidEmailAddressNotice, tooManyAttemptsNotice } from "@listwright/domain/account"
import { isEmail, originalMessage, type MessageText } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ForgottenPasswords } from "../../../account-mails/ForgottenPasswords.ts"
import { clientAddress } from "../../answering/clientAddress.ts"
import { setRetryAfter } from "../../protection/setRetryAfter.ts"

const refused = (text: MessageText) =>
  prefixedAnswer({ ResultFlag: false, ResultMessage: originalMessage(text) })
const DONE = prefixedAnswer({ ResultFlag: true, ResultMessage: "" })

/**
 * Emails a new password. Known and unknown email addresses get the same response in the same time [p8-forgot-password].
 */
const generate = Effect.fn("generate")(function* (email: string) {
  if (!isEmail(email)) return refused(invalidEmailAddressNotice.text)
  const forgotten = yield* ForgottenPasswords
  return yield* forgotten.mail(email, yield* clientAddress).pipe(
    Effect.as(DONE),
    Effect.catchTag("TooManyAttempts", ({ retryAfterSeconds }) =>
      Effect.as(setRetryAfter(retryAfterSeconds), refused(tooManyAttemptsNotice(retryAfterSeconds).text)),
    ),
  )
})

/** Calls for users who forgot their password. */
export const forgotPasswordCalls = {
  GeneratePwd: HttpApiBuilder.handler(Api, "Account", "GeneratePwd", ({ query }) => generate(query.email)),
}
