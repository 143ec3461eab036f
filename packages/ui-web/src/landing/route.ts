import { Drafts } from "@listwright/domain/drafts"
import { Effect, Exit } from "effect"
import type { LoaderFunctionArgs, RouteObject } from "react-router"
import type { App } from "../app/App.ts"
import { titledScreen } from "../design/titledScreen.tsx"
import type { Guards } from "../guards/makeGuards.ts"

/** The landing page, with the lists to continue; it is there without them too. */
export const landingRoute = ({ runner }: App, { signedIn }: Guards): RouteObject => ({
  index: true,
  loader: async ({ request }: LoaderFunctionArgs) => {
    await signedIn(request)
    const exit = await runner.runQuietly(Effect.flatMap(Drafts, (drafts) => drafts.inTheMaking()))
    return Exit.isSuccess(exit) ? exit.value : []
  },
  lazy: async () => titledScreen("", (await import("./LandingPage.tsx")).LandingPage),
})
