import { Api } from "@listwright/adapters"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { countCalls } from "./countCalls.ts"
import { insightCalls } from "./insightCalls.ts"
import { areaInsightCalls } from "./areaInsightCalls.ts"

/** Calls that answer live questions about a definition. */
export const layerV1Counting = HttpApiBuilder.group(Api, "V1Counting", (handlers) =>
  Effect.succeed(handlers.handleAll({ ...countCalls, ...insightCalls, ...areaInsightCalls })),
)
