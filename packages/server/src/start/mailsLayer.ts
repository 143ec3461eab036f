import { type Effect, Layer } from "effect"
import { layerFolderTransport } from "../mail/folderTransport.ts"
import { layerDirectMails } from "../mail/layerDirectMails.ts"
import { layerQueuedMails } from "../mail/layerQueuedMails.ts"
import { type Letterhead, SiteLetterhead } from "../mail/Letterhead.ts"
import { layerOutgoingMailsSql, QUEUE_SETTINGS } from "../mail/OutgoingMailsSql.ts"
import { layerSmtpTransport, type SmtpServer } from "../mail/smtpTransport.ts"

export interface MailConfiguration {
  /** The folder for emails if there is no mail server. */
  readonly folder: string
  readonly letterhead: Effect.Effect<Letterhead>
  readonly smtp: SmtpServer | null
}

/**
 * Delivers emails, either to a folder or through a queue to a mail server. The queue exists in either case, for any
 * emails still waiting.
 */
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
