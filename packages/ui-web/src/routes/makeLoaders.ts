import {
  type AreaTab,
  type AudienceTab,
  DEFAULT_LIST_TYPE,
  enterOrder,
  openTab,
  shownAreaTabs,
} from "@listwright/domain/catalogue"
import { Drafts } from "@listwright/domain/drafts"
import { guardedRoute, orderPath, type OrderRoute } from "@listwright/domain/order"
import {
  chosenReading,
  list270Reading,
  pageNotFound,
  UNKNOWN_ROUTE_LEADS_TO,
} from "@listwright/domain/shared"
import { Effect, Exit } from "effect"
import { type LoaderFunctionArgs, redirect } from "react-router"
import { linkSecret } from "../account/linkSecret.ts"
import { audienceScreens } from "../audience/audienceScreens.ts"
import { LAYOUT } from "../app/layout.ts"
import type { App } from "../app/App.ts"
import { rememberedTab, rememberTab, type TabbedStep } from "./rememberedTab.ts"
import type { Session } from "../app/Sessions.ts"

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
    app.notifications.notify(pageNotFound, "shell")
    return redirect(UNKNOWN_ROUTE_LEADS_TO)
  }
  const listTypeIn = async ({ params, request }: LoaderFunctionArgs): Promise<number> => {
    const { user, site } = await signedIn(request)
    const entry = enterOrder(
      params["listType"],
      user.dataSources,
      chosenReading(list270Reading, site.readings),
    )
    if (entry._tag === "Order") return entry.source.code
    if (entry.notice !== null) app.notifications.notify(entry.notice, "shell")
    throw redirect("/")
  }
  /** The tab to show; throws the way to another one where the address has none, or one that is not shown. */
  const tabOf = <Tab extends AreaTab | AudienceTab>(
    listType: number,
    step: TabbedStep,
    asked: string | undefined,
    shown: ReadonlyArray<Tab>,
  ): Tab => {
    const tab = openTab(asked ?? null, rememberedTab(listType, step), shown)
    if (tab === "landing") throw redirect("/")
    if (tab !== asked) throw redirect(`/order/${listType}/${step}/${tab}`)
    rememberTab(listType, step, tab)
    return tab
  }
  const geoTab = async (args: LoaderFunctionArgs) => {
    const listType = await listTypeIn(args)
    const { site } = await signedIn(args.request)
    await app.drafts.load(listType, "unfinished", args.request.signal)
    const shown = shownAreaTabs(listType, site)
    return tabOf(
      listType,
      "geo",
      args.params["tab"],
      GEO_SCREENS.filter((tab) => shown.includes(tab)),
    )
  }
  const demoTab = async (args: LoaderFunctionArgs) => {
    const listType = await listTypeIn(args)
    await app.drafts.load(listType, "unfinished", args.request.signal)
    return tabOf(listType, "demo", args.params["tab"], audienceScreens(listType))
  }
  /** Where the order's step lets somebody in; layout 2 has no payment screen. [ob6-signed-in] */
  const guarded = (route: OrderRoute) => async (args: LoaderFunctionArgs) => {
    const listType = await listTypeIn(args)
    const { step } = (await app.drafts.load(listType, "any", args.request.signal)).choices
    const end = guardedRoute(route, { isSignedIn: true, step, layout: LAYOUT })
    return end === route ? null : redirect(end === "signIn" ? "/signin" : orderPath(listType, end))
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
  const frame = ({ request }: LoaderFunctionArgs) => signedIn(request)
  /** A one-time link is for setting a password, whoever is signed in. */
  const signIn = async () =>
    linkSecret(window.location.hash) !== null || (await app.sessions.load()) === null
      ? app.sessions.site()
      : redirect("/")
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
  }
}
