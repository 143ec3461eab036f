import { DateTime, Effect, Layer } from "effect"
import { SiteLetterhead } from "./Letterhead.ts"
import { MailFailed, Mailer } from "./Mailer.ts"
import { MailTransport } from "./MailTransport.ts"
import { buildMimeMessage } from "./buildMimeMessage.ts"

/** Sends emails while the caller waits. */
export const layerDirectMailer = Layer.effect(
  Mailer,
  Effect.gen(function* () {
    const { read } = yield* SiteLetterhead
    const transport = yield* MailTransport
    return {
      send: Effect.fn("DirectMails.send")(function* (mail) {
        const letterhead = yield* read
        const at = yield* DateTime.nowAsDate
        const { message } = yield* Effect.promise(() => buildMimeMessage(mail, letterhead, at))
        yield* transport
          .send({ id: mail.id, from: letterhead.from, to: mail.to, message })
          .pipe(Effect.mapError(({ reason }) => new MailFailed({ reason })))
      }),
    }
  }),
)
