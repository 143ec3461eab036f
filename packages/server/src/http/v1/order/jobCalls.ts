import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { StuckJobs } from "../../../orders/StuckJobs.ts"
import { stuckEmails } from "../../../mail/stuckEmails.ts"
import { stuckQuotes } from "../../../quotes/stuckQuotes.ts"
import { stuckRedemptions } from "../../../redemptions/stuckRedemptions.ts"
import { stuckRequests } from "../../../requests/stuckRequests.ts"
import { stuckReports } from "../../../reports/stuckReports.ts"

/**
 * Calls for stuck work, used by the site's operator: jobs for placed orders, quotes, redemptions, customers' requests,
 * emailed reports, and emails.
 */
export const jobCalls = {
  jobs: HttpApiBuilder.handler(Api, "V1Order", "jobs", () =>
    Effect.all([
      Effect.flatMap(StuckJobs, ({ list }) => list),
      stuckQuotes,
      stuckRedemptions,
      stuckRequests,
      stuckReports,
      stuckEmails,
    ]).pipe(Effect.map((jobs) => ({ jobs: jobs.flat() }))),
  ),
}
