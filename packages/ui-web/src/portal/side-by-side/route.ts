import type { RouteObject } from "react-router"
import { withPageTitle } from "../../design/withPageTitle.tsx"

/** The route for two lists side by side: `/slc/compare?lists=list:ID,draft:ID`. */
export const sideBySideRoute: RouteObject = {
  path: "slc/compare",
  lazy: async () => withPageTitle("Compare lists", (await import("./ComparePage.tsx")).ComparePage),
}
