import {
  DEFAULT_LIST_TYPE,
  Drafts,
  list270Reading,
  listTypeOf,
  noSuchDataSource,
  orderable,
  pageNotFound,
  routeGuard,
  shownAreaTabs,
} from "@listwright/domain"
import { Effect, Exit } from "effect"
import { type LoaderFunctionArgs, redirect } from "react-router"
import { chosenReading } from "../account/chosenReading.ts"
import { audienceScreens } from "../audience/audienceScreens.ts"
import type { App } from "./App.ts"
import type { Session } from "./Sessions.ts"

/** Geography tabs that have a screen; they share one, each opens its own section. */
const GEO_SCREENS = ["zip", "zipRange", "zipPaste"] as const

/** What each address needs before its screen shows, and who may not go there. spec: order-builder §2.1, §2.2 */
export const makeLoaders = (app: App) => {
  const signedIn = async (request: Request): Promise<Session> => {
    const session = await app.sessions.load()
    if (session !== null) return session
    const { pathname, search } = new URL(request.url)
    const next = `${pathname}${search}`
    throw redirect(next === "/" ? "/signin" : `/signin?next=${encodeURIComponent(next)}`)
  }
  const notFound = () => {
    app.notifications.notify(pageNotFound)
    return redirect("/")
  }
  const listTypeIn = async ({ params, request }: LoaderFunctionArgs): Promise<number> => {
    const { user, site } = await signedIn(request)
    const listType = /^\d{1,4}$/.test(params["listType"] ?? "") ? Number(params["listType"]) : 0
    const isOrderable =
      orderable(listType, chosenReading(list270Reading, site)) &&
      listTypeOf(listType) !== undefined &&
      user.dataSources.includes(listType)
    if (isOrderable) return listType
    app.notifications.notify(noSuchDataSource)
    throw redirect("/")
  }
  /** A tab that the source or the site does not have leads to the first one that it has. */
  const geoTab = async (args: LoaderFunctionArgs) => {
    const listType = await listTypeIn(args)
    const { site } = await signedIn(args.request)
    await app.drafts.load(listType, "unfinished", args.request.signal)
    const shown = shownAreaTabs(listType, site)
    const tabs = GEO_SCREENS.filter((tab) => shown.includes(tab))
    const tab = tabs.find((each) => each === args.params["tab"])
    return tab ?? (tabs[0] === undefined ? redirect("/") : redirect(`/order/${listType}/geo/${tabs[0]}`))
  }
  const demoTab = async (args: LoaderFunctionArgs) => {
    const listType = await listTypeIn(args)
    await app.drafts.load(listType, "unfinished", args.request.signal)
    const tabs = audienceScreens(listType)
    const tab = tabs.find((each) => each === args.params["tab"])
    return tab ?? (tabs[0] === undefined ? redirect("/") : redirect(`/order/${listType}/demo/${tabs[0]}`))
  }
  const guarded = (route: string) => async (args: LoaderFunctionArgs) => {
    const listType = await listTypeIn(args)
    const draft = await app.drafts.load(listType, "any", args.request.signal)
    return routeGuard(route, draft.choices.step) === "stay" ? null : redirect(`/order/${listType}`)
  }
  const toFirstTab = async (args: LoaderFunctionArgs) => redirect(`/order/${await listTypeIn(args)}/geo`)

  /** For 'Continue your list'; the landing page is there without it too. */
  const latestDraft = async ({ request }: LoaderFunctionArgs) => {
    const { user } = await signedIn(request)
    if (!user.dataSources.includes(DEFAULT_LIST_TYPE)) return null
    const exit = await app.runner.runQuietly(
      Effect.flatMap(Drafts, (drafts) => drafts.open(DEFAULT_LIST_TYPE)),
    )
    return Exit.isSuccess(exit) ? exit.value : null
  }
  const anyDraft = async (args: LoaderFunctionArgs) => {
    await app.drafts.load(await listTypeIn(args), "any", args.request.signal)
    return null
  }
  // The summary places the order in this layout. spec: decisions (interfaceVersion 2)
  const toSummary = async (args: LoaderFunctionArgs) => redirect(`/order/${await listTypeIn(args)}/summary`)
  const frame = ({ request }: LoaderFunctionArgs) => signedIn(request)
  const signIn = async () => ((await app.sessions.load()) === null ? app.sessions.site() : redirect("/"))
  const home = () => redirect("/")
  return {
    anyDraft,
    demoTab,
    frame,
    geoTab,
    guarded,
    home,
    latestDraft,
    notFound,
    signIn,
    toFirstTab,
    toSummary,
  }
}
