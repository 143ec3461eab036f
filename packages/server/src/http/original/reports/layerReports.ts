import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { countResultCalls } from "./countResultCalls.ts"
import { reportCalls } from "./reportCalls.ts"

/** Calls for reports on an order's count. */
export const layerReportCalls = HttpApiBuilder.group(Api, "Reports", (handlers) =>
  Effect.succeed(handlers.handleAll({ ...reportCalls, ...countResultCalls })),
)
