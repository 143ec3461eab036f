import { hasPart, type Part, findPagePart } from "@listwright/domain/parts"
import type { LoaderFunctionArgs, RouteObject } from "react-router"
import type { App } from "../../app/App.ts"
import type { Guards } from "../../list/guards/createGuards.ts"

function Nothing() {
  return null
}

const guarded = (app: App, { notFound }: Guards, route: RouteObject, part: Part): RouteObject => {
  const isOff = async (): Promise<boolean> => {
    const session = await app.sessions.load()
    return !hasPart(session?.site ?? (await app.sessions.site()), part)
  }
  const { lazy, loader } = route
  return {
    ...route,
    loader: async (args: LoaderFunctionArgs) => {
      if (await isOff()) return notFound(args)
      return typeof loader === "function" ? await loader(args) : null
    },
    ...(typeof lazy === "function"
      ? { lazy: async () => ((await isOff()) ? { Component: Nothing } : await lazy()) }
      : {}),
  }
}

/**
 * Returns the route for an optional part's page. On a site without the part, its URL is handled like an unknown one,
 * and its screen isn't loaded. Other pages are unchanged [p6-parts].
 */
export const partRoute =
  (app: App, guards: Guards) =>
  (route: RouteObject): RouteObject => {
    const part = findPagePart(`/${route.path ?? ""}`)
    return part === null ? route : guarded(app, guards, route, part)
  }
