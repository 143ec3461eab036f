import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { TWO_ZIPS } from "../../kit/lists.ts"
import type { Network, StartingDraft } from "../../kit/siteNetwork.ts"
import { ofSource } from "../../kit/ofSource.ts"
import { heading, ledger, noticed, openScreen } from "../../kit/openScreen.tsx"

const ROUTES = 3_000

/** The first route of `ROUTES` is whole, each one after it lacks an address more than the one before it, of 4,000. */
const routes = (asked: { readonly most: number; readonly onlyBelow: boolean }) =>
  Array.from({ length: ROUTES }, (_, at) => ({
    code: `60614C${String(at).padStart(3, "0")}`,
    selected: 4_000 - at,
    deliverable: 4_000,
  }))
    .filter(({ selected }) => !asked.onlyBelow || selected < 3_600)
    .slice(0, asked.most)

const tellRoutes = (network: Network) => {
  const asked: Array<string> = []
  network.answer("/api/v1/counts/saturation", async (request) => {
    const { definition, most, onlyBelow, revision } = await request.json()
    // A server counts no list of addresses without a kind of routes.
    if (definition.occupant?.routes.length === 0) return new Response("", { status: 422 })
    asked.push(`${definition.occupant?.targets.join() ?? "everything"} ${most} ${onlyBelow}`)
    return Response.json({
      revision,
      saturation: {
        definitionHash: "d".repeat(64),
        snapshot: "1",
        routes: ROUTES,
        saturated: 401,
        adds: 3_378_701,
        withoutRoute: 0,
        ranked: routes({ most, onlyBelow }),
      },
    })
  })
  return asked
}

const openAddresses = async (
  listType: number,
  draft: StartingDraft = TWO_ZIPS,
  tab = "residentOccupantList",
) => {
  const asked: { now: ReadonlyArray<string> } = { now: [] }
  const opened = await openScreen(`/order/${listType}/demo/${tab}`, {
    prepare: async (network) => {
      await ofSource(listType, draft)(network)
      asked.now = tellRoutes(network)
    },
  })
  await heading("Build Your Target Audience")
  return { ...opened, asked }
}

const panel = () => screen.findByRole("region", { name: "Saturation by carrier route" })
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent)

describe("the saturation of carrier routes", () => {
  it("says what 90% would add, marks the saturated ones, and holds in the page what is in view alone", async () => {
    await openAddresses(50)
    const region = within(await panel())
    await region.findByText(
      "Your list covers at least 90% of the homes and apartments on 401 of 3,000 routes. Covering 90% of each of the others would add 3,378,701.",
    )
    const table = await region.findByRole("table")
    expect(table.getAttribute("aria-rowcount")).toBe("1001")
    const drawn = rows(table)
    expect(drawn.length).toBeLessThan(20)
    expect(drawn[0]).toBe("60614 C000100%4,000 of 4,000Saturated")
    expect(drawn[1]).toBe("60614 C00199%3,999 of 4,000Saturated")
  })

  it("lists those below 90% alone, and more of them when told to", async () => {
    const { asked, user } = await openAddresses(140)
    const region = within(await panel())
    await user.click(await region.findByRole("radio", { name: "Below 90%" }))
    await waitFor(() => expect(rows(region.getByRole("table"))[0]).toBe("60614 C40189%3,599 of 4,000+1"))
    region.getByText(/^Showing the fullest 1,000 of 2,599 routes\./)
    await user.click(region.getByRole("button", { name: "Show 2,599" }))
    await waitFor(() => expect(region.getByRole("table").getAttribute("aria-rowcount")).toBe("2600"))
    expect(region.queryByText(/^Showing the fullest/)).toBeNull()
    expect(asked.now.at(-1)).toBe("everything 5000 true")
  })

  it("follows what is ticked; what is not begun leaves nobody out", async () => {
    const { asked, user } = await openAddresses(50)
    await within(await panel()).findByRole("table")
    await user.click(screen.getByRole("checkbox", { name: "Homes" }))
    await waitFor(() => expect(asked.now.at(-1)).toBe("homes 1000 false"))
  })

  it("asks nothing without an area, and leads to one", async () => {
    const { asked } = await openAddresses(50, {})
    const region = within(await panel())
    expect(region.getByRole("link", { name: "choose an area" }).getAttribute("href")).toBe("/order/50/geo")
    expect([region.queryByRole("table"), asked.now]).toEqual([null, []])
  })
})

describe("the resident occupant list", () => {
  it("of 50 takes the place of its demographics, and says whom mail goes to", async () => {
    const { address, user } = await openAddresses(50, TWO_ZIPS, "demoDemographics")
    expect(address()).toBe("/order/50/demo/residentOccupantList")
    const options = screen.getByRole("group", { name: "Resident and Occupant Options" })
    within(options).getByText(
      "Homes and apartments are addressed to Current Resident, and businesses to Current Occupant.",
    )
    await user.click(within(options).getByRole("checkbox", { name: "Include contact names where available" }))
    within(options).getByText(/^If no name is known, homes and apartments are addressed/)
    expect(within(options).getByRole("link", { name: "Build a consumer list" }).getAttribute("href")).toBe(
      "/order/10/geo",
    )
  })

  it.each([
    [50, ["Select a phone option."]],
    [140, ["Choose your target audience.", "Select a phone option."]],
  ])("of %i says all that is missing at once", async (listType, first) => {
    const { user } = await openAddresses(listType)
    const missing = [...first, "Select at least one targeting option.", "Select at least one route option."]
    await user.click(screen.getByRole("button", { name: /^NEXT STEP/ }))
    // One notice shows them line by line, and its line breaks are read as spaces.
    await noticed(new RegExp(missing.join(" ")))
    expect(
      ledger()
        .getAllByRole("link", { name: /^(?:Choose your|Select )/ })
        .map(({ textContent }) => textContent),
    ).toEqual(missing)
    // The first that is missing may be on another page, which opens by itself.
    await user.click(ledger().getByRole("link", { name: "Select at least one targeting option." }))
    const errorOf = async (name: string) =>
      document.getElementById(
        (await screen.findByRole("group", { name })).getAttribute("aria-describedby") ?? "",
      )?.textContent
    expect([await errorOf("Targeting Options"), await errorOf("Route Options")]).toEqual(missing.slice(-2))
  })
})
