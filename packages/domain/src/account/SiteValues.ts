import { Schema } from "effect"

/**
 * What the frame of the pages shows of the site and its user. Support phone and e-mail are the site's own and printed
 * nowhere else. spec: portal §3 (Site values), §9 [p9-support-contact], order-builder §3 (Site configuration)
 */
export const SiteValues = Schema.Struct({
  siteId: Schema.String,
  /** The session that calls without one of their own mean. */
  currentSessionId: Schema.String,
  siteName: Schema.String,
  phoneNumber: Schema.String,
  contactEmail: Schema.String,
  homePageLink: Schema.String,
  userFullName: Schema.String,
  userRoleName: Schema.String,
  /** Address of the user's picture; '' where there is none. */
  userImage: Schema.String,
})
export type SiteValues = typeof SiteValues.Type
