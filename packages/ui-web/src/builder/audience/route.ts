import { AUDIENCE_TABS } from "@listwright/domain/catalog"
import type { LoaderFunctionArgs, RouteObject } from "react-router"
import { withPageTitle } from "../../design/withPageTitle.tsx"
import type { Guards } from "../../list/guards/createGuards.ts"
import { AUDIENCE_SCREENS } from "./audienceScreens.ts"

/**
 * The routes of `order/:listType/demo` and its tabs, for choosing the records to select and, with suppressions, those
 * to exclude.
 */
export const audienceRoutes = ({ draftIn, offerIn, signedIn, tabIn }: Guards): ReadonlyArray<RouteObject> => {
  const enter = async (args: LoaderFunctionArgs, asked: string | null) => {
    const { draft, listType, source } = await draftIn(args, "unfinished")
    const { site } = await signedIn(args.request)
    const [{ availableAudienceTabs }, offer] = await Promise.all([
      import("./availableAudienceTabs.ts"),
      // Before the tabs show, which depend on it.
      offerIn(source),
    ])
    return tabIn(args.request, asked, "demo", listType, availableAudienceTabs(draft, site, offer))
  }
  return [
    {
      path: "demo",
      lazy: async () => ({ Component: (await import("./AudienceStep.tsx")).AudienceStep }),
      children: [
        { index: true, loader: (args) => enter(args, null) },
        ...AUDIENCE_TABS.map((screen): RouteObject => ({
          path: screen,
          loader: (args) => enter(args, screen),
          lazy: async () => {
            const { load, pageTitle } = AUDIENCE_SCREENS[screen]
            return withPageTitle(pageTitle, await load())
          },
        })),
        { path: ":tab", loader: (args) => enter(args, args.params["tab"] ?? null) },
      ],
    },
  ]
}
