import { type Effect, Layer } from "effect"
import { layerFolderTransport } from "../mail/folderTransport.ts"
import { layerDirectMailer } from "../mail/layerDirectMailer.ts"
import { layerQueuedMailer } from "../mail/layerQueuedMailer.ts"
import { type Letterhead, SiteLetterhead } from "../mail/Letterhead.ts"
import { layerMailQueueSql, QUEUE_SETTINGS } from "../mail/OutgoingMailsSql.ts"
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
export const mailLayer = ({ folder, letterhead, smtp }: MailConfiguration, queue = QUEUE_SETTINGS) => {
  const ways =
    smtp === null
      ? layerDirectMailer.pipe(Layer.provideMerge(layerFolderTransport(folder)))
      : layerQueuedMailer.pipe(Layer.provideMerge(layerSmtpTransport(smtp)))
  return ways.pipe(
    Layer.provideMerge(Layer.succeed(SiteLetterhead, { read: letterhead })),
    Layer.provideMerge(layerMailQueueSql(queue)),
  )
}
