import { PLACE_TABS } from "@listwright/domain/geography"
import type { LoaderFunctionArgs, RouteObject } from "react-router"
import { withPageTitle } from "../../design/withPageTitle.tsx"
import { redirectOrReplace } from "../../list/guards/redirectOrReplace.ts"
import type { Guards } from "../../list/guards/createGuards.ts"

const TITLE = "Select your target areas"

/** The routes of `order/:listType/geo` and its tabs. A tab with a screen opens only if the source offers it. */
export const geographyRoutes = ({ draftIn, signedIn, tabIn }: Guards): ReadonlyArray<RouteObject> => {
  const enter = async (args: LoaderFunctionArgs, asked: string | null) => {
    const { listType } = await draftIn(args, "unfinished")
    const session = await signedIn(args.request)
    const { visibleAreaScreens } = await import("./visibleAreaScreens.ts")
    return tabIn(args.request, asked, "geo", listType, visibleAreaScreens(listType, session))
  }
  const openStates = async (args: LoaderFunctionArgs) => {
    const { rememberedStateView } = await import("./stateView.ts")
    const { listType } = await draftIn(args, "unfinished")
    if (rememberedStateView(listType) === "list") return enter(args, "state")
    // A source without a map has the list.
    const { visibleAreaScreens } = await import("./visibleAreaScreens.ts")
    const hasMap = visibleAreaScreens(listType, await signedIn(args.request)).includes("stateMap")
    return hasMap ? redirectOrReplace(args.request, `/order/${listType}/geo/stateMap`) : enter(args, "state")
  }
  /** Opens a URL for one view of the states; from then on, `geo/state` opens that view. */
  const openView = async (args: LoaderFunctionArgs, view: "list" | "map") => {
    const { rememberStateView } = await import("./stateView.ts")
    const { listType } = await draftIn(args, "unfinished")
    if (view === "list") {
      const { hasStateList } = await import("./visibleAreaScreens.ts")
      if (!hasStateList(listType, await signedIn(args.request))) return enter(args, "stateList")
      rememberStateView(listType, "list")
      return enter(args, "state")
    }
    const tab = await enter(args, "stateMap")
    rememberStateView(listType, "map")
    return tab
  }
  return [
    { path: "geo", loader: (args) => enter(args, null) },
    {
      path: "geo/radius",
      loader: (args) => enter(args, "radius"),
      lazy: async () => withPageTitle(TITLE, (await import("./radius/RadiusPage.tsx")).RadiusPage),
    },
    {
      path: "geo/Closex",
      loader: (args) => enter(args, "Closex"),
      lazy: async () => withPageTitle(TITLE, (await import("./radius/ClosestPage.tsx")).ClosestPage),
    },
    {
      path: "geo/SCFCode",
      loader: (args) => enter(args, "SCFCode"),
      lazy: async () => withPageTitle(TITLE, (await import("./scf/ScfPage.tsx")).ScfPage),
    },
    ...PLACE_TABS.map((tab): RouteObject => ({
      path: `geo/${tab}`,
      loader: (args) => (tab === "state" ? openStates(args) : enter(args, tab)),
      lazy: async () => withPageTitle(TITLE, (await import("./places/PlacesPage.tsx")).PlacesPage),
    })),
    {
      path: "geo/polygon",
      loader: (args) => enter(args, "polygon"),
      lazy: async () => withPageTitle(TITLE, (await import("./polygon/PolygonPage.tsx")).PolygonPage),
    },
    {
      path: "geo/stateList",
      loader: (args) => openView(args, "list"),
      lazy: async () => withPageTitle(TITLE, (await import("./places/PlacesPage.tsx")).PlacesPage),
    },
    {
      path: "geo/stateMap",
      loader: (args) => openView(args, "map"),
      lazy: async () => withPageTitle(TITLE, (await import("./states/StateMapPage.tsx")).StateMapPage),
    },
    {
      path: "geo/moreArea",
      loader: (args) => enter(args, "moreArea"),
      lazy: async () => withPageTitle(TITLE, (await import("./more/MoreAreaPage.tsx")).MoreAreaPage),
    },
    {
      path: "geo/totalUSA",
      loader: (args) => enter(args, "totalUSA"),
      lazy: async () => withPageTitle(TITLE, (await import("./nation/NationPage.tsx")).NationPage),
    },
    {
      // The ZIP page has three tabs, which open its sections.
      path: "geo/:tab",
      loader: (args) => enter(args, args.params["tab"] ?? null),
      lazy: async () => withPageTitle(TITLE, (await import("./GeographyPage.tsx")).GeographyPage),
    },
  ]
}
