import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { StuckJobs } from "../../../orders/StuckJobs.ts"

/** The work of placed orders that does not get on, for the operator of the site. */
export const jobCalls = {
  jobs: HttpApiBuilder.handler(Api, "V1Order", "jobs", () =>
    Effect.flatMap(StuckJobs, ({ list }) => list).pipe(Effect.map((jobs) => ({ jobs }))),
  ),
}
