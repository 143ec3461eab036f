import type { SiteFile } from "../configuration/SiteFile.ts"
import type { Letterhead } from "../mail/Letterhead.ts"

/** What the mails of a site say besides their own words. `origin`: where browsers reach it. */
export const letterheadOf =
  ({ contactEmail, phoneNumber, siteName, smtp }: SiteFile) =>
  (origin: string): Letterhead => ({
    siteName,
    contactEmail,
    phoneNumber,
    from: smtp?.from ?? contactEmail,
    origin,
  })
