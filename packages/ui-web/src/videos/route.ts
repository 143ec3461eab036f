import { videosRoute as videosLead } from "@listwright/domain/account"
import type { LoaderFunctionArgs, RouteObject } from "react-router"
import { titledScreen } from "../design/titledScreen.tsx"
import { leadOn } from "../guards/leadOn.ts"
import type { Guards } from "../guards/makeGuards.ts"

/** The route for the video library: `/videos`. It redirects users without access to the landing page [p6-videos]. */
export const videosRoute = ({ signedIn }: Guards): RouteObject => ({
  path: "videos",
  loader: async ({ request }: LoaderFunctionArgs) => {
    const { user } = await signedIn(request)
    return videosLead({ showVideos: user.showVideos === true }) === "stay" ? null : leadOn(request, "/")
  },
  lazy: async () => titledScreen("Videos", (await import("./VideosPage.tsx")).VideosPage),
})
