import { BREAKDOWN_PAGE } from "@listwright/domain/reports"
import type { RouteObject } from "react-router"
import { withPageTitle } from "../../design/withPageTitle.tsx"

/** The route for breaking down a list by a demographic: `/Report/Breakdown.aspx?sid=ID&demo=COLUMN`. */
export const breakdownRoute: RouteObject = {
  path: BREAKDOWN_PAGE,
  lazy: async () => withPageTitle("Breakdown report", (await import("./BreakdownPage.tsx")).BreakdownPage),
}
