import { createBrowserRouter, type RouteObject } from "react-router"
import type { App } from "../app/App.ts"
import { makeLoaders } from "./makeLoaders.ts"
import { RouteFailed } from "./RouteFailed.tsx"
import { Starting } from "./Starting.tsx"

/** Every address of the site. spec: portal §2 (Route table), order-builder §2.1 */
export const makeRouter = (app: App) => {
  const loaders = makeLoaders(app)

  const order: RouteObject = {
    path: "order/:listType",
    loader: loaders.anyDraft,
    lazy: async () => ({ Component: (await import("../order/OrderFrame.tsx")).OrderFrame }),
    children: [
      { index: true, loader: loaders.toFirstTab },
      {
        lazy: async () => ({ Component: (await import("../order/Builder.tsx")).Builder }),
        children: [
          { path: "geo", loader: loaders.geoTab },
          {
            path: "geo/:tab",
            loader: loaders.geoTab,
            lazy: async () => ({ Component: (await import("../geography/GeographyPage.tsx")).GeographyPage }),
          },
          { path: "demo", loader: loaders.demoTab },
          {
            path: "demo/:tab",
            loader: loaders.demoTab,
            lazy: async () => ({
              Component: (await import("../audience/AudiencePage.tsx")).AudiencePage,
            }),
          },
        ],
      },
      {
        path: "summary",
        loader: loaders.guarded("summary"),
        lazy: async () => ({ Component: (await import("../summary/SummaryPage.tsx")).SummaryPage }),
      },
      { path: "payment", loader: loaders.guarded("payment") },
      {
        path: "success",
        loader: loaders.guarded("success"),
        lazy: async () => ({ Component: (await import("../success/SuccessPage.tsx")).SuccessPage }),
      },
      { path: "*", loader: loaders.notFound },
    ],
  }

  return createBrowserRouter([
    {
      HydrateFallback: Starting,
      ErrorBoundary: RouteFailed,
      children: [
        {
          path: "signin",
          loader: loaders.signIn,
          lazy: async () => ({ Component: (await import("../account/SignInPage.tsx")).SignInPage }),
        },
        {
          path: "403",
          lazy: async () => ({ Component: (await import("../frame/ForbiddenPage.tsx")).ForbiddenPage }),
        },
        {
          loader: loaders.frame,
          lazy: async () => ({ Component: (await import("../frame/Frame.tsx")).Frame }),
          children: [
            {
              ErrorBoundary: RouteFailed,
              children: [
                {
                  index: true,
                  loader: loaders.latestDraft,
                  lazy: async () => ({ Component: (await import("../landing/LandingPage.tsx")).LandingPage }),
                },
                { path: "order", loader: loaders.home },
                order,
                { path: "404", loader: loaders.notFound },
                { path: "*", loader: loaders.notFound },
              ],
            },
          ],
        },
      ],
    },
  ])
}
