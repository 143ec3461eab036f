import type { RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"

/** The rewards store: `/reward`. spec: portal §2 (Route table) */
export const rewardsRoute: RouteObject = {
  path: "reward",
  lazy: async () => titledScreen("Rewards", (await import("./RewardsPage.tsx")).RewardsPage),
}
