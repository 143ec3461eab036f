import type { RouteObject } from "react-router"
import type { Guards } from "../guards/makeGuards.ts"

export const successRoute = ({ guarded }: Guards): RouteObject => ({
  path: "success",
  loader: guarded("success"),
  lazy: async () => ({ Component: (await import("./SuccessPage.tsx")).SuccessPage }),
})
