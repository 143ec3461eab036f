import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalogue"
import { Drafts } from "@listwright/domain/drafts"
import { Effect, Exit } from "effect"
import type { LoaderFunctionArgs, RouteObject } from "react-router"
import type { App } from "../app/App.ts"
import { titledScreen } from "../design/titledScreen.tsx"
import type { Guards } from "../guards/makeGuards.ts"

/** The landing page, with the draft of 'Continue your list'; it is there without one too. */
export const landingRoute = ({ runner }: App, { signedIn }: Guards): RouteObject => ({
  index: true,
  loader: async ({ request }: LoaderFunctionArgs) => {
    const { user } = await signedIn(request)
    if (!user.dataSources.includes(DEFAULT_LIST_TYPE)) return null
    const exit = await runner.runQuietly(Effect.flatMap(Drafts, (drafts) => drafts.open(DEFAULT_LIST_TYPE)))
    return Exit.isSuccess(exit) ? exit.value : null
  },
  lazy: async () => titledScreen("", (await import("./LandingPage.tsx")).LandingPage),
})
