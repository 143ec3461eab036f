import { type Effect, Layer } from "effect"
import { layerFolderTransport } from "../mail/folderTransport.ts"
import { layerDirectMails } from "../mail/layerDirectMails.ts"
import { layerQueuedMails } from "../mail/layerQueuedMails.ts"
import { type Letterhead, SiteLetterhead } from "../mail/Letterhead.ts"
import { layerOutgoingMailsSql, QUEUE_SETTINGS } from "../mail/OutgoingMailsSql.ts"
import { layerSmtpTransport, type SmtpServer } from "../mail/smtpTransport.ts"

export interface MailConfiguration {
  /** Where mails are written without a mail server. */
  readonly folder: string
  readonly letterhead: Effect.Effect<Letterhead>
  readonly smtp: SmtpServer | null
}

/** How mails leave: into a folder, or by a queue to a mail server. The queue is there in any case, for what waits in it. */
export const mailsLayer = ({ folder, letterhead, smtp }: MailConfiguration, queue = QUEUE_SETTINGS) => {
  const ways =
    smtp === null
      ? layerDirectMails.pipe(Layer.provideMerge(layerFolderTransport(folder)))
      : layerQueuedMails.pipe(Layer.provideMerge(layerSmtpTransport(smtp)))
  return ways.pipe(
    Layer.provideMerge(Layer.succeed(SiteLetterhead, { read: letterhead })),
    Layer.provideMerge(layerOutgoingMailsSql(queue)),
  )
}
