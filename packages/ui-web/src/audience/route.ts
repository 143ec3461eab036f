import type { LoaderFunctionArgs, RouteObject } from "react-router"
import type { Guards } from "../guards/makeGuards.ts"
import { audienceScreens } from "./audienceScreens.ts"

/** order/:listType/demo and its tabs, suppressions among them. */
export const audienceRoutes = ({ draftIn, tabIn }: Guards): ReadonlyArray<RouteObject> => {
  const loader = async (args: LoaderFunctionArgs) => {
    const { listType } = await draftIn(args, "unfinished")
    return tabIn(args, "demo", listType, audienceScreens(listType))
  }
  return [
    { path: "demo", loader },
    {
      path: "demo/:tab",
      loader,
      lazy: async () => ({ Component: (await import("./AudiencePage.tsx")).AudiencePage }),
    },
  ]
}
