import type { LoaderFunctionArgs, RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"
import type { Guards } from "../guards/makeGuards.ts"
import { ALL_AUDIENCE_SCREENS, AUDIENCE_SCREENS } from "./audienceScreens.ts"

/** order/:listType/demo and its tabs, suppressions among them: whom to select, and whom to leave out. */
export const audienceRoutes = ({
  attributesIn,
  draftIn,
  signedIn,
  tabIn,
}: Guards): ReadonlyArray<RouteObject> => {
  const enter = async (args: LoaderFunctionArgs, asked: string | null) => {
    const { draft, listType, source } = await draftIn(args, "unfinished")
    const { site } = await signedIn(args.request)
    const [{ shownScreens }, columns] = await Promise.all([
      import("./shownScreens.ts"),
      // Before the tabs show, which depend on them.
      attributesIn(source),
    ])
    return tabIn(asked, "demo", listType, shownScreens(draft, site, columns))
  }
  return [
    { path: "demo", loader: (args) => enter(args, null) },
    ...ALL_AUDIENCE_SCREENS.map((screen): RouteObject => ({
      path: `demo/${screen}`,
      loader: (args) => enter(args, screen),
      lazy: async () => {
        const { load, pageTitle } = AUDIENCE_SCREENS[screen]
        return titledScreen(pageTitle, await load())
      },
    })),
    { path: "demo/:tab", loader: (args) => enter(args, args.params["tab"] ?? null) },
  ]
}
