import type { UserId } from "@listwright/domain/account"
import { Effect } from "effect"
import { type Mail, Mails, type Unsubscribing } from "../mail/Mails.ts"
import { RecipientLinks } from "./RecipientLinks.ts"
import { Recipients } from "./Recipients.ts"

const stopping = (path: string): Unsubscribing => ({
  why: "You get this mail because you agreed to documents from this sender.",
  label: "Never mail me again",
  path,
})

/**
 * Mails a document that a user sends: at once to themselves, to colleagues and to who has confirmed; once they have, to who
 * was asked; to nobody else.
 */
export const mailDocument = Effect.fn("mailDocument")(function* (sender: UserId, mail: Mail) {
  const recipients = yield* Recipients
  const mails = yield* Mails
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
      return yield* Effect.logInfo(`the mail ${mail.id} is not sent: its recipient does not want it`)
  }
})
