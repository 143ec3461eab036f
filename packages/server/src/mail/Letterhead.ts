import { Context, type Effect } from "effect"

/** The details of the site that every email carries, besides its own words. */
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
