import { Effect, Redacted } from "effect"
import type { SmtpSettings } from "../configuration/SmtpSettings.ts"
import type { SmtpServer } from "../mail/smtpTransport.ts"
import { type Secrets, secretsFile } from "../site/Secrets.ts"
import { SiteUnusable } from "../site/SiteUnusable.ts"

/** Returns a site's mail server, with its password, which isn't in the settings; null if the site doesn't have one. */
export const resolveSmtpServer = Effect.fn("resolveSmtpServer")(function* (
  smtp: SmtpSettings | null,
  { smtpPassword }: Secrets,
  site: string,
): Effect.fn.Return<SmtpServer | null, SiteUnusable> {
  if (smtp === null) return null
  if (smtp.user !== null && smtpPassword === undefined)
    return yield* new SiteUnusable({
      file: secretsFile(site),
      reason: `the mail server is used as '${smtp.user}' and has no password here; add "smtpPassword", or set "user" under "smtp" in site.json to null`,
    })
  return { ...smtp, password: smtpPassword ?? Redacted.make("") }
})
