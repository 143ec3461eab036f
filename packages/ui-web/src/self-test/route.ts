import type { RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"

/** Whether the site works for whoever is signed in. */
export const testSummaryRoute: RouteObject = {
  path: "test/summary",
  lazy: async () => titledScreen("Test summary", (await import("./TestSummaryPage.tsx")).TestSummaryPage),
}
