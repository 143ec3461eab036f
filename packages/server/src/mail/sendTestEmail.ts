import { randomUUID } from "node:crypto"
import { DateTime, Effect } from "effect"
import { ensureOneAddress } from "./ensureOneAddress.ts"
import { type Letterhead, SiteLetterhead } from "./Letterhead.ts"
import type { EmailMessage } from "./Mailer.ts"
import { MailTransport } from "./MailTransport.ts"
import { buildMimeMessage } from "./buildMimeMessage.ts"

const testMail = (to: string, { siteName }: Letterhead): EmailMessage => ({
  id: `test-${randomUUID()}`,
  to,
  lane: "prompt",
  account: "site",
  subject: `A test email from ${siteName}`,
  blocks: [
    { kind: "heading", text: "This email arrived" },
    { kind: "paragraph", text: `${siteName} can send email. The site's operator requested this test.` },
    { kind: "link", label: `Open ${siteName}`, url: "/" },
  ],
})

/** Sends an email immediately, without the queue, and returns the transport used. */
export const sendTestEmail = Effect.fn("sendTestEmail")(function* (to: string) {
  yield* ensureOneAddress(to)
  const letterhead = yield* (yield* SiteLetterhead).read
  const { place, send } = yield* MailTransport
  const at = yield* DateTime.nowAsDate
  const mail = testMail(to, letterhead)
  const { message } = yield* Effect.promise(() => buildMimeMessage(mail, letterhead, at))
  yield* send({ id: mail.id, from: letterhead.from, to, message })
  return place
})
