import type { SiteFile } from "../configuration/SiteFile.ts"
import type { Letterhead } from "../mail/Letterhead.ts"

/**
 * Returns the details of the site that every email carries, besides its own words. `origin`: the address at which
 * browsers reach it.
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
