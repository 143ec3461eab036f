import type { UserId } from "@listwright/domain/account"
import { Effect } from "effect"
import { type EmailMessage, Mailer, type UnsubscribeOption } from "../mail/Mailer.ts"
import { RecipientLinks } from "./RecipientLinks.ts"
import { Recipients } from "./Recipients.ts"

const stopping = (path: string): UnsubscribeOption => ({
  why: "You're getting this email because you agreed to get documents from this sender.",
  label: "Don't email me again",
  path,
})

/**
 * Emails a user's document. The user, colleagues, and confirmed recipients get it immediately. Recipients with a
 * pending request get it once they confirm. Other recipients don't get it.
 */
export const emailDocument = Effect.fn("emailDocument")(function* (sender: UserId, mail: EmailMessage) {
  const recipients = yield* Recipients
  const mails = yield* Mailer
  const { stopPath } = yield* RecipientLinks
  const way = yield* recipients.wayTo(sender, mail.to)
  switch (way._tag) {
    case "known":
      return yield* mails.send(mail)
    case "confirmed":
      return yield* mails.send({ ...mail, unsubscribing: stopping(stopPath(way.id)) })
    case "asked":
      return yield* recipients.hold(way.id, { ...mail, unsubscribing: stopping(stopPath(way.id)) })
    case "unwanted":
      return yield* Effect.logInfo(`the email ${mail.id} was not sent: its recipient doesn't want it`)
  }
})
