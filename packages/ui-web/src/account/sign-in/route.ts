import type { RouteObject } from "react-router"
import type { App } from "../../app/App.ts"
import { redirectOrReplace } from "../../list/guards/redirectOrReplace.ts"
import { linkSecret } from "./linkSecret.ts"

/** The sign-in page. A one-time link opens it for setting a password even if a user is signed in. */
export const signInRoute = ({ sessions }: App): RouteObject => ({
  path: "signin",
  loader: async ({ request }) =>
    linkSecret(window.location.hash) !== null || (await sessions.load()) === null
      ? sessions.site()
      : redirectOrReplace(request, "/"),
  lazy: async () => ({ Component: (await import("./SignInPage.tsx")).SignInPage }),
})
