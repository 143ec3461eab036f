import { Effect, Layer } from "effect"
import { Site } from "../configuration/Site.ts"
import { layerRecurringMailing, emailDueRows } from "../mail/emailDueRows.ts"
import { Mailer } from "../mail/Mailer.ts"
import { layerDataCleanup } from "../storage/layerDataCleanup.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import { RecipientLinks } from "./RecipientLinks.ts"
import { confirmationRequestEmail } from "./confirmationRequestEmail.ts"
import { type PendingRecipient, Recipients } from "./Recipients.ts"

const ask = Effect.fn("recipients.ask")(function* (asked: PendingRecipient) {
  const mails = yield* Mailer
  const { confirmPath, stopPath } = yield* RecipientLinks
  const { siteName } = (yield* Site).configuration
  yield* mails.send(
    confirmationRequestEmail(asked, siteName, { confirm: confirmPath(asked), stop: stopPath(asked.id) }),
  )
})

/** Emails confirmation requests, then the emails stored for recipients who have confirmed. */
export const emailRecipients = Effect.gen(function* () {
  const { released, requests } = yield* Recipients
  const mails = yield* Mailer
  yield* emailDueRows("the request to", requests, ({ id }) => id, ask)
  yield* emailDueRows(
    "the document",
    released,
    ({ mail }) => mail.id,
    ({ mail }) => mails.send(mail),
  )
})

const forgetOld = Effect.gen(function* () {
  const lease = yield* SiteLease
  if (yield* lease.isHeld) yield* (yield* Recipients).forgetOld
})

/** Emails confirmation requests and confirmed documents, and deletes unanswered requests, while the server runs. */
export const layerRecipientMailer = Layer.merge(
  layerRecurringMailing("recipients", emailRecipients),
  layerDataCleanup("old requests to recipients", forgetOld),
)
