import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import PostalMime from "postal-mime"

export interface ReadMail {
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly subject: string
  readonly messageId: string
  readonly text: string
  readonly html: string
  readonly attachments: ReadonlyArray<{
    readonly name: string
    readonly type: string
    readonly content: Buffer
  }>
  /** By their names in lower case. */
  readonly headers: ReadonlyMap<string, string>
}

/** A mail as a mail program reads it. */
export const readMail = async (message: string | Uint8Array): Promise<ReadMail> => {
  const mail = await PostalMime.parse(message, { attachmentEncoding: "arraybuffer" })
  return {
    from: mail.from?.address ?? "",
    to: (mail.to ?? []).map(({ address }) => address ?? ""),
    subject: mail.subject ?? "",
    messageId: mail.messageId ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    attachments: mail.attachments.map(({ content, filename, mimeType }) => ({
      name: filename ?? "",
      type: mimeType,
      content: typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    })),
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
  }
}

/** A mail of the outbox folder in a site's data, once it is there. */
export const mailOf = async (data: string, id: string): Promise<ReadMail> => {
  const file = join(data, "mail", `${id}.eml`)
  for (let tries = 0; tries < 300 && !existsSync(file); tries++) await wait(50)
  return readMail(await readFile(file))
}
