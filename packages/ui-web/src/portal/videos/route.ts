import { videosRoute as videosLead } from "@listwright/domain/account"
import type { LoaderFunctionArgs, RouteObject } from "react-router"
import { withPageTitle } from "../../design/withPageTitle.tsx"
import { redirectOrReplace } from "../../list/guards/redirectOrReplace.ts"
import type { Guards } from "../../list/guards/createGuards.ts"

/** The route for the video library: `/videos`. It redirects users without access to the landing page [p6-videos]. */
export const videosRoute = ({ signedIn }: Guards): RouteObject => ({
  path: "videos",
  loader: async ({ request }: LoaderFunctionArgs) => {
    const { user } = await signedIn(request)
    return videosLead({ showVideos: user.showVideos === true }) === "stay"
      ? null
      : redirectOrReplace(request, "/")
  },
  lazy: async () => withPageTitle("Videos", (await import("./VideosPage.tsx")).VideosPage),
})
