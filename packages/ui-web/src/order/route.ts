import { redirect, type RouteObject } from "react-router"
import type { Guards } from "../guards/makeGuards.ts"

/** order/:listType: `steps` are in the builder with the ledger next to them, `screens` have the page to themselves. */
export const orderRoute = (
  { draftIn, notFound }: Guards,
  steps: ReadonlyArray<RouteObject>,
  screens: ReadonlyArray<RouteObject>,
): RouteObject => ({
  path: "order/:listType",
  loader: async (args) => {
    await draftIn(args, "any")
    return null
  },
  lazy: async () => ({ Component: (await import("./OrderFrame.tsx")).OrderFrame }),
  children: [
    // The draft first: a redirect ends the loaders beside it.
    { index: true, loader: async (args) => redirect(`/order/${(await draftIn(args, "any")).listType}/geo`) },
    {
      lazy: async () => ({ Component: (await import("./Builder.tsx")).Builder }),
      children: [...steps],
    },
    ...screens,
    { path: "*", loader: notFound },
  ],
})
