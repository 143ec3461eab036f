import { Context, type Effect } from "effect"

/** The site details shown in every email, apart from the email's own content. */
export interface Letterhead {
  readonly siteName: string
  /** The email address for questions, which is also the sender unless the site has a separate sending address. */
  readonly contactEmail: string
  readonly phoneNumber: string
  /** The sender of emails. */
  readonly from: string
  /** The origin at which browsers reach the site, such as 'https://lists.example'. */
  readonly origin: string
}

/** The site's letterhead, available once the address it listens on is known. */
export class SiteLetterhead extends Context.Service<
  SiteLetterhead,
  { readonly read: Effect.Effect<Letterhead> }
>()("@listwright/server/mail/SiteLetterhead") {}

/** Returns a link as sent in an email; links to the site's own pages are prefixed with its origin. */
export const absoluteLink = ({ origin }: Letterhead, url: string): string =>
  url.startsWith("/") ? `${origin}${url}` : url

/** Returns the last lines of every email, with the sender's name and contact details. */
export const letterheadSignature = ({
  contactEmail,
  phoneNumber,
  siteName,
}: Letterhead): ReadonlyArray<string> => [
  siteName,
  [contactEmail, phoneNumber].filter((way) => way !== "").join(" · "),
]
