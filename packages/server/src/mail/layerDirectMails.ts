import { DateTime, Effect, Layer } from "effect"
import { SiteLetterhead } from "./Letterhead.ts"
import { MailFailed, Mails } from "./Mails.ts"
import { MailTransport } from "./MailTransport.ts"
import { mimeOf } from "./mimeOf.ts"

/** Sends emails while the caller waits. */
export const layerDirectMails = Layer.effect(
  Mails,
  Effect.gen(function* () {
    const { read } = yield* SiteLetterhead
    const transport = yield* MailTransport
    return {
      send: Effect.fn("DirectMails.send")(function* (mail) {
        const letterhead = yield* read
        const at = yield* DateTime.nowAsDate
        const { message } = yield* Effect.promise(() => mimeOf(mail, letterhead, at))
        yield* transport
          .send({ id: mail.id, from: letterhead.from, to: mail.to, message })
          .pipe(Effect.mapError(({ reason }) => new MailFailed({ reason })))
      }),
    }
  }),
)
