import { DateTime, Effect, Layer } from "effect"
import { SiteLetterhead } from "./Letterhead.ts"
import { MAIL_LANES, type MailLane } from "./MailLane.ts"
import { MailFailed, Mailer } from "./Mailer.ts"
import { MailTransport } from "./MailTransport.ts"
import { buildMimeMessage } from "./buildMimeMessage.ts"
import { MailQueue } from "./MailQueue.ts"

/**
 * The lanes served by each worker, which sends one email at a time. One worker serves only the first lane, so that even
 * if a mail server is slow with the rest, a password is sent immediately.
 */
const WORKERS: ReadonlyArray<ReadonlyArray<MailLane>> = [["prompt"], MAIL_LANES, MAIL_LANES]

const FULL = new MailFailed({
  reason: "Too many emails are waiting to be sent. To see the reason, run: listwright jobs",
})

/** Queues emails, which count as handed over as soon as they're queued. Handing an email over again changes nothing. */
const layerMails = Layer.effect(
  Mailer,
  Effect.gen(function* () {
    const { read } = yield* SiteLetterhead
    const outgoing = yield* MailQueue
    return {
      send: Effect.fn("QueuedMails.send")(function* (mail) {
        if (yield* outgoing.isKnown(mail.id)) return
        // Whoever wanted to send it keeps it and tries again: nothing is lost.
        const { account, lane } = mail
        if (yield* outgoing.isFull({ lane, account })) return yield* FULL
        const letterhead = yield* read
        const at = yield* DateTime.nowAsDate
        const { message } = yield* Effect.promise(() => buildMimeMessage(mail, letterhead, at))
        yield* outgoing.add({ id: mail.id, from: letterhead.from, to: mail.to, message, lane, account })
      }),
    }
  }),
)

/** Sends the waiting emails in these lanes, one after another, while the server runs. */
const worker = (lanes: ReadonlyArray<MailLane>) =>
  Effect.gen(function* () {
    const outgoing = yield* MailQueue
    const { send } = yield* MailTransport
    yield* outgoing.take(lanes, (mail) =>
      Effect.tapError(send(mail), ({ reason }) =>
        Effect.logWarning(`the email ${mail.id} was not sent: ${reason}`),
      ),
    )
  }).pipe(
    Effect.catchTag("MailNotSent", () => Effect.void),
    Effect.catchCause((cause) =>
      Effect.andThen(Effect.logError("emails can't be sent", cause), Effect.sleep("1 second")),
    ),
    Effect.forever,
  )

/** Sends emails through a queue, with workers that process it. */
export const layerQueuedMailer = Layer.merge(
  layerMails,
  Layer.effectDiscard(
    Effect.forEach(WORKERS, (lanes) => Effect.forkScoped(worker(lanes)), { discard: true }),
  ),
)
