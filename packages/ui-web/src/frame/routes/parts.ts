import type { RouteObject } from "react-router"
import type { Guards } from "../../list/guards/createGuards.ts"
import { rewardsRoute } from "../../portal/rewards/route.ts"
import { testSummaryRoute } from "../../portal/self-test/route.ts"
import { videosRoute } from "../../portal/videos/route.ts"

/** The pages of optional site parts; nothing else imports their folders. */
export const partRoutes = (guards: Guards): ReadonlyArray<RouteObject> => [
  testSummaryRoute,
  rewardsRoute,
  videosRoute(guards),
]
