import type { RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"

/** The route of the user's orders: `/orderhistory`, with `?type=0` for a tab of services. */
export const orderHistoryRoute: RouteObject = {
  path: "orderhistory",
  lazy: async () => titledScreen("Order History", (await import("./OrderHistoryPage.tsx")).OrderHistoryPage),
}
