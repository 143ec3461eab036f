import type { RouteObject } from "react-router"
import { withPageTitle } from "../../design/withPageTitle.tsx"

/** The route for the user's orders: `/orderhistory`, with `?type=0` for a services tab. */
export const orderHistoryRoute: RouteObject = {
  path: "orderhistory",
  lazy: async () => withPageTitle("Order History", (await import("./OrderHistoryPage.tsx")).OrderHistoryPage),
}
