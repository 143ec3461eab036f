import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { StuckJobs } from "../../../orders/StuckJobs.ts"
import { stuckMails } from "../../../mail/stuckMails.ts"
import { stuckQuotes } from "../../../quotes/stuckQuotes.ts"
import { stuckRedemptions } from "../../../redemptions/stuckRedemptions.ts"
import { stuckRequests } from "../../../requests/stuckRequests.ts"
import { stuckReports } from "../../../reports/stuckReports.ts"

/**
 * The work that does not get on, for the operator of the site: of placed orders, of quotes, of redemptions, of
 * customers' requests, of reports by mail, of mails.
 */
export const jobCalls = {
  jobs: HttpApiBuilder.handler(Api, "V1Order", "jobs", () =>
    Effect.all([
      Effect.flatMap(StuckJobs, ({ list }) => list),
      stuckQuotes,
      stuckRedemptions,
      stuckRequests,
      stuckReports,
      stuckMails,
    ]).pipe(Effect.map((jobs) => ({ jobs: jobs.flat() }))),
  ),
}
