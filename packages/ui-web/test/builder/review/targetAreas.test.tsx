import type { Area } from "@listwright/domain/definition"
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { COUNTED, zipAreas } from "../../kit/lists.ts"
import { siteWith } from "../../kit/siteWith.ts"
import { openScreen } from "../../kit/openScreen.tsx"

const ZIPS = zipAreas("60614", "60615", "60618", "60625", "60640", "60657")

const tableOf = async () => within(await screen.findByRole("table", { name: "Quantities by area" }))

interface Counted {
  readonly details: {
    readonly areas: ReadonlyArray<{
      readonly key: string
      readonly available: number
      readonly occupants: Readonly<Record<"homes" | "apartments" | "businesses", number>>
    }>
  }
}

describe("the grid of occupants of list type 50", () => {
  const openGrid = async () => {
    const draft = {
      ...COUNTED,
      definition: {
        listType: 50,
        areas: ZIPS,
        occupant: {
          targets: ["homes", "apartments", "businesses"],
          routes: ["carrierRoutes", "poBoxes", "ruralRoutes"],
          contactNames: false,
        } as const,
      },
    }
    const opened = await openScreen("/order/50/summary", { draft, as: { sources: [10, 50] } })
    const table = await tableOf()
    const { details } = await opened.network
      .call<{ revision: number; definition: unknown }>("GET", `/api/v1/drafts/${opened.draftId}`)
      .then(({ definition, revision }) =>
        opened.network.call<Counted>("POST", "/api/v1/counts/details", {
          definition,
          draftId: opened.draftId,
          revision,
        }),
      )
    const zips = () =>
      table
        .getAllByRole("rowheader")
        .flatMap(({ textContent }) => /606\d\d/.exec(textContent ?? "")?.[0] ?? [])
    const value = (name: string) =>
      table.getByRole<HTMLInputElement>("textbox", { name: `Quantity selected in ${name}` }).value
    return { ...opened, counted: details.areas, table, value, zips }
  }

  it("has its columns and no total row, and a heading sorts it down, up, and no more", async () => {
    const { counted, table, user, zips } = await openGrid()
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "All or none",
      "Area(s)",
      "Homes",
      "Apts",
      "Business",
      "Total",
      "Income",
      "Home Value",
      "Age",
      "PHWC",
      "Quantity Selected",
    ])
    expect(table.queryByText("Total", { selector: "td" })).toBeNull()
    const chosen = ZIPS.map(({ zip }) => String(zip))
    expect(zips()).toEqual(chosen)
    const figuresOf = (zip: string) =>
      within(table.getByRole("rowheader", { name: new RegExp(zip) }).closest("tr") ?? document.body)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent)
        .slice(1, 5)
    for (const { available, key, occupants } of counted) {
      const { apartments, businesses, homes } = occupants
      const figures = [homes, apartments, businesses, available].map(String)
      await waitFor(() => expect(figuresOf(key.slice("zip:".length))).toEqual(figures))
    }
    /** Equal ones stay as they were chosen. */
    const sorted = (sign: number) =>
      counted
        .toSorted((a, b) => sign * (a.available - b.available))
        .map(({ key }) => key.slice("zip:".length))
    expect(new Set(counted.map(({ available }) => available)).size).toBeGreaterThan(1)
    const heading = table.getByRole("button", { name: "Total" })
    await user.click(heading)
    expect(zips()).toEqual(sorted(-1))
    expect(table.getByRole("columnheader", { name: "Total" }).getAttribute("aria-sort")).toBe("descending")
    await user.click(heading)
    expect(zips()).toEqual(sorted(1))
    await user.click(heading)
    expect(zips()).toEqual(chosen)
  })

  it("opens into routes, of which some, none or all may be wanted, marked while they are saturated", async () => {
    const { table, user, value } = await openGrid()
    const route = (zip: string) => table.findByRole("rowheader", { name: new RegExp(`${zip} C001`) })
    const isSaturated = async (zip: string) => (await route(zip)).textContent.includes("Saturated")
    await user.click(table.getByRole("button", { name: /60615/ }))
    await user.click(table.getByRole("button", { name: /60625/ }))
    await waitFor(async () => expect(await isSaturated("60615")).toBe(true))
    // All three apartments along it.
    expect(value("60615 C001")).toBe("3")
    const box = table.getByRole("textbox", { name: "Quantity selected in 60615 C001" })
    await user.clear(box)
    await user.type(box, "2{Enter}")
    await waitFor(() => expect(value("60615 C001")).toBe("2"))
    expect([await isSaturated("60615"), await isSaturated("60625")]).toEqual([false, true])
    const tick = table.getByRole<HTMLInputElement>("checkbox", { name: "Select all of 60615 C001" })
    expect([tick.checked, tick.indeterminate]).toEqual([false, true])
    await user.click(tick)
    await waitFor(() => expect(value("60615 C001")).toBe("3"))
    expect(await isSaturated("60615")).toBe(true)
    await user.click(tick)
    await waitFor(() => expect(value("60615 C001")).toBe("0"))
    expect(await isSaturated("60615")).toBe(false)
  })
})

describe("areas that are chosen on a map", () => {
  const around = (miles: number): Area => ({
    kind: "radius",
    name: `Store ${miles}`,
    longitude: -87.64,
    latitude: 41.92,
    miles,
    withinState: null,
    granularity: "standard",
    excluded: false,
  })

  it("are a list with radius, distance, box and report, that may be hidden [ob4-map-quantity]", async () => {
    const draft = {
      ...COUNTED,
      definition: { ...COUNTED.definition, areas: [around(3), around(5), around(8), around(9)] },
    }
    const { user } = await openScreen("/order/10/summary", {
      draft,
      prepare: (network) => siteWith(network, "IsDemoBreakdownEnabled", true),
    })
    const table = await tableOf()
    const headings = table.getAllByRole("columnheader").map(({ textContent }) => textContent)
    expect(headings).toEqual(["All or none", "List Quantity", "Qty Available", "Distance", "Qty Desired"])
    table.getByText("Radius: 5 mi")
    expect(table.getAllByRole("link", { name: /^See Report/ })[0]?.getAttribute("href")).toMatch(
      /Report\/Breakdown\.aspx\?sid=.*&demo=AGE&area=/,
    )
    const tick = table.getByRole<HTMLInputElement>("checkbox", { name: /Select all of 5 mi around Store 5/ })
    const box = table.getByRole<HTMLInputElement>("textbox", { name: /in 5 mi around Store 5/ })
    const all = box.value
    expect(tick.checked).toBe(true)
    await user.click(tick)
    await waitFor(() => expect(box.value).toBe("0"))
    await user.click(tick)
    await waitFor(() => expect(box.value).toBe(all))
    await user.click(screen.getByRole("button", { name: "Hide list" }))
    expect(screen.queryByRole("table", { name: "Quantities by area" })).toBeNull()
    await user.click(screen.getByRole("button", { name: "Show list" }))
    await tableOf()
  })
})

describe("an email campaign", () => {
  it("says how many records have an address, and what it comes to", async () => {
    const draft = { ...COUNTED, definition: { ...COUNTED.definition, listType: 200, phoneOption: null } }
    await openScreen("/order/200/summary", { draft, as: { sources: [10, 200] } })
    await screen.findByText("Email addresses available")
    screen.getByText("Email addresses selected")
    await screen.findByText("Campaign, estimated")
  })
})
