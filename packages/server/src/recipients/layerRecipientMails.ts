import { Effect, Layer } from "effect"
import { Site } from "../configuration/Site.ts"
import { layerMailing, mailRows } from "../mail/mailRows.ts"
import { Mails } from "../mail/Mails.ts"
import { layerForgetting } from "../storage/layerForgetting.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import { RecipientLinks } from "./RecipientLinks.ts"
import { recipientMail } from "./recipientMail.ts"
import { type AskedRecipient, Recipients } from "./Recipients.ts"

const ask = Effect.fn("recipients.ask")(function* (asked: AskedRecipient) {
  const mails = yield* Mails
  const { confirmPath, stopPath } = yield* RecipientLinks
  const { siteName } = (yield* Site).configuration
  yield* mails.send(recipientMail(asked, siteName, { confirm: confirmPath(asked), stop: stopPath(asked.id) }))
})

/** Emails confirmation requests, then the emails stored for recipients who have confirmed. */
export const mailRecipients = Effect.gen(function* () {
  const { released, requests } = yield* Recipients
  const mails = yield* Mails
  yield* mailRows("the request to", requests, ({ id }) => id, ask)
  yield* mailRows(
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

/** While the server runs, emails confirmation requests and confirmed documents, and deletes unanswered requests. */
export const layerRecipientMails = Layer.merge(
  layerMailing("recipients", mailRecipients),
  layerForgetting("old requests to recipients", forgetOld),
)
