import type { RouteObject } from "react-router"
import type { Guards } from "../../list/guards/createGuards.ts"

/** The route for the payment; if the summary includes the payment, it redirects there. */
export const paymentRoute = ({ guarded }: Guards): RouteObject => ({
  path: "payment",
  loader: guarded("payment"),
  lazy: async () => ({ Component: (await import("./PaymentPage.tsx")).PaymentPage }),
})
