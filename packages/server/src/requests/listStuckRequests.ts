import { Effect } from "effect"
import { Site } from "../configuration/Site.ts"
import { listStuckRows } from "../mail/listStuckRows.ts"

const stuck = listStuckRows({
  table: "customer_requests",
  name: "email",
  since: "received_at",
  kind: "request",
  what: (email) => `Request from ${email}`,
  mail: "The email about a customer's request",
})

/**
 * Requests whose emails can't reach the site's contact. A site without a contact lists requests only in `listwright
 * requests`.
 */
export const listStuckRequests = Effect.flatMap(Site, ({ configuration }) =>
  configuration.contactEmail === "" ? Effect.succeed([]) : stuck,
)
