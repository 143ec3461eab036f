import type { RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"

/** The route for the rewards store: `/reward`. */
export const rewardsRoute: RouteObject = {
  path: "reward",
  lazy: async () => titledScreen("Rewards", (await import("./RewardsPage.tsx")).RewardsPage),
}
