import type { RouteObject } from "react-router"
import { withPageTitle } from "../../design/withPageTitle.tsx"

/** The route for the rewards store: `/reward`. */
export const rewardsRoute: RouteObject = {
  path: "reward",
  lazy: async () => withPageTitle("Rewards", (await import("./RewardsPage.tsx")).RewardsPage),
}
