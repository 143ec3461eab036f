import type { SiteFile } from "../configuration/SiteFile.ts"
import type { Letterhead } from "../mail/Letterhead.ts"

/**
 * Returns the site's details that appear in every email, besides the email's own text. `origin` is the origin at which
 * browsers reach the site.
 */
export const buildLetterhead =
  ({ contactEmail, phoneNumber, siteName, smtp }: SiteFile) =>
  (origin: string): Letterhead => ({
    siteName,
    contactEmail,
    phoneNumber,
    from: smtp?.from ?? contactEmail,
    origin,
  })
