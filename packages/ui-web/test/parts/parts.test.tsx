import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { type Part, PARTS } from "@listwright/domain/parts"
import { describe, expect, it } from "vitest"
import { heading, noticed, openScreen } from "../kit/openScreen.tsx"
import type { Network } from "../kit/siteNetwork.ts"
import { siteWithout } from "../kit/siteWith.ts"
import { windowOf } from "../kit/wide.ts"

/** A page of a part, and the heading by which a person knows it. */
interface Page {
  readonly at: string
  readonly heading: string
  readonly forGuests?: boolean
}

/** Everything of each part that a person finds. */
const FOUND: Readonly<
  Record<
    Part,
    {
      readonly pages: ReadonlyArray<Page>
      /** Links, headings and cards of the landing page and what is around it. */
      readonly landing: ReadonlyArray<readonly ["link" | "heading", string]>
      /** The names that the search in the header finds. */
      readonly search: ReadonlyArray<string>
    }
  >
> = {
  rewards: {
    pages: [{ at: "/reward", heading: "Rewards" }],
    landing: [
      ["link", "Rewards"],
      ["heading", "Reward points"],
    ],
    search: ["Rewards"],
  },
  videos: {
    pages: [{ at: "/videos", heading: "Videos" }],
    landing: [
      ["link", "Videos"],
      ["link", "Display my videos"],
      ["link", "Watch how to build a list"],
    ],
    search: ["Videos"],
  },
  services: {
    pages: [
      { at: "/digitalCampaigns", heading: "Full Service Digital Campaigns" },
      { at: "/DigitalReporting", heading: "Digital History" },
      { at: "/freedatadiagnostic", heading: "Free data diagnostic", forGuests: true },
    ],
    landing: [
      ["link", "Digital History"],
      ["link", "Digital campaigns"],
      ["link", "Free data diagnostic"],
      ["link", "Manage (enhance or clean) your customer data"],
      ["link", "Analyze your customers"],
      ["heading", "Manage your customer data"],
      ["heading", "Analyze your customer data"],
      ["heading", "Digital campaigns, run for you"],
      ["heading", "Free data diagnostic"],
    ],
    search: ["Digital History", "Full Service Digital Campaigns", "Free data diagnostic"],
  },
  watching: { pages: [], landing: [], search: [] },
  selfTest: {
    pages: [{ at: "/test/summary", heading: "Test summary" }],
    landing: [],
    search: [],
  },
}

/** The calls that the site must not be asked without a part, by their paths. */
const ASKS: Readonly<Partial<Record<Part, RegExp>>> = {
  rewards: /\/ba\/Reward/,
  videos: /\/api\/v1\/videos/,
  services: /\/api\/v1\/campaigns|MyAcxiom/,
  watching: /\/watched-lists/,
}

const someone = { showDigitalHistory: true } as const

const open = (at: string, without: ReadonlyArray<Part>, options: { hasSides?: boolean } = {}) =>
  openScreen(at, {
    as: someone,
    prepare: (network: Network) => siteWithout(network, without),
    ...options,
  })

const names = (role: "link" | "heading" | "menuitem" | "option"): ReadonlyArray<string> =>
  screen.queryAllByRole(role).map((found) => found.getAttribute("aria-label") ?? found.textContent)

/** Finds what of these the landing page has. */
const onLanding = async (without: ReadonlyArray<Part>): Promise<ReadonlyArray<string>> => {
  windowOf(1_440)
  await open("/", without)
  await heading(/, Dana$/)
  await screen.findByRole("link", { name: "Landing page" })
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull())
  return PARTS.flatMap((part) => FOUND[part].landing)
    .filter(([role, name]) => names(role).includes(name))
    .map(([role, name]) => `${role} ${name}`)
}

const landingOf = (parts: ReadonlyArray<Part>): ReadonlyArray<string> =>
  parts.flatMap((part) => FOUND[part].landing).map(([role, name]) => `${role} ${name}`)

/** Finds what of these the search in the header offers. */
const inSearch = async (without: ReadonlyArray<Part>): Promise<ReadonlyArray<string>> => {
  const { user } = await open("/", without)
  await heading(/, Dana$/)
  await user.keyboard("{Control>}k{/Control}")
  const dialog = within(await screen.findByRole("dialog", { name: "Search" }))
  const find = (value: string) => fireEvent.change(dialog.getByRole("combobox"), { target: { value } })
  const said = () => dialog.getByRole("status").textContent
  const found: Array<string> = []
  for (const name of PARTS.flatMap((part) => FOUND[part].search)) {
    find("")
    await waitFor(() => expect(said()).toBe(""))
    find(name)
    await waitFor(() => expect(said()).not.toBe(""))
    if (names("option").some((option) => option.startsWith(name))) found.push(name)
  }
  return found
}

const on = (part: Part): ReadonlyArray<Part> => PARTS.filter((other) => other !== part)

describe("a site with all parts", () => {
  it("has the cards, links and sections of each [p6-parts]", async () => {
    expect(await onLanding([])).toEqual(landingOf(PARTS))
  })

  it("finds the pages and dialogs of each by the search [p6-parts]", async () => {
    expect(await inSearch([])).toEqual(PARTS.flatMap((part) => FOUND[part].search))
  })

  it.each(PARTS.flatMap((part) => FOUND[part].pages))("has the page $at [p6-parts]", async (page) => {
    await open(page.at, [])
    await heading(page.heading)
  })
})

describe.each(PARTS.filter((part) => FOUND[part].landing.length > 0))("a site without %s", (part) => {
  it("has no card, link or section of it, and those of all others [p6-parts]", async () => {
    expect(await onLanding([part])).toEqual(landingOf(on(part)))
  })

  it("doesn't find it by the search, and finds all others [p6-parts]", async () => {
    expect(await inSearch([part])).toEqual(on(part).flatMap((other) => FOUND[other].search))
  })
})

describe.each(PARTS.flatMap((part) => FOUND[part].pages.map((page) => ({ part, ...page }))))(
  "the page $at on a site without $part",
  ({ at, part }) => {
    it("is unknown, and asks the site for nothing [p6-parts]", async () => {
      const { address, network } = await open(at, [part])
      await noticed("That page doesn't exist, so you were taken to the landing page.")
      await heading(/, Dana$/)
      expect(address()).toBe("/")
      const asks = ASKS[part]
      expect(network.asked.filter((path) => asks?.test(path))).toEqual([])
    })
  },
)

describe("the saved lists", () => {
  const menuOf = async (without: ReadonlyArray<Part>) => {
    const { network, user } = await open("/slc", without, { hasSides: true })
    await user.click(await screen.findByRole("button", { name: "More actions for North side" }))
    await screen.findByRole("menuitem", { name: "Rename" })
    return { actions: names("menuitem"), asked: network.asked.join() }
  }

  it("can be watched, if the site has that [p6-parts]", async () => {
    const { actions, asked } = await menuOf([])
    expect(actions).toContain("Watch")
    expect(asked).toMatch(/\/watched-lists/)
  })

  it("can't be watched on other sites, which are not asked either [p6-parts]", async () => {
    const { actions, asked } = await menuOf(["watching"])
    expect(actions).not.toContain("Watch")
    expect(asked).not.toMatch(/\/watched-lists/)
  })
})

describe("the order history", () => {
  it.each([
    ["has tabs of services", [], true],
    ["has list orders alone on a site without services, whatever its address says", ["services"], false],
  ] as const)("%s [p6-parts]", async (_, without, hasTabs) => {
    const { network } = await open("/orderhistory?type=0", without)
    await heading("Order History")
    await waitFor(() => expect(network.asked.some((path) => path.includes("MyOrdersHistory"))).toBe(true))
    expect(screen.queryByRole("link", { name: "Clean List" }) !== null).toBe(hasTabs)
    expect(network.asked.some((path) => path.includes("MyAcxiom"))).toBe(hasTabs)
  })
})

it("leads a guest from a page of a missing part to the sign-in [p6-parts]", async () => {
  const { address, network } = await openScreen("/freedatadiagnostic", {
    signedIn: false,
    prepare: (own) => siteWithout(own, ["services"]),
  })
  await heading("Sign in")
  expect(address()).toMatch(/^\/signin/)
  expect(network.asked.every((path) => path.includes("InitSite"))).toBe(true)
})
