import { shownAreaTabs } from "@listwright/domain/catalogue"
import type { LoaderFunctionArgs, RouteObject } from "react-router"
import { SECTIONS } from "../areas/sections.ts"
import { titledScreen } from "../design/titledScreen.tsx"
import type { Guards } from "../guards/makeGuards.ts"

/** order/:listType/geo and its tabs: the sections that the source has, of those that have a screen. */
export const geographyRoutes = ({ draftIn, signedIn, tabIn }: Guards): ReadonlyArray<RouteObject> => {
  const loader = async (args: LoaderFunctionArgs) => {
    const { listType } = await draftIn(args, "unfinished")
    const { site } = await signedIn(args.request)
    const shown = shownAreaTabs(listType, site)
    return tabIn(
      args.params["tab"] ?? null,
      "geo",
      listType,
      SECTIONS.filter((tab) => shown.includes(tab)),
    )
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
