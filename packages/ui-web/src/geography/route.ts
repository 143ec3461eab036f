import type { LoaderFunctionArgs, RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"
import type { Guards } from "../guards/makeGuards.ts"

/** order/:listType/geo and its tabs: the sections that the source has, of those that have a screen. */
export const geographyRoutes = ({ draftIn, signedIn, tabIn }: Guards): ReadonlyArray<RouteObject> => {
  const loader = async (args: LoaderFunctionArgs) => {
    const { listType } = await draftIn(args, "unfinished")
    const session = await signedIn(args.request)
    const { shownSections } = await import("./shownSections.ts")
    return tabIn(args.params["tab"] ?? null, "geo", listType, shownSections(listType, session))
  }
  return [
    { path: "geo", loader },
    {
      path: "geo/:tab",
      loader,
      lazy: async () =>
        titledScreen("Select your target areas", (await import("./GeographyPage.tsx")).GeographyPage),
    },
  ]
}
