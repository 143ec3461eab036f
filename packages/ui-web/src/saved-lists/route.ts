import type { RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"

/** The route for saved lists. */
export const savedListsRoute: RouteObject = {
  path: "slc",
  lazy: async () => titledScreen("Saved Lists", (await import("./SavedListsPage.tsx")).SavedListsPage),
}
