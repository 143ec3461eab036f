// @vitest-environment happy-dom
import type { Area } from "@listwright/domain/definition"
import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { COUNTED, zipAreas } from "../kit/lists.ts"
import { held } from "../kit/held.ts"
import { type ScreenOptions, screenOverMock } from "../kit/screenOverMock.tsx"

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
      const [figure] = rowOf(new RegExp(`^${zip}`)).getAllByRole("cell")
      return Number(figure?.textContent)
    })
    const [available] = rowOf(/Store 5/).getAllByRole("cell")
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
    await table.findByRole("alert")
    fails = false
    await user.click(table.getByRole("button", { name: "Try again" }))
    await table.findByText("6 ZIP Codes in 5 mi around Store 5")
  })

  it("show twenty at first, nearest first, and the others on request", async () => {
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
    await table.findByText("20 of 230 ZIP Codes in 5 mi around Store 5")
    const codes = () =>
      table.getAllByRole("rowheader").flatMap(({ textContent }) => /^\d{5}/.exec(textContent)?.[0] ?? [])
    expect([codes().length, codes()[0]]).toEqual([20, "60229"])
    await user.click(table.getByRole("button", { name: "Show 200 more" }))
    await table.findByText("220 of 230 ZIP Codes in 5 mi around Store 5")
    await user.click(table.getByRole("button", { name: "Show all 230" }))
    await table.findByText("230 ZIP Codes in 5 mi around Store 5")
    expect(codes()).toHaveLength(230)
  })

  it("say when the data are other than those that were counted", async () => {
    const { opener, table, user } = await openSummary([around("Store 5", 5, "zip")], (network) => {
      network.answer(DETAILS, async (_, pass) => {
        const text = await (await pass()).text()
        return new Response(text.replace(/"snapshot":"[^"]*"/, '"snapshot":"later"'), {
          headers: { "content-type": "application/json" },
        })
      })
    })
    await user.click(opener(/Store 5/))
    await table.findByText(/The data changed after this count/)
  })
})
