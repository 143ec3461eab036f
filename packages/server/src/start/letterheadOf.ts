import type { SiteFile } from "../configuration/SiteFile.ts"
import type { Letterhead } from "../mail/Letterhead.ts"

/**
 * Returns the details of the site that appear in every email, besides its own text. `origin`: the address at which
 * browsers reach the site.
 */
export const letterheadOf =
  ({ contactEmail, phoneNumber, siteName, smtp }: SiteFile) =>
  (origin: string): Letterhead => ({
    siteName,
    contactEmail,
    phoneNumber,
    from: smtp?.from ?? contactEmail,
    origin,
  })
