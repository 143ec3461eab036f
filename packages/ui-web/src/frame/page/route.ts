import { createElement } from "react"
import type { RouteObject } from "react-router"
import { withPageTitle } from "../../design/withPageTitle.tsx"
import type { Guards } from "../../list/guards/createGuards.ts"
import type { PaletteLoader } from "./Palette.ts"

export const forbiddenRoute: RouteObject = {
  path: "403",
  lazy: async () => withPageTitle("403", (await import("./ForbiddenPage.tsx")).ForbiddenPage),
}

/** The routes of signed-in screens that other screens embed, without a header and footer. */
export const bareFrameRoute = ({ signedIn }: Guards, children: Array<RouteObject>): RouteObject => ({
  loader: ({ request }) => signedIn(request),
  lazy: async () => ({ Component: (await import("./BareFrame.tsx")).BareFrame }),
  children,
})

/** The routes of all signed-in screens, with a header and footer. */
export const frameRoute = (
  { signedIn }: Guards,
  loadPalette: PaletteLoader,
  children: Array<RouteObject>,
): RouteObject => ({
  loader: ({ request }) => signedIn(request),
  lazy: async () => {
    const { Frame } = await import("./Frame.tsx")
    return { Component: () => createElement(Frame, { loadPalette }) }
  },
  children,
})
