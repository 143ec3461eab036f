import { Api, prefixedAnswer } from "@listwright/adapters"
import { invalidEmailAddress, tooManyAttempts } from "@listwright/domain/account"
import { isEmail, originalWords, type Words } from "@listwright/domain/shared"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ForgottenPasswords } from "../../../account-mails/ForgottenPasswords.ts"
import { clientAddress } from "../../answering/clientAddress.ts"
import { retryAfter } from "../../protection/retryAfter.ts"

const refused = (text: Words) => prefixedAnswer({ ResultFlag: false, ResultMessage: originalWords(text) })
const DONE = prefixedAnswer({ ResultFlag: true, ResultMessage: "" })

/**
 * Emails a new password. Known and unknown email addresses get the same response in the same time [p8-forgot-password].
 */
const generate = Effect.fn("GeneratePwd")(function* (email: string) {
  if (!isEmail(email)) return refused(invalidEmailAddress.text)
  const forgotten = yield* ForgottenPasswords
  return yield* forgotten.mail(email, yield* clientAddress).pipe(
    Effect.as(DONE),
    Effect.catchTag("TooManyAttempts", ({ retryAfterSeconds }) =>
      Effect.as(retryAfter(retryAfterSeconds), refused(tooManyAttempts(retryAfterSeconds).text)),
    ),
  )
})

/** Calls for users who forgot their password. */
export const forgotCalls = {
  GeneratePwd: HttpApiBuilder.handler(Api, "Account", "GeneratePwd", ({ query }) => generate(query.email)),
}
