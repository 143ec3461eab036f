import type { RouteObject } from "react-router"
import type { Guards } from "../guards/makeGuards.ts"

/** The payment; where the summary takes it, its address leads there. */
export const paymentRoute = ({ guarded }: Guards): RouteObject => ({
  path: "payment",
  loader: guarded("payment"),
  lazy: async () => ({ Component: (await import("./PaymentPage.tsx")).PaymentPage }),
})
