import { Context, type Effect } from "effect"

/** The details of the site that appear in every email, besides its own text. */
export interface Letterhead {
  readonly siteName: string
  /** The address for questions; it is also the sender unless the site has another sending address. */
  readonly contactEmail: string
  readonly phoneNumber: string
  /** The sender of emails. */
  readonly from: string
  /** The origin at which browsers reach the site: 'https://lists.example'. */
  readonly origin: string
}

/** The letterhead of the site, once the address that the site listens on is known. */
export class SiteLetterhead extends Context.Service<
  SiteLetterhead,
  { readonly read: Effect.Effect<Letterhead> }
>()("@listwright/server/mail/SiteLetterhead") {}

/** Returns a link as it's sent in an email; links to the site's own pages get its address. */
export const linkOf = ({ origin }: Letterhead, url: string): string =>
  url.startsWith("/") ? `${origin}${url}` : url

/** Returns the last lines of every email: the sender's name and contact details. */
export const signatureOf = ({ contactEmail, phoneNumber, siteName }: Letterhead): ReadonlyArray<string> => [
  siteName,
  [contactEmail, phoneNumber].filter((way) => way !== "").join(" · "),
]
