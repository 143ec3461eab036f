import { displayDay } from "@listwright/domain/suppression"
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { localIsoDate } from "../../../src/app/localIsoDate.ts"
import { TWO_ZIPS } from "../../kit/lists.ts"
import type { Network } from "../../kit/siteNetwork.ts"
import { asRole } from "../../kit/roles.ts"
import { heading, openScreen } from "../../kit/openScreen.tsx"
import { placeBefore } from "../../kit/placedBefore.ts"
import { siteReading } from "../../kit/siteWith.ts"

/** Prepares the user's history: an order and a saved list, each only if requested. */
const had =
  ({ isOrdered, isSaved }: { readonly isOrdered: boolean; readonly isSaved: boolean }) =>
  async (network: Network): Promise<void> => {
    if (isOrdered) await placeBefore(network, "Spring mailing")
    if (isSaved) await network.saveLists(["Lakefront condos"])
  }
const today = () => displayDay(localIsoDate(new Date()))

const region = (name: string) => screen.findByRole("region", { name })

describe("the full landing page", () => {
  it("has a banner card for each section, and the videos for whoever may see them [p6-videos]", async () => {
    const { user } = await openScreen("/")
    await heading(/, Dana$/)
    const banners = within(screen.getByRole("navigation", { name: "On this page" }))
    expect(banners.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Reach new prospects",
      "Manage (enhance or clean) your customer data",
      "Analyze your customers",
      "Display my videos",
    ])
    await user.click(banners.getByRole("link", { name: "Analyze your customers" }))
    expect(document.activeElement?.textContent).toBe("Analyze your customer data")
  })

  it("has no card for videos for whoever may not see them [p6-videos]", async () => {
    await openScreen("/", { as: { role: "Digital User" } })
    await heading(/, Dana$/)
    const banners = within(screen.getByRole("navigation", { name: "On this page" }))
    expect(banners.queryByRole("link", { name: "Display my videos" })).toBeNull()
    // In place of the video it says in words how a list is made.
    await region("How it works")
  })

  it.each([
    { isOrdered: false, isSaved: false, cards: ["See how it works", "Free data diagnostic"] },
    { isOrdered: true, isSaved: false, cards: ["See how it works", "Recent orders"] },
    { isOrdered: false, isSaved: true, cards: ["See how it works", "Saved orders"] },
    { isOrdered: true, isSaved: true, cards: ["Recent orders", "Saved orders"] },
  ])("shows $cards beside the points", async ({ cards, ...before }) => {
    const { network } = await openScreen("/", { as: { points: 1_250 }, prepare: had(before) })
    const points = within(await region("Reward points"))
    // Orders earn points, too.
    const { userPoint } = await network.data<{ userPoint: number }>("/Common/InitUser.ashx")
    expect(before.isOrdered ? userPoint > 1_250 : userPoint === 1_250).toBe(true)
    points.getByText(userPoint.toLocaleString("en-US"))
    for (const card of cards) await region(card)
    const dashboard = within(screen.getByRole("region", { name: "Your points and orders" }))
    expect(dashboard.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Reward points",
      ...cards,
    ])
  })

  it.each([
    [true, "You earn points with every paid order."],
    [false, "You earn points only with orders, and you can't place orders."],
  ])("promises points to nobody who can't place orders (allowed: %s)", async (mayPay, text) => {
    await openScreen("/", { as: { mayPay } })
    await within(await region("Reward points")).findByText(text)
  })

  it("says of an order its date, name, source, code and records, and orders more of it [p4-row-actions]", async () => {
    const days = [today()]
    let code = ""
    const { user } = await openScreen("/", {
      prepare: async (network) => {
        code = await placeBefore(network, "Spring mailing")
      },
    })
    const card = within(await region("Recent orders"))
    days.push(today())
    const row = card.getByText("Spring mailing").closest("li")
    const said = days.map((day) => `Spring mailingConsumer · ${code}${day} · 519 available`)
    expect(said.some((text) => row?.textContent.startsWith(text))).toBe(true)
    await user.click(card.getByRole("button", { name: "Order more of Spring mailing" }))
    await screen.findByRole("dialog")
  })

  it("has a card for each service that the user has, and says how to have the others activated [p6-service-menu]", async () => {
    const { user } = await openScreen("/", {
      as: { services: ["enhanceList", "emailAppend", "emailReverse", "phoneAppend", "phoneReverse"] },
    })
    const section = within(await region("Manage your customer data"))
    await section.findByRole("button", { name: /^Enhance List/ })
    section.getByRole("button", { name: /^Reverse Email Append/ })
    expect(section.queryByRole("button", { name: /^Clean List/ })).toBeNull()
    const activation = section.getByText(/To activate 'Clean & Verify Your Data', please contact support/)
    const ways = within(activation).getAllByRole("link")
    expect(ways.map((way) => way.getAttribute("href")?.split("?")[0])).toEqual([
      "tel:800-555-0142",
      "mailto:support@listwright.example",
    ])
    // The site has no page for it: the message to the site opens.
    await user.click(section.getByRole("button", { name: /^Enhance List/ }))
    await screen.findByRole("dialog", { name: "Contact Us" })
  })

  it("tells nobody to contact support below reports that anybody may ask for [p6-service-menu]", async () => {
    await openScreen("/", { as: { services: ["cleanList"] } })
    // Where nothing can be ordered, it says how; the services of both sections are known by then.
    await screen.findByText(/^To activate 'Enhance Your Data', please contact support/)
    const section = within(await region("Analyze your customer data"))
    section.getByRole("button", { name: /^Regional Portrait/ })
    expect(section.queryByText(/contact support/)).toBeNull()
    expect(section.queryByRole("button", { name: /^Portrait Reports/ })).toBeNull()
  })

  it("links to the site's own pages under their keys", async () => {
    await openScreen("/", {
      prepare: (network) => {
        network.answer("/PlaceOrder.aspx/InitializeCommonJsConfiguration", async (_, pass) => {
          const { d } = await (await pass()).json()
          const Links = { reportPortrait: "https://reports.example/portrait" }
          return Response.json({ d: { ...d, DataSource: { ...d.DataSource, Links } } })
        })
      },
    })
    const section = within(await region("Analyze your customer data"))
    const link = section.getByRole("link", { name: /^Portrait/ })
    expect(link.getAttribute("href")).toBe("https://reports.example/portrait")
    section.getByRole("button", { name: /^Look-Alike/ })
    section.getByText(/Reports starting at just \$/)
  })

  it("leads from recent orders and saved lists to the site's own pages under their keys", async () => {
    await openScreen("/", {
      hasSides: true,
      prepare: async (network) => {
        await placeBefore(network, "Spring mailing")
        network.answer("/PlaceOrder.aspx/InitializeCommonJsConfiguration", async (_, pass) => {
          const { d } = await (await pass()).json()
          const Links = { history: "https://lists.example/orders", mysavecount: "/own/lists" }
          return Response.json({ d: { ...d, DataSource: { ...d.DataSource, Links } } })
        })
      },
    })
    const linkIn = async (name: string) => within(await region(name)).findByRole("link", { name: /^See all/ })
    expect((await linkIn("Recent orders")).getAttribute("href")).toBe("https://lists.example/orders")
    expect((await linkIn("Saved orders")).getAttribute("href")).toBe("/own/lists")
  })

  it("asks for a digital campaign from each of its cards", async () => {
    const { user } = await openScreen("/")
    await user.click(await screen.findByRole("button", { name: /^Multi-Channel/ }))
    await screen.findByRole("dialog", { name: "Full Service Digital Campaigns" })
  })

  it("leads back up once it is scrolled beyond 300 px [p9-scrolling]", async () => {
    const { user } = await openScreen("/")
    await heading(/, Dana$/)
    const scrolledTo = (y: number) => {
      window.scrollTo({ top: y, behavior: "instant" })
      window.dispatchEvent(new Event("scroll"))
    }
    scrolledTo(300)
    expect(screen.queryByRole("button", { name: "Back to top" })).toBeNull()
    scrolledTo(301)
    await user.click(await screen.findByRole("button", { name: "Back to top" }))
    expect(document.activeElement?.tagName).toBe("H1")
    await waitFor(() => expect(window.scrollY).toBe(0))
  })
})

describe("the compact landing page", () => {
  /** A site that reads the specification so, which the one under the tests does not. */
  const compact = (network: Network) => {
    network.answer("/Common/InitUser.ashx", async (_, pass) => {
      const { d } = await (await pass()).json()
      return Response.json({ d: { ...d, DataSource: { ...d.DataSource, IsNewUI: 2 } } })
    })
    siteReading(network, { landingVersion: "1" })
  }

  it("has the hub with its four tabs in place of the sections", async () => {
    const { user } = await openScreen("/", { prepare: compact, as: { services: ["enhanceList"] } })
    await heading(/, Dana$/)
    const hub = within(await region("What do you want to do?"))
    const tabs = [
      "Reach My Audience",
      "Enhance Your Data",
      "Clean & Verify Your Data",
      "Analyze My Customers",
    ]
    expect(hub.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(tabs)
    expect(screen.queryByRole("navigation", { name: "On this page" })).toBeNull()
    await user.click(hub.getByRole("tab", { name: "Analyze My Customers" }))
    await hub.findByRole("button", { name: /^Regional Portrait/ })
    expect(hub.queryByText(/contact support/)).toBeNull()
    await user.click(hub.getByRole("tab", { name: "Reach My Audience" }))
    expect(hub.getAllByRole("link", { name: /^Consumer/ }).length).toBeGreaterThan(0)
  })

  it("stands at /example for whoever has the full one, and the other way round", async () => {
    await openScreen("/example")
    await region("What do you want to do?")
  })

  it("gives way to the full one at /example", async () => {
    await openScreen("/example", { prepare: compact })
    await region("Reach New Prospects")
  })
})

describe("the account that new lists are for", () => {
  it("is not asked of a user with one", async () => {
    await openScreen("/")
    await heading(/, Dana$/)
    expect(screen.queryByRole("combobox", { name: "Create new lists for" })).toBeNull()
    expect(screen.queryByRole("button", { name: "Create Account" })).toBeNull()
  })

  it("is the chosen one: what this tab worked on is put away, and the ledger names it [p6-roles]", async () => {
    const { network, person, reload, user } = await openScreen("/", {
      draft: TWO_ZIPS,
      as: asRole("Reseller"),
    })
    const other = person?.accounts[1]
    const select = await screen.findByRole("combobox", { name: "Create new lists for" })
    await user.selectOptions(select, other?.name ?? "")
    reload()
    const again = await screen.findByRole("combobox", { name: "Create new lists for" })
    await waitFor(() => expect(again).toHaveProperty("value", String(other?.id)))
    const asked: Array<unknown> = []
    network.answer("/api/v1/drafts", async (request, pass) => {
      asked.push(await request.clone().json())
      return pass()
    })
    await user.click(screen.getByRole("link", { name: /^Consumer.*Build a list$/ }))
    await heading("Select Your Target Areas")
    expect(asked).toEqual([{ listType: 10, accountId: other?.id }])
  })

  it("is created with the plus icon by a Reseller", async () => {
    const { user } = await openScreen("/", { as: asRole("Reseller") })
    await user.click(await screen.findByRole("button", { name: "Create Account" }))
    await screen.findByRole("dialog", { name: "Create Account" })
  })
})
