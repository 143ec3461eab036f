import { PLACE_TABS } from "@listwright/domain/geography"
import type { LoaderFunctionArgs, RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"
import type { Guards } from "../guards/makeGuards.ts"

const TITLE = "Select your target areas"

/** order/:listType/geo and its tabs: those that the source has, of those that have a screen. */
export const geographyRoutes = ({ draftIn, signedIn, tabIn }: Guards): ReadonlyArray<RouteObject> => {
  const enter = async (args: LoaderFunctionArgs, asked: string | null) => {
    const { listType } = await draftIn(args, "unfinished")
    const session = await signedIn(args.request)
    const { shownScreens } = await import("./shownScreens.ts")
    return tabIn(asked, "geo", listType, shownScreens(listType, session))
  }
  return [
    { path: "geo", loader: (args) => enter(args, null) },
    {
      path: "geo/SCFCode",
      loader: (args) => enter(args, "SCFCode"),
      lazy: async () => titledScreen(TITLE, (await import("./scf/ScfPage.tsx")).ScfPage),
    },
    ...PLACE_TABS.map((tab): RouteObject => ({
      path: `geo/${tab}`,
      loader: (args) => enter(args, tab),
      lazy: async () => titledScreen(TITLE, (await import("./places/PlacesPage.tsx")).PlacesPage),
    })),
    {
      path: "geo/polygon",
      loader: (args) => enter(args, "polygon"),
      lazy: async () => titledScreen(TITLE, (await import("./polygon/PolygonPage.tsx")).PolygonPage),
    },
    {
      path: "geo/totalUSA",
      loader: (args) => enter(args, "totalUSA"),
      lazy: async () => titledScreen(TITLE, (await import("./nation/NationPage.tsx")).NationPage),
    },
    {
      // The ZIP page has three tabs, which open its sections.
      path: "geo/:tab",
      loader: (args) => enter(args, args.params["tab"] ?? null),
      lazy: async () => titledScreen(TITLE, (await import("./GeographyPage.tsx")).GeographyPage),
    },
  ]
}
