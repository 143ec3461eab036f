import type { RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"

/** The route for comparing saved lists by overlap: `/slc/overlap?lists=ID,ID`. */
export const overlapRoute: RouteObject = {
  path: "slc/overlap",
  lazy: async () => titledScreen("Compare lists", (await import("./OverlapPage.tsx")).OverlapPage),
}
