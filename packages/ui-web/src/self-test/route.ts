import type { RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"

/** The route for a self-test of the site for the signed-in user. */
export const testSummaryRoute: RouteObject = {
  path: "test/summary",
  lazy: async () => titledScreen("Test summary", (await import("./TestSummaryPage.tsx")).TestSummaryPage),
}
