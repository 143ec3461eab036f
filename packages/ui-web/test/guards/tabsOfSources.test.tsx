// @vitest-environment happy-dom
import { SIGNED_IN_COOKIE } from "@listwright/adapters"
import {
  AREA_TABS,
  AUDIENCE_TABS,
  type AreaTab,
  type AudienceTab,
  LIST_TYPES,
  type ListType,
} from "@listwright/domain/catalogue"
import { afterEach, describe, expect, it, vi } from "vitest"
import { expectPerson } from "../../src/app/expectedPerson.ts"
import { makeApp } from "../../src/routes/makeApp.ts"
import { makeRouter } from "../../src/routes/makeRouter.ts"
import { mockNetwork } from "../kit/recorded/mockNetwork.ts"

const ends: Array<() => void> = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  sessionStorage.clear()
  localStorage.clear()
  document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0`
  vi.unstubAllGlobals()
})

/** The router of the site for somebody who may order all sources, without screens: addresses and where they lead. */
const openRouter = async () => {
  const network = mockNetwork(LIST_TYPES.map(({ code }) => code))
  vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) =>
    network.fetch(input instanceof Request && init === undefined ? input : new Request(input, init)),
  )
  await network.signIn()
  expectPerson("demo@listwright.example")
  document.cookie = `${SIGNED_IN_COOKIE}=1`
  window.history.replaceState(null, "", "/403")
  const router = makeRouter(makeApp())
  ends.push(() => router.dispose())
  /** Where an address leads. */
  return async (address: string): Promise<string> => {
    await router.navigate(address)
    return router.state.location.pathname
  }
}

/** A view of the states, which `geo/state` opens. */
const VIEW_OF: Readonly<Partial<Record<AreaTab, AreaTab>>> = { stateList: "state" }

/** What no source of the mock's server has, but the one that was recorded. */
const DEPENDS: ReadonlyArray<AudienceTab> = ["quickPicks", "audiencePropensities", "intrestsPurchasing"]
const RECORDED = 10

/** A list that is new combines none, and sources without records have no propensities, interests or quick picks. */
const shownOf = ({ audienceTabs, code }: ListType): ReadonlyArray<AudienceTab> =>
  audienceTabs.filter((tab) => tab !== "multiCount" && (code === RECORDED || !DEPENDS.includes(tab)))

/** 270 leads to landing unless the site chose to have it ordered; 220 has no configuration. */
const LEAD_HOME = [220, 270]
const configured = LIST_TYPES.filter(({ code }) => !LEAD_HOME.includes(code))

describe("the tabs of a source", () => {
  it.each(configured)("$code opens those of its areas and no other", async (source) => {
    const leadsTo = await openRouter()
    const base = `/order/${source.code}/geo`
    for (const tab of AREA_TABS) {
      sessionStorage.clear()
      const isShown = source.areaTabs.includes(tab)
      const end = isShown ? (VIEW_OF[tab] ?? tab) : source.areaTabs[0]
      expect(`${tab}: ${await leadsTo(`${base}/${tab}`)}`).toBe(`${tab}: ${base}/${end}`)
    }
    expect(await leadsTo("/order/999/geo/zip")).toBe("/")
  })

  it.each(configured)("$code opens those of its audience and no other", async (source) => {
    const leadsTo = await openRouter()
    const base = `/order/${source.code}/demo`
    const shown = shownOf(source)
    for (const tab of AUDIENCE_TABS) {
      sessionStorage.clear()
      const end = shown.includes(tab) ? tab : shown[0]
      expect(`${tab}: ${await leadsTo(`${base}/${tab}`)}`).toBe(`${tab}: ${base}/${end}`)
    }
  })

  it.each(configured)("$code opens the tab that was used last", async (source) => {
    const leadsTo = await openRouter()
    const last = shownOf(source).at(-1)
    await leadsTo(`/order/${source.code}/demo/${last}`)
    expect(await leadsTo(`/order/${source.code}/demo`)).toBe(`/order/${source.code}/demo/${last}`)
  })

  it.each(LEAD_HOME)("%i opens none, and leads home", async (code) => {
    const leadsTo = await openRouter()
    expect(await leadsTo(`/order/${code}/geo/zip`)).toBe("/")
    expect(await leadsTo(`/order/${code}/demo/demoDemographics`)).toBe("/")
  })
})
