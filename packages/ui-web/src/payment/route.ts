import type { RouteObject } from "react-router"
import type { Guards } from "../guards/makeGuards.ts"

/** The payment; where the summary takes it, its address leads there. spec: order-builder §2.1, §2.6 */
export const paymentRoute = ({ guarded }: Guards): RouteObject => ({
  path: "payment",
  loader: guarded("payment"),
  lazy: async () => ({ Component: (await import("./PaymentPage.tsx")).PaymentPage }),
})
