import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { MailTransport } from "../../../mail/MailTransport.ts"
import { MailQueue } from "../../../mail/MailQueue.ts"
import { sendTestEmail } from "../../../mail/sendTestEmail.ts"

const tested = Effect.fn("mailCalls.tested")(function* (to: string) {
  const { place } = yield* MailTransport
  return yield* sendTestEmail(to).pipe(
    Effect.match({
      onSuccess: () => ({ isSent: true, place, reason: "", advice: "" }),
      onFailure: ({ advice, reason }) => ({ isSent: false, place, reason, advice }),
    }),
  )
})

/** Calls for the site's email, used by its operator. */
export const layerV1Mail = HttpApiBuilder.group(Api, "V1Mail", (handlers) =>
  Effect.succeed(
    handlers.handleAll({
      testMail: ({ payload }) => tested(payload.to),
      retryMails: ({ payload }) =>
        Effect.flatMap(MailQueue, (outgoing) =>
          Effect.map(outgoing.retry(payload.which), (mails) => ({ mails })),
        ),
      dropMails: ({ payload }) =>
        Effect.flatMap(MailQueue, (outgoing) =>
          Effect.map(outgoing.drop(payload.which), (mails) => ({ mails })),
        ),
    }),
  ),
)
