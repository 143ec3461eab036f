// @vitest-environment happy-dom
import type { Area } from "@listwright/domain/definition"
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { COUNTED, zipAreas } from "../kit/recorded/lists.ts"
import { siteWith } from "../kit/recorded/siteWith.ts"
import { screenOverMock } from "../kit/recorded/screenOverMock.tsx"

const ZIPS = zipAreas("60614", "60615", "60618", "60625", "60640", "60657")

const tableOf = async () => within(await screen.findByRole("table", { name: "Quantities by area" }))

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
    const opened = await screenOverMock("/order/50/summary", { draft, sources: [10, 50] })
    const table = await tableOf()
    const zips = () =>
      table
        .getAllByRole("rowheader")
        .flatMap(({ textContent }) => /606\d\d/.exec(textContent ?? "")?.[0] ?? [])
    const value = (name: string) =>
      table.getByRole<HTMLInputElement>("textbox", { name: `Quantity selected in ${name}` }).value
    return { ...opened, table, value, zips }
  }

  it("has its columns and no total row, and a heading sorts it down, up, and no more", async () => {
    const { table, user, zips } = await openGrid()
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
    const heading = table.getByRole("button", { name: "Total" })
    await waitFor(() => expect(table.getAllByText("78").length).toBeGreaterThan(1))
    await user.click(heading)
    expect(zips()).toEqual(["60657", "60615", "60625", "60614", "60640", "60618"])
    expect(table.getByRole("columnheader", { name: "Total" }).getAttribute("aria-sort")).toBe("descending")
    await user.click(heading)
    expect(zips()).toEqual(["60618", "60640", "60614", "60625", "60615", "60657"])
    await user.click(heading)
    expect(zips()).toEqual(chosen)
  })

  it("opens into routes, of which some, none or all may be wanted, marked while they are saturated", async () => {
    const { table, user, value } = await openGrid()
    await user.click(table.getByRole("button", { name: /60614/ }))
    const route = await table.findByRole("rowheader", { name: /60614 C001/ })
    await waitFor(() => expect(route.textContent).toContain("Saturated"))
    const all = value("60614 C001")
    const box = table.getByRole("textbox", { name: "Quantity selected in 60614 C001" })
    await user.clear(box)
    await user.type(box, "3{Enter}")
    await waitFor(() => expect(value("60614 C001")).toBe("3"))
    // Other areas of the mock hold enough of this route, and too little of that of 60657.
    expect(table.getByRole("rowheader", { name: /60657 C001/ }).textContent).not.toContain("Saturated")
    const tick = table.getByRole<HTMLInputElement>("checkbox", { name: "Select all of 60614 C001" })
    expect([tick.checked, tick.indeterminate]).toEqual([false, true])
    await user.click(tick)
    await waitFor(() => expect(value("60614 C001")).toBe(all))
    await user.click(tick)
    await waitFor(() => expect(value("60614 C001")).toBe("0"))
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
    const { user } = await screenOverMock("/order/10/summary", {
      draft,
      prepare: (network) => siteWith(network, "IsDemoBreakdownEnabled", true),
    })
    const table = await tableOf()
    const headings = table.getAllByRole("columnheader").map(({ textContent }) => textContent)
    expect(headings).toEqual(["All or none", "List Quantity", "Qty Available", "Distance", "Qty Desired"])
    table.getByText("Radius: 5 mile(s)")
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

describe("an e-mail campaign", () => {
  it("says how many records have an address, and what it comes to", async () => {
    const draft = { ...COUNTED, definition: { ...COUNTED.definition, listType: 200, phoneOption: null } }
    await screenOverMock("/order/200/summary", { draft, sources: [10, 200] })
    await screen.findByText("E-mail addresses available")
    screen.getByText("E-mail addresses selected")
    await screen.findByText("Campaign, estimated")
  })
})
