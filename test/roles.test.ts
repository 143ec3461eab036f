import type { Browser, BrowserContext, Page } from "@playwright/test"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { launchBrowser, newPage, PASSWORD } from "./browser.ts"

/**
 * Checks which roles can open each page and what they see there: one table of pages and one of parts [p6-roles]
 * [p6-pricing-link] [p6-account-filter] [p6-videos] [p6-history-menu].
 */

const url = inject("productUrl")

/** The demo users, by what each may do. */
const PEOPLE = {
  user: "demo",
  "no pay": "nopay",
  "Digital User": "digital",
  "Power User": "power",
  Reseller: "reseller",
} as const
type Person = keyof typeof PEOPLE
const EVERYBODY: ReadonlyArray<Person> = ["user", "no pay", "Digital User", "Power User", "Reseller"]
const ALL_BUT_DIGITAL: ReadonlyArray<Person> = EVERYBODY.filter((person) => person !== "Digital User")

interface Row {
  readonly page: string
  /** The headings of where those end who reach it; everybody else ends at `otherwise`. */
  readonly heading: string | RegExp
  readonly ends?: RegExp
  readonly reached?: ReadonlyArray<Person>
  readonly guests?: "the page" | "sign in"
}

const AREAS = "Select Your Target Areas"
const AUDIENCE = "Build Your Target Audience"
const landing = { heading: /^Good |^Welcome/, ends: /^\/$/ } as const
const area = (tab: string): Row => ({ page: `/order/10/geo/${tab}`, heading: AREAS })
const audience = (tab: string): Row => ({ page: `/order/10/demo/${tab}`, heading: AUDIENCE })

/** Every address of the specification. Without `ends` it is the address itself, without `reached` everybody's. */
const PAGES: ReadonlyArray<Row> = [
  { page: "/orderhistory", heading: "Order History" },
  { page: "/slc", heading: "Saved Lists" },
  { page: "/reward", heading: "Rewards" },
  { page: "/videos", heading: "Videos", reached: ALL_BUT_DIGITAL },
  { page: "/digitalCampaigns", heading: "Full Service Digital Campaigns" },
  { page: "/freedatadiagnostic", heading: "Free data diagnostic", guests: "the page" },
  { page: "/signin", ...landing, guests: "the page" },
  { page: "/403", heading: "403", guests: "the page" },
  { page: "/404", ...landing },
  { page: "/nowhere", ...landing },
  { page: "/example", heading: /^Good |^Welcome/ },
  { page: "/DigitalReporting", heading: "Digital History" },
  { page: "/test/summary", heading: "Test summary" },
  { page: "/order", ...landing },
  // Not orderable by its reading; not known; not sold.
  { page: "/order/270", ...landing },
  { page: "/order/999", ...landing },
  { page: "/order/220", ...landing },
  { page: "/order/10", heading: AREAS, ends: /^\/order\/10\/geo\// },
  { page: "/order/10/geo", heading: AREAS, ends: /^\/order\/10\/geo\// },
  ...[
    "zip",
    "zipRange",
    "zipPaste",
    "zipSelectMap",
    "state",
    "stateMap",
    "stateList",
    "polygon",
    "radius",
  ].map(area),
  ...[
    "city",
    "county",
    "metroArea",
    "congressionalDistrict",
    "moreArea",
    "totalUSA",
    "Closex",
    "SCFCode",
  ].map(area),
  { page: "/order/10/demo", heading: AUDIENCE, ends: /^\/order\/10\/demo\// },
  ...["multiCount", "audiencePropensities", "demoDemographics", "intrestsPurchasing", "quickPicks"].map(
    audience,
  ),
  ...["suppression", "search"].map(audience),
  // Tabs that the source has not.
  { page: "/order/10/demo/businessType", heading: AUDIENCE, ends: /^\/order\/10\/demo\/(?!businessType)/ },
  {
    page: "/order/10/demo/residentOccupantList",
    heading: AUDIENCE,
    ends: /^\/order\/10\/demo\/(?!resident)/,
  },
  { page: "/order/50/demo/demoDemographics", heading: AUDIENCE, ends: /residentOccupantList$/ },
  // Nothing is counted yet: the order begins again.
  ...["summary", "payment", "success"].map((step) => ({
    page: `/order/10/${step}`,
    heading: AREAS,
    ends: /^\/order\/10\/geo\//,
  })),
]

interface Part {
  readonly part: string
  /** The page that shows it. */
  readonly on: string
  readonly seen: ReadonlyArray<Person>
  readonly find: (page: Page) => ReturnType<Page["getByRole"]>
  /** Opens the menu that it is in. */
  readonly inMenu?: true
}

const PARTS: ReadonlyArray<Part> = [
  {
    part: "Pricing",
    on: "/slc",
    seen: ALL_BUT_DIGITAL,
    find: (page) => page.getByRole("banner").getByRole("button", { name: "Pricing" }),
  },
  {
    part: "Order History in the side navigation",
    on: "/slc",
    seen: EVERYBODY,
    find: (page) =>
      page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "Order History" }),
  },
  {
    part: "the account filter of the history",
    on: "/orderhistory",
    seen: ["Reseller"],
    find: (page) => page.getByRole("main").getByRole("combobox", { name: "Account" }),
  },
  {
    part: "the account filter of saved lists",
    on: "/slc",
    seen: ["Reseller"],
    find: (page) => page.getByRole("main").getByRole("combobox", { name: "Account" }),
  },
  {
    part: "Create Account",
    on: "/slc",
    inMenu: true,
    seen: ["Reseller"],
    find: (page) => page.getByRole("button", { name: "Create Account" }),
  },
  {
    part: "Videos in the menu",
    on: "/slc",
    inMenu: true,
    seen: ALL_BUT_DIGITAL,
    find: (page) => page.getByRole("link", { name: "Videos" }),
  },
  {
    part: "Rewards in the menu",
    on: "/slc",
    inMenu: true,
    seen: EVERYBODY,
    find: (page) => page.getByRole("link", { name: "Rewards" }),
  },
]

let browser: Browser
const open = new Map<Person | "guest", { readonly context: BrowserContext; readonly page: Page }>()

beforeAll(async () => {
  browser = await launchBrowser()
  const enter = async (person: Person | "guest") => {
    const { context, page } = await newPage(browser, { reducedMotion: "reduce" })
    open.set(person, { context, page })
    if (person === "guest") return
    // The screen for it is another walk's.
    const email = `${PEOPLE[person]}@listwright.example`
    const origin = { origin: url }
    await page.request.post(`${url}/Login.aspx/LoginUser`, {
      data: { email, password: PASSWORD },
      headers: origin,
    })
    await page.goto(url)
    await page.getByRole("heading", { name: landing.heading, level: 1 }).waitFor()
    // A list of its own, with nothing in it, for what is done in this tab; and a saved one, which may be filtered.
    const id = await page.evaluate(async () => {
      const post = async (path: string, body: object) => {
        const headers = { "content-type": "application/json" }
        return (
          await fetch(`/api/v1/${path}`, { method: "POST", headers, body: JSON.stringify(body) })
        ).json()
      }
      const { definition, id: made } = await post("drafts", { listType: 10 })
      const areas = [{ kind: "state", state: "VT", excluded: false }]
      await post("saved-lists", { name: "Vermont", definition: { ...definition, areas } })
      return String(made)
    })
    await page.goto(`${url}/order/10/geo/zip?SessionId=${id}`)
    await page.getByRole("heading", { name: AREAS }).waitFor()
  }
  for (const person of [...EVERYBODY, "guest" as const]) await enter(person)
})
afterAll(async () => {
  for (const { context } of open.values()) await context.close()
  await browser?.close()
})

const pageOf = (person: Person | "guest"): Page => {
  const found = open.get(person)
  if (found === undefined) throw new Error(`${person} is not there`)
  return found.page
}

/** Goes where an address leads, without loading the site again. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((path) => {
    window.history.pushState({}, "", path)
    window.dispatchEvent(new PopStateEvent("popstate", { state: {} }))
  }, address)

const pathOf = (page: Page): string => new URL(page.url()).pathname

describe("a page", () => {
  test.each(PAGES)("$page is where its row says, for every role", async (row) => {
    const { ends, page: address, reached = EVERYBODY } = row
    const visit = async (person: Person): Promise<void> => {
      const isReached = reached.includes(person)
      const at = isReached ? row : landing
      const page = pageOf(person)
      const wanted = isReached ? (ends ?? new RegExp(`^${address}$`)) : landing.ends
      await follow(page, address)
      await expect.poll(() => pathOf(page), { message: person }).toMatch(wanted)
      await page.getByRole("heading", { name: at.heading, level: 1 }).first().waitFor()
    }
    await Promise.all(EVERYBODY.map(visit))
  })

  test.each(PAGES)(
    "$page lets guests in where its row says",
    async ({ guests = "sign in", page: address }) => {
      const page = pageOf("guest")
      await page.goto(`${url}${address}`)
      await page.getByRole("heading", { level: 1 }).first().waitFor()
      const path = guests === "the page" ? address : "/signin"
      await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    },
  )
})

describe("a part of a page", () => {
  test.each(PARTS)("$part is there for who may see it", async ({ find, inMenu, on, seen }) => {
    const look = async (person: Person): Promise<readonly [Person, number]> => {
      const page = pageOf(person)
      await follow(page, on)
      await page
        .getByRole("heading", { name: on === "/slc" ? "Saved Lists" : "Order History", level: 1 })
        .waitFor()
      const menu = page.getByRole("button", { name: /Your account/ })
      if (inMenu === true) {
        await menu.click()
        await page.getByRole("button", { name: "Account Settings" }).waitFor()
      }
      if (seen.includes(person)) await find(page).first().waitFor()
      const count = await find(page).count()
      if (inMenu === true) await page.keyboard.press("Escape")
      return [person, count]
    }
    const found = await Promise.all(EVERYBODY.map(look))
    const seeing = found.filter(([, count]) => count > 0).map(([person]) => person)
    expect(seeing).toEqual(EVERYBODY.filter((person) => seen.includes(person)))
  })

  test("the form of an order is open to who may pay, and closed to who may not, who is told why", async () => {
    const visit = async (person: Person): Promise<void> => {
      const page = pageOf(person)
      const id = await page.evaluate(async () => {
        const send = async (method: string, path: string, body: unknown) => {
          const headers = { "content-type": "application/json" }
          return (await fetch(`/api/v1/${path}`, { method, headers, body: JSON.stringify(body) })).json()
        }
        const { choices, definition, id: made, revision } = await send("POST", "drafts", { listType: 10 })
        const areas = [{ kind: "state", state: "VT", excluded: false }]
        const counted = { ...definition, areas, phoneOption: "noPhones" }
        await send("PUT", `drafts/${made}`, { baseRevision: revision, definition: counted, choices })
        return String(made)
      })
      await page.goto(`${url}/order/10/summary?SessionId=${id}`)
      await page.getByRole("table", { name: "Quantities by area" }).waitFor()
      const isClosed = person === "no pay"
      const contact = page.getByRole("region", { name: "Contact information" })
      if (isClosed) await page.getByText("You aren't allowed to place orders").first().waitFor()
      expect(
        [
          person,
          await page.getByRole("textbox", { name: "Order name" }).isDisabled(),
          await contact.getByRole("textbox", { name: "Address" }).isDisabled(),
          await page.getByRole("textbox", { name: "Card number" }).isDisabled(),
          await page.getByText("You aren't allowed to place orders").count(),
        ],
        person,
      ).toEqual([person, isClosed, isClosed, isClosed, isClosed ? 1 : 0])
      // Promotions are for who pays.
      expect([person, await page.getByRole("region", { name: "Promotion code" }).count()]).toEqual([
        person,
        isClosed ? 0 : 1,
      ])
    }
    // One after another: each counts a list.
    for (const person of EVERYBODY) await visit(person)
  })
})
