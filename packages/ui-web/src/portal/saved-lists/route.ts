import type { RouteObject } from "react-router"
import { withPageTitle } from "../../design/withPageTitle.tsx"

/** The route for saved lists. */
export const savedListsRoute: RouteObject = {
  path: "slc",
  lazy: async () => withPageTitle("Saved Lists", (await import("./SavedListsPage.tsx")).SavedListsPage),
}
