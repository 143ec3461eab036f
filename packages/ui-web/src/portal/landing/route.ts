import { Drafts } from "@listwright/domain/drafts"
import { Effect, Exit } from "effect"
import type { LoaderFunctionArgs, RouteObject } from "react-router"
import type { App } from "../../app/App.ts"
import { withPageTitle } from "../../design/withPageTitle.tsx"
import type { Guards } from "../../list/guards/createGuards.ts"

/** Loads the lists to continue; if that fails, the page appears without them. */
const lists =
  ({ runner }: App, { signedIn }: Guards) =>
  async ({ request }: LoaderFunctionArgs) => {
    await signedIn(request)
    const exit = await runner.runQuietly(Effect.flatMap(Drafts, (drafts) => drafts.inTheMaking()))
    return Exit.isSuccess(exit) ? exit.value : []
  }

const screens = () => import("./LandingPage.tsx")

export const landingRoute = (app: App, guards: Guards): RouteObject => ({
  index: true,
  loader: lists(app, guards),
  lazy: async () => withPageTitle("", (await screens()).LandingPage),
})

/** The route of the alternate landing page. */
export const exampleRoute = (app: App, guards: Guards): RouteObject => ({
  path: "example",
  loader: lists(app, guards),
  lazy: async () => withPageTitle("Example", (await screens()).ExamplePage),
})
