import { Api } from "@listwright/adapters"
import { industryNames } from "@listwright/geography"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { demographicCalls } from "./demographicCalls.ts"
import { industryCalls } from "./industryCalls.ts"
import { quickPickCalls } from "./quickPickCalls.ts"
import { recommendedCalls } from "./recommendedCalls.ts"

/** Calls for selecting an audience. */
export const layerAudience = HttpApiBuilder.group(Api, "Audience", (handlers) =>
  Effect.sync(() =>
    handlers.handleAll({
      ...demographicCalls,
      ...industryCalls,
      ...quickPickCalls(industryNames()),
      ...recommendedCalls,
    }),
  ),
)
