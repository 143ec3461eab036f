import { attributeKind, type Attribute } from "@listwright/domain/audience"
import {
  AREA_TABS,
  AUDIENCE_TABS,
  type AudienceTab,
  LIST_TYPES,
  type ListType,
} from "@listwright/domain/catalog"
import { describe, expect, it, vi } from "vitest"
import { rememberExpectedUser } from "../../../src/app/expectedUserEmail.ts"
import { createApp } from "../../../src/frame/routes/createApp.ts"
import { createRouter } from "../../../src/frame/routes/createRouter.ts"
import { whenTestEnds } from "../../kit/endTest.ts"
import { type Network, siteNetwork } from "../../kit/siteNetwork.ts"

/**
 * Opens the router of the site for a user who may order all sources: addresses and their destinations, without
 * screens.
 */
const openRouter = async () => {
  const network = siteNetwork()
  vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) =>
    network.fetch(input instanceof Request && init === undefined ? input : new Request(input, init)),
  )
  const { email } = await network.signIn({ sources: LIST_TYPES.map(({ code }) => code) })
  rememberExpectedUser(email)
  window.history.replaceState(null, "", "/403")
  const router = createRouter(createApp())
  whenTestEnds(() => router.dispose())
  return {
    network,
    /** Returns the path to which an address leads. */
    leadsTo: async (address: string): Promise<string> => {
      await router.navigate(address)
      return router.state.location.pathname
    },
  }
}

/** The tabs that a source shows only where the server has something for them. */
const DEPENDING: ReadonlyArray<AudienceTab> = ["quickPicks", "audiencePropensities", "intrestsPurchasing"]

/** Returns the tabs among these for which the server has something. */
const offered = async ({ call }: Network, code: number): Promise<ReadonlyArray<AudienceTab>> => {
  const of = `?listType=${code}`
  const { total } = await call<{ total: { own: number; site: number } }>("GET", `/api/v1/quick-picks${of}`)
  const { attributes } = await call<{ attributes: ReadonlyArray<Attribute> }>(
    "GET",
    `/api/v1/attributes${of}`,
  )
  const kinds = new Set(attributes.map(attributeKind))
  const isOffered = [total.own + total.site > 0, kinds.has("propensity"), kinds.has("lifestyle")]
  return DEPENDING.filter((_, at) => isOffered[at])
}

/** Returns the tabs that a new list shows: it doesn't combine lists, and a tab with nothing on offer isn't shown. */
const shownOf = async (network: Network, { audienceTabs, code }: ListType) => {
  const has = await offered(network, code)
  return audienceTabs.filter((tab) => tab !== "multiCount" && (!DEPENDING.includes(tab) || has.includes(tab)))
}

/** 270 leads to landing unless the site chose to have it ordered; 220 has no configuration. */
const LEAD_HOME = [220, 270]
const configured = LIST_TYPES.filter(({ code }) => !LEAD_HOME.includes(code))

describe("the tabs of a source", () => {
  it.each(configured)("$code opens those of its areas and no other", async (source) => {
    const { leadsTo } = await openRouter()
    const base = `/order/${source.code}/geo`
    for (const tab of AREA_TABS) {
      sessionStorage.clear()
      const isShown = source.areaTabs.includes(tab)
      const end = isShown ? tab : source.areaTabs[0]
      expect(`${tab}: ${await leadsTo(`${base}/${tab}`)}`).toBe(`${tab}: ${base}/${end}`)
    }
    expect(await leadsTo("/order/999/geo/zip")).toBe("/")
  })

  it.each(configured)("$code opens those of its audience and no other", async (source) => {
    const { leadsTo, network } = await openRouter()
    const base = `/order/${source.code}/demo`
    const shown = await shownOf(network, source)
    for (const tab of AUDIENCE_TABS) {
      sessionStorage.clear()
      const end = shown.includes(tab) ? tab : shown[0]
      expect(`${tab}: ${await leadsTo(`${base}/${tab}`)}`).toBe(`${tab}: ${base}/${end}`)
    }
  })

  it.each(configured)("$code opens the tab that was used last", async (source) => {
    const { leadsTo, network } = await openRouter()
    const last = (await shownOf(network, source)).at(-1)
    await leadsTo(`/order/${source.code}/demo/${last}`)
    expect(await leadsTo(`/order/${source.code}/demo`)).toBe(`/order/${source.code}/demo/${last}`)
  })

  it("are those that the server has something for, which not every source has", async () => {
    const { network } = await openRouter()
    expect(await offered(network, 10)).toEqual(DEPENDING)
    const all = await Promise.all(configured.map(({ code }) => offered(network, code)))
    for (const tab of DEPENDING) expect(all.filter((has) => !has.includes(tab)).length).toBeGreaterThan(0)
  })

  it.each(LEAD_HOME)("%i opens none, and leads home", async (code) => {
    const { leadsTo } = await openRouter()
    expect(await leadsTo(`/order/${code}/geo/zip`)).toBe("/")
    expect(await leadsTo(`/order/${code}/demo/demoDemographics`)).toBe("/")
  })
})
