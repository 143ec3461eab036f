import type { RouteObject } from "react-router"
import { withPageTitle } from "../../design/withPageTitle.tsx"

/** The route for a self-test of the site for the signed-in user. */
export const testSummaryRoute: RouteObject = {
  path: "test/summary",
  lazy: async () => withPageTitle("Test summary", (await import("./TestSummaryPage.tsx")).TestSummaryPage),
}
