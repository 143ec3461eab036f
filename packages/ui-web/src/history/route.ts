import type { RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"

/** The orders of the user: `/orderhistory`, `?type=0` for a tab of services. */
export const orderHistoryRoute: RouteObject = {
  path: "orderhistory",
  lazy: async () => titledScreen("Order History", (await import("./OrderHistoryPage.tsx")).OrderHistoryPage),
}
