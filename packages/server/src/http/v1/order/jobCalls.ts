import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { StuckJobs } from "../../../orders/StuckJobs.ts"
import { listStuckEmails } from "../../../mail/listStuckEmails.ts"
import { listStuckQuotes } from "../../../quotes/listStuckQuotes.ts"
import { listStuckRedemptions } from "../../../redemptions/listStuckRedemptions.ts"
import { listStuckRequests } from "../../../requests/listStuckRequests.ts"
import { listStuckReports } from "../../../reports/listStuckReports.ts"

/**
 * Calls for stuck work, used by the site's operator: jobs for placed orders, quotes, redemptions, customers' requests,
 * emailed reports, and emails.
 */
export const jobCalls = {
  jobs: HttpApiBuilder.handler(Api, "V1Order", "jobs", () =>
    Effect.all([
      Effect.flatMap(StuckJobs, ({ list }) => list),
      listStuckQuotes,
      listStuckRedemptions,
      listStuckRequests,
      listStuckReports,
      listStuckEmails,
    ]).pipe(Effect.map((jobs) => ({ jobs: jobs.flat() }))),
  ),
}
