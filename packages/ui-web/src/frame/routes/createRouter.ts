import { needsSignIn } from "@listwright/domain/account"
import { createElement } from "react"
import { createBrowserRouter, type RouteObject } from "react-router"
import { signInRoute } from "../../account/sign-in/route.ts"
import type { App } from "../../app/App.ts"
import { audienceRoutes } from "../../builder/audience/route.ts"
import { breakdownRoute } from "../../builder/breakdown/route.ts"
import { bareFrameRoute, forbiddenRoute, frameRoute } from "../page/route.ts"
import { geographyRoutes } from "../../builder/area-pages/route.ts"
import { redirectOrReplace } from "../../list/guards/redirectOrReplace.ts"
import { createGuards } from "../../list/guards/createGuards.ts"
import { orderHistoryRoute } from "../../portal/history/route.ts"
import { exampleRoute, landingRoute } from "../../portal/landing/route.ts"
import { orderRoute } from "../../builder/steps/route.ts"
import { paymentRoute } from "../../builder/payment/route.ts"
import { quoteRoute, sendQuoteRoute } from "../../builder/quotes/route.ts"
import { campaignRoute, diagnosticRoute, digitalReportingRoute } from "../../portal/requests/route.ts"
import { savedListsRoute } from "../../portal/saved-lists/route.ts"
import { overlapRoute } from "../../portal/overlap/route.ts"
import { sideBySideRoute } from "../../portal/side-by-side/route.ts"
import { successRoute } from "../../builder/receipt/route.ts"
import { summaryRoute } from "../../builder/review/route.ts"
import { loadPalette } from "./loadPalette.ts"
import { partRoutes } from "./parts.ts"
import { partRoute } from "./partRoute.ts"
import { RouteError, ScreenError } from "./RouteError.tsx"
import { InitialPage } from "./InitialPage.tsx"

/**
 * Creates the routes of the whole site from the screens. `painted` is the markup shown until the first screen is
 * loaded.
 */
export const createRouter = (app: App, painted = "") => {
  const guards = createGuards(app)
  const { notFound } = guards
  const all: ReadonlyArray<RouteObject> = [
    signInRoute(app),
    diagnosticRoute(app),
    forbiddenRoute,
    landingRoute(app, guards),
    exampleRoute(app, guards),
    { path: "order", loader: ({ request }) => redirectOrReplace(request, "/") },
    orderRoute(
      guards,
      [...geographyRoutes(guards), ...audienceRoutes(guards)],
      [summaryRoute(guards), paymentRoute(guards)],
    ),
    successRoute(guards),
    savedListsRoute,
    orderHistoryRoute,
    overlapRoute,
    sideBySideRoute,
    breakdownRoute,
    quoteRoute,
    campaignRoute,
    digitalReportingRoute,
    ...partRoutes(guards),
    { path: "404", loader: notFound },
    { path: "*", loader: notFound },
  ]
  const pages = all.map(partRoute(app, guards))
  const behindSignIn = ({ path }: RouteObject) => path === undefined || needsSignIn(path)
  return createBrowserRouter([
    {
      HydrateFallback: () => createElement(InitialPage, { painted }),
      ErrorBoundary: RouteError,
      children: [
        ...pages.filter((page) => !behindSignIn(page)),
        bareFrameRoute(guards, [{ ErrorBoundary: ScreenError, children: [sendQuoteRoute] }]),
        frameRoute(guards, loadPalette, [
          { ErrorBoundary: ScreenError, children: pages.filter(behindSignIn) },
        ]),
      ],
    },
  ])
}
