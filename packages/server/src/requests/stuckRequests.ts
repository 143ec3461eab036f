import { Effect } from "effect"
import { Site } from "../configuration/Site.ts"
import { stuckRows } from "../mail/stuckRows.ts"

const stuck = stuckRows({
  table: "customer_requests",
  name: "email",
  since: "received_at",
  kind: "request",
  what: (email) => `Request of ${email}`,
  mail: "The email of a customer's request",
})

/** Requests whose mail does not reach the site's contact. A site without one has them in `listwright requests` alone. */
export const stuckRequests = Effect.flatMap(Site, ({ configuration }) =>
  configuration.contactEmail === "" ? Effect.succeed([]) : stuck,
)
