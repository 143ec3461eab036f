import { Context, type Effect } from "effect"

/** What every mail of a site says besides its own words. */
export interface Letterhead {
  readonly siteName: string
  /** Where people ask; the mail comes from there unless the site has another address for sending. */
  readonly contactEmail: string
  readonly phoneNumber: string
  /** Where mails come from. */
  readonly from: string
  /** Where browsers reach the site: 'https://lists.example'. */
  readonly origin: string
}

/** The letterhead of the site, as soon as it is known where the site listens. */
export class SiteLetterhead extends Context.Service<
  SiteLetterhead,
  { readonly read: Effect.Effect<Letterhead> }
>()("@listwright/server/mail/SiteLetterhead") {}

/** A link of a mail as it is sent: pages of the site are at its own address. */
export const linkOf = ({ origin }: Letterhead, url: string): string =>
  url.startsWith("/") ? `${origin}${url}` : url

/** The last lines of every mail: whose it is, and how to reach them. */
export const signatureOf = ({ contactEmail, phoneNumber, siteName }: Letterhead): ReadonlyArray<string> => [
  siteName,
  [contactEmail, phoneNumber].filter((way) => way !== "").join(" · "),
]
