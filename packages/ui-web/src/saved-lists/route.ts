import type { RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"

/** The saved lists. spec: portal §2 (Route table) */
export const savedListsRoute: RouteObject = {
  path: "slc",
  lazy: async () => titledScreen("Saved Lists", (await import("./SavedListsPage.tsx")).SavedListsPage),
}
