import { type AreaTab, type AudienceTab, type ListType, resolveTab } from "@listwright/domain/catalog"
import { decideStep, resolveOrderRoute, orderPath, type OrderRoute } from "@listwright/domain/order"
import {
  type DraftId,
  NotFound,
  pageNotFoundNoticeWithLink,
  UNKNOWN_ROUTE_REDIRECT,
} from "@listwright/domain/shared"
import { Schema } from "effect"
import type { LoaderFunctionArgs } from "react-router"
import type { App } from "../../app/App.ts"
import type { DraftOpenMode, DraftRequirement } from "../../app/DraftStore.ts"
import { builderLayout } from "../../app/layout.ts"
import type { Session } from "../../app/Sessions.ts"
import { linkedDraftMissingNotice } from "../draft/Notices.ts"
import { storeLinkFragment } from "./linkFragment.ts"
import { previousPageUrl } from "./previousPageUrl.ts"
import { redirectOrReplace } from "./redirectOrReplace.ts"
import { linkedDraftId } from "./linkedDraftId.ts"
import { rememberedTab, rememberTab, type TabbedStep } from "./rememberedTab.ts"

const isNotFound = Schema.is(NotFound)

/** Returns the same URL with the list type of its draft. */
const linkTo = ({ url }: Request, asked: number, held: number): string => {
  const { pathname, search } = new URL(url)
  return `${pathname.replace(`/order/${asked}`, `/order/${held}`)}${search}`
}

/**
 * Returns whether a draft is being entered or reopened. While following a link, the browser still has the previous
 * page's URL.
 */
const arrivalOf = ({ url }: Request): DraftOpenMode =>
  window.location.href === url || window.location.pathname === "/signin" ? "again" : "entering"

/** The tabs that are hidden if the source doesn't have the corresponding attributes. */
const DEPENDING_TABS: ReadonlyArray<AudienceTab> = ["audiencePropensities", "intrestsPurchasing"]

/**
 * Creates the guards, which load the data that a URL needs before its screen appears, and redirect users who may not
 * open it.
 */
export const createGuards = (app: App) => {
  /** Returns the session; throws a redirect to the sign-in page if there isn't one. */
  const signedIn = async (request: Request): Promise<Session> => {
    app.runner.prepare()
    const session = await app.sessions.load()
    if (session !== null) return session
    storeLinkFragment()
    const { pathname, search } = new URL(request.url)
    const next = `${pathname}${search}`
    throw redirectOrReplace(request, next === "/" ? "/signin" : `/signin?next=${encodeURIComponent(next)}`)
  }

  /** Returns the source specified in a URL; throws a redirect to the home page if it can't be ordered. */
  const sourceIn = async ({ params, request }: LoaderFunctionArgs): Promise<ListType> => {
    const session = await signedIn(request)
    const { resolveSourceEntry } = await import("./resolveSourceEntry.ts")
    const entry = resolveSourceEntry(params["listType"], session)
    if ("source" in entry) return entry.source
    if (entry.notice !== null) app.notifications.notify(entry.notice, "shell")
    throw redirectOrReplace(request, "/")
  }

  /** Returns the draft specified in a link; throws a redirect to the home page if it doesn't exist. */
  const namedIn = async (id: DraftId, request: Request) => {
    try {
      return await app.drafts.loadNamed(id, request.signal)
    } catch (failure) {
      if (!isNotFound(failure)) throw failure
      app.notifications.notify(linkedDraftMissingNotice, "shell")
      throw redirectOrReplace(request, "/")
    }
  }

  /** Opens the draft for a URL: the one specified in its link, or otherwise the current draft. */
  const draftIn = async (args: LoaderFunctionArgs, wanted: DraftRequirement) => {
    const source = await sourceIn(args)
    const listType = source.code
    const { findGatewayDraft } = await import("./resolveSourceEntry.ts")
    // Asked beside the draft: they decide which tabs its steps have.
    const quickPicks = app.quickPicks.load(listType)
    const linked = linkedDraftId(args.request) ?? (await findGatewayDraft(app, args.request, listType))
    const draft =
      linked === null
        ? await app.drafts.load(listType, wanted, arrivalOf(args.request), args.request.signal)
        : await namedIn(linked, args.request)
    await quickPicks
    if (draft.listType !== listType)
      throw redirectOrReplace(args.request, linkTo(args.request, listType, draft.listType))
    return { source, listType, draft }
  }

  /**
   * Returns a source's attributes if its tabs depend on them; null if they don't, or if the attributes couldn't be
   * loaded.
   */
  const attributesIn = async ({ audienceTabs, code }: ListType) =>
    DEPENDING_TABS.some((tab) => audienceTabs.includes(tab)) ? await app.attributes.load(code) : null

  /** Returns the data that determines a source's audience tabs; its quick picks are known once the draft is loaded. */
  const offerIn = async (source: ListType) => ({
    columns: await attributesIn(source),
    quickPicks: app.quickPicks.known(source.code).quickPicks,
  })

  /**
   * Returns the step's tab for a URL. If the URL doesn't name a tab, or names a hidden tab, throws a redirect to
   * another tab or the home page.
   */
  const tabIn = <Tab extends AreaTab | AudienceTab>(
    request: Request,
    asked: string | null,
    step: TabbedStep,
    listType: number,
    shown: ReadonlyArray<Tab>,
  ): Tab => {
    const tab = resolveTab(asked, rememberedTab(listType, step), shown)
    if (tab === "landing") throw redirectOrReplace(request, "/")
    if (tab !== asked) throw redirectOrReplace(request, `/order/${listType}/${step}/${tab}`)
    rememberTab(listType, step, tab)
    return tab
  }

  /** Admits the user if the order's step allows it; otherwise redirects [ob6-signed-in]. */
  const guarded = (route: OrderRoute) => async (args: LoaderFunctionArgs) => {
    const { draft, listType } = await draftIn(args, "any")
    const layout = builderLayout(await signedIn(args.request))
    // Whichever way leads back from the payment, it is the way back.
    if (route === "summary" && draft.choices.step === "payment") {
      const { step } = decideStep({ step: "payment", route: "payment" }, "backFromPayment", layout)
      app.drafts.change((content) => ({ ...content, choices: { ...content.choices, step } }))
      return null
    }
    // A link to the counts of an order that was not counted yet: the summary counts it.
    if (route === "summary" && linkedDraftId(args.request) !== null) return null
    const end = resolveOrderRoute(route, { isSignedIn: true, step: draft.choices.step, layout })
    return end === route
      ? null
      : redirectOrReplace(args.request, end === "signIn" ? "/signin" : orderPath(listType, end))
  }

  const notFound = ({ request }: LoaderFunctionArgs) => {
    app.notifications.notify(pageNotFoundNoticeWithLink(previousPageUrl(request)), "shell")
    return redirectOrReplace(request, UNKNOWN_ROUTE_REDIRECT)
  }

  return { draftIn, guarded, notFound, offerIn, signedIn, sourceIn, tabIn }
}

export type Guards = ReturnType<typeof createGuards>
