import type { RouteObject } from "react-router"
import { withPageTitle } from "../../design/withPageTitle.tsx"

/** The route for comparing saved lists by overlap: `/slc/overlap?lists=ID,ID`. */
export const overlapRoute: RouteObject = {
  path: "slc/overlap",
  lazy: async () => withPageTitle("Compare lists", (await import("./OverlapPage.tsx")).OverlapPage),
}
