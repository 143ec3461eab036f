import type { RouteObject } from "react-router"
import type { Guards } from "../guards/makeGuards.ts"

/** The summary, where this layout also takes the payment: the payment address leads there. */
export const summaryRoutes = ({ guarded }: Guards): ReadonlyArray<RouteObject> => [
  {
    path: "summary",
    loader: guarded("summary"),
    lazy: async () => ({ Component: (await import("./SummaryPage.tsx")).SummaryPage }),
  },
  { path: "payment", loader: guarded("payment") },
]
