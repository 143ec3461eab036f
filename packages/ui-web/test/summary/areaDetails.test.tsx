// @vitest-environment happy-dom
import type { Area } from "@listwright/domain/definition"
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { COUNTED, zipAreas } from "../kit/recorded/lists.ts"
import { held } from "../kit/held.ts"
import { type ScreenOptions, screenOverMock } from "../kit/recorded/screenOverMock.tsx"

const around = (name: string, miles: number, granularity: "zip" | "standard"): Area => ({
  kind: "radius",
  name,
  longitude: -87.64,
  latitude: 41.92,
  miles,
  withinState: null,
  granularity,
  excluded: false,
})

/** Together more than the 250 that an order needs. */
const STORES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((miles) => around(`Store ${miles}`, miles, "zip"))

const DETAILS = "/api/v1/counts/details"

const openSummary = async (areas: ReadonlyArray<Area>, prepare?: ScreenOptions["prepare"]) => {
  const draft = { ...COUNTED, definition: { ...COUNTED.definition, areas } }
  const opened = await screenOverMock("/order/10/summary", { draft, ...(prepare ? { prepare } : {}) })
  const table = within(await screen.findByRole("table", { name: "Quantities by area" }))
  const asked = () => opened.network.asked.filter((call) => call.endsWith(DETAILS)).length
  const opener = (name: RegExp) => table.getByRole("button", { name, expanded: false })
  const rowOf = (name: RegExp) =>
    within(table.getByRole("rowheader", { name }).closest("tr") ?? document.body)
  return { ...opened, asked, opener, rowOf, table }
}

describe("the detail rows of an area [ob4-detail-rows]", () => {
  it("open under a radius made of ZIP Codes with what each holds, asked for once, and close", async () => {
    const { asked, opener, rowOf, table, user } = await openSummary([
      around("Store 5", 5, "zip"),
      around("Store 6", 3, "zip"),
    ])
    expect(asked()).toBe(0)
    await user.click(opener(/Store 5.*what each ZIP Code holds$/))
    const first = await table.findByRole("rowheader", { name: /^60614/ })
    expect(first.textContent).toMatch(/Chicago, IL.*0 mi/)
    const zips = ["60614", "60615", "60618", "60625", "60640", "60657"]
    const figures = zips.map((zip) => {
      const figure = rowOf(new RegExp(`^${zip}`))
        .getAllByRole("cell")
        .find(({ textContent }) => /^\d+$/.test(textContent ?? ""))
      return Number(figure?.textContent)
    })
    const available = rowOf(/Store 5/)
      .getAllByRole("cell")
      .find(({ textContent }) => /^\d+$/.test(textContent ?? ""))
    expect(figures.reduce((sum, one) => sum + one, 0)).toBe(Number(available?.textContent))
    table.getByText("6 ZIP Codes in 5 mi around Store 5")

    const once = asked()
    await user.click(opener(/Store 6.*what each ZIP Code holds$/))
    await table.findByText("6 ZIP Codes in 3 mi around Store 6")
    expect([once > 0, asked()]).toEqual([true, once])
    await user.click(
      table.getByRole("button", { name: /Store 5.*what each ZIP Code holds$/, expanded: true }),
    )
    expect(table.queryByText("6 ZIP Codes in 5 mi around Store 5")).toBeNull()
    table.getByText("6 ZIP Codes in 3 mi around Store 6")
  })

  it("open and close by keyboard, and the focus stays on what opened them", async () => {
    const { opener, table, user } = await openSummary([around("Store 5", 5, "zip")])
    opener(/Store 5/).focus()
    await user.keyboard("{Enter}")
    await table.findByText("6 ZIP Codes in 5 mi around Store 5")
    expect(document.activeElement?.getAttribute("aria-expanded")).toBe("true")
    await user.keyboard(" ")
    await waitFor(() => expect(table.queryByRole("rowheader", { name: /^60614/ })).toBeNull())
    expect(document.activeElement?.getAttribute("aria-expanded")).toBe("false")
  })

  it("are offered where the rule says so, and nowhere else", async () => {
    const { table } = await openSummary([
      around("Store 5", 5, "standard"),
      around("Store 6", 3, "zip"),
      ...zipAreas("60614"),
    ])
    const buttons = table.getAllByRole("button").map(({ textContent }) => textContent)
    expect(buttons).toHaveLength(1)
    expect(buttons[0]).toMatch(/Store 6/)
  })

  it("say that they are asked for, that it failed, and are asked for again", async () => {
    const answer = held()
    let fails = true
    const { opener, table, user } = await openSummary([around("Store 5", 5, "zip")], (network) => {
      network.answer(DETAILS, async (_, pass) => {
        await answer.released
        return fails ? new Response("", { status: 503 }) : pass()
      })
    })
    await user.click(opener(/Store 5/))
    await table.findByText("Asking what each ZIP Code holds")
    answer.release()
    const again = await screen.findByRole("button", { name: "Try again" })
    fails = false
    await user.click(again)
    await table.findByText("6 ZIP Codes in 5 mi around Store 5")
  })

  it("are in the page as far as they are in view, the nearest first, however many there are", async () => {
    const rows = Array.from({ length: 230 }, (_, at) => ({
      code: String(60_000 + at),
      available: at,
      withPhones: 0,
      occupants: { homes: at, apartments: 0, businesses: 0 },
      distance: 230 - at,
    }))
    const { opener, table, user } = await openSummary([around("Store 5", 5, "zip")], (network) => {
      network.answer(DETAILS, async (_, pass) => {
        const text = await (await pass()).text()
        return new Response(text.replace(/"details":\[.*?\]/, `"details":${JSON.stringify(rows)}`), {
          headers: { "content-type": "application/json" },
        })
      })
    })
    await user.click(opener(/Store 5/))
    await table.findByRole("rowheader", { name: /^60229/ })
    const codes = table
      .getAllByRole("rowheader")
      .flatMap(({ textContent }) => /^\d{5}/.exec(textContent)?.[0] ?? [])
    expect(codes.length).toBeLessThan(25)
    expect(codes.slice(0, 3)).toEqual(["60229", "60228", "60227"])
    // Header, area, its ZIP Codes, what is said below them, total.
    expect(screen.getByRole("table", { name: "Quantities by area" }).getAttribute("aria-rowcount")).toBe(
      "234",
    )
  })

  it("say when the data are other than those that were counted, and take no quantities then", async () => {
    const { opener, rowOf, table, user } = await openSummary([around("Store 5", 5, "zip")], (network) => {
      network.answer(DETAILS, async (_, pass) => {
        const text = await (await pass()).text()
        return new Response(text.replace(/"snapshot":"[^"]*"/, '"snapshot":"later"'), {
          headers: { "content-type": "application/json" },
        })
      })
    })
    await user.click(opener(/Store 5/))
    await screen.findByText(/The data changed after this count/)
    await table.findByRole("rowheader", { name: /^60614/ })
    expect(rowOf(/^60614/).getByRole("textbox", { name: "Quantity selected in 60614" })).toHaveProperty(
      "disabled",
      true,
    )
  })

  it("take quantities that change the area and the total, and are kept", async () => {
    const { draftId, network, opener, table, user } = await openSummary([around("Store 5", 5, "zip")])
    const quantity = (name: string) =>
      table.getByRole<HTMLInputElement>("textbox", { name: `Quantity selected in ${name}` })
    await user.click(opener(/Store 5/))
    await table.findByRole("rowheader", { name: /^60614/ })
    const first = Number(quantity("60614").value)
    const area = quantity("5 mi around Store 5")
    const all = Number(area.value)
    await user.clear(quantity("60614"))
    await user.type(quantity("60614"), "7{Enter}")
    await waitFor(() => expect(area.value).toBe(String(all - first + 7)))

    await user.clear(quantity("60615"))
    await user.type(quantity("60615"), "0{Enter}")
    await waitFor(() => expect(quantity("60615").value).toBe("0"))
    const kept = async () => {
      const answer = await network.fetch(new Request(`${window.location.origin}/api/v1/drafts/${draftId}`))
      return (await answer.json()).choices
    }
    await waitFor(async () => {
      const { detailQuantities, quantities } = await kept()
      expect(Object.values<Record<string, number>>(detailQuantities).map((parts) => parts["60614"])).toEqual([
        7,
      ])
      expect(Object.values(quantities)).toContain(Number(area.value))
    })
  })

  it("are saved together when several are typed while one is on its way", async () => {
    const answer = held()
    const { draftId, network, opener, table, user } = await openSummary(STORES)
    await user.click(opener(/Store 5/))
    await table.findByRole("rowheader", { name: /^60614/ })
    const path = `/api/v1/drafts/${draftId}`
    const saves = () => network.asked.filter((call) => call === `PUT ${path}`).length
    const before = saves()
    network.answer(path, async (request, pass) => {
      if (request.method === "PUT") await answer.released
      return pass()
    })
    for (const zip of ["60614", "60615", "60618", "60625", "60640"]) {
      const box = table.getByRole("textbox", { name: `Quantity selected in ${zip}` })
      await user.clear(box)
      await user.type(box, "7{Enter}")
    }
    answer.release()
    await waitFor(() => expect(saves() - before).toBe(2))
    await waitFor(() =>
      expect(table.getByRole<HTMLInputElement>("textbox", { name: "Quantity selected in 60640" }).value).toBe(
        "7",
      ),
    )
    expect(saves() - before).toBe(2)
  })
})
