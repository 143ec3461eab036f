import type { RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"

/** Whether the site works for whoever is signed in. spec: portal §2 (Route table) */
export const testSummaryRoute: RouteObject = {
  path: "test/summary",
  lazy: async () => titledScreen("Test summary", (await import("./TestSummaryPage.tsx")).TestSummaryPage),
}
