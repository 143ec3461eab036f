import type { Area } from "@listwright/domain/definition"
import type { Choices } from "@listwright/domain/drafts"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { held } from "../../kit/held.ts"
import { COUNTED, zipAreas } from "../../kit/lists.ts"
import { openScreen, type ScreenOptions } from "../../kit/openScreen.tsx"
import type { StartingDraft } from "../../kit/siteNetwork.ts"
import { tinyCountIn } from "../../kit/tinyPeople.ts"

/** Whole ZIP Codes are made of a single radius alone. */
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

/** The ZIP Codes that have their middle within 3 miles, the nearest first; most are within 5. */
const NEAR = [
  "60614",
  "60657",
  "60654",
  "60611",
  "60622",
  "60601",
  "60613",
  "60602",
  "60606",
  "60603",
  "60604",
]
/** Counts the people in a ZIP Code that the tests' list selects. */
const aged = (zip: string): number =>
  tinyCountIn([zip], ({ AGE = "" }) => Number(AGE) >= 25 && Number(AGE) <= 54)

const DETAILS = "/api/v1/counts/details"

const openSummary = async (
  areas: ReadonlyArray<Area>,
  prepare?: ScreenOptions["prepare"],
  { listType = 10, ...more }: NonNullable<StartingDraft["definition"]> = COUNTED.definition ?? {},
) => {
  const draft = { ...COUNTED, definition: { ...more, listType, areas } }
  const opened = await openScreen(`/order/${listType}/summary`, { draft, ...(prepare ? { prepare } : {}) })
  const table = within(await screen.findByRole("table", { name: "Quantities by area" }))
  const asked = () => opened.network.asked.filter((call) => call.endsWith(DETAILS)).length
  const opener = (name: RegExp) => table.getByRole("button", { name, expanded: false })
  const rowOf = (name: RegExp) =>
    within(table.getByRole("rowheader", { name }).closest("tr") ?? document.body)
  return { ...opened, asked, opener, rowOf, table }
}

/** The figure among the cells of a row that says how many there are. */
const available = (cells: ReadonlyArray<HTMLElement>): string | null | undefined =>
  cells.find(({ textContent }) => /^[\d,]+$/.test(textContent ?? ""))?.textContent

describe("the detail rows of an area [ob4-detail-rows]", () => {
  it("open under a radius made of ZIP Codes with what each holds, the nearest first, and close", async () => {
    const { asked, opener, rowOf, table, user } = await openSummary([around("Store 5", 3, "zip")])
    expect(asked()).toBe(0)
    await user.click(opener(/Store 5.*what each ZIP Code contains$/))
    await table.findByRole("rowheader", { name: /^60614.*Chicago, IL.*0\.4 mi/ })
    table.getByText("11 ZIP Codes in 3 mi around Store 5")
    const codes = table
      .getAllByRole("rowheader")
      .flatMap(({ textContent }) => /^\d{5}/.exec(textContent)?.[0] ?? [])
    expect(codes).toEqual(NEAR)
    expect(codes.map((zip) => available(rowOf(new RegExp(`^${zip}`)).getAllByRole("cell")))).toEqual(
      codes.map((zip) => String(aged(zip))),
    )
    expect(available(rowOf(/Store 5/).getAllByRole("cell"))).toBe(
      String(NEAR.reduce((sum, zip) => sum + aged(zip), 0)),
    )
    await user.click(
      table.getByRole("button", { name: /Store 5.*what each ZIP Code contains$/, expanded: true }),
    )
    expect(table.queryByText("11 ZIP Codes in 3 mi around Store 5")).toBeNull()
  })

  it("of all areas are asked for once, and each area opens by itself", async () => {
    const { asked, opener, table, user } = await openSummary(zipAreas("60614", "60615"), undefined, {
      listType: 140,
      occupant: {
        targets: ["homes", "apartments", "businesses"],
        routes: ["carrierRoutes", "poBoxes", "ruralRoutes"],
        contactNames: false,
      },
    })
    await user.click(opener(/60614.*what each carrier route contains$/))
    await table.findByRole("rowheader", { name: /60614 C001/ })
    const once = asked()
    await user.click(opener(/60615.*what each carrier route contains$/))
    await table.findByRole("rowheader", { name: /60615 C001/ })
    expect([once > 0, asked()]).toEqual([true, once])
    await user.click(
      table.getByRole("button", { name: /60614.*what each carrier route contains$/, expanded: true }),
    )
    expect(table.queryByRole("rowheader", { name: /60614 C001/ })).toBeNull()
    table.getByRole("rowheader", { name: /60615 C001/ })
  })

  it("open and close by keyboard, and the focus stays on what opened them", async () => {
    const { opener, table, user } = await openSummary([around("Store 5", 5, "zip")])
    opener(/Store 5/).focus()
    await user.keyboard("{Enter}")
    await table.findByText("16 ZIP Codes in 5 mi around Store 5")
    expect(document.activeElement?.getAttribute("aria-expanded")).toBe("true")
    await user.keyboard(" ")
    await waitFor(() => expect(table.queryByRole("rowheader", { name: /^60614/ })).toBeNull())
    expect(document.activeElement?.getAttribute("aria-expanded")).toBe("false")
  })

  it("are offered where the rule says so, and nowhere else", async () => {
    const { table } = await openSummary([around("Store 6", 3, "zip"), ...zipAreas("60615")])
    const buttons = table.getAllByRole("button").map(({ textContent }) => textContent)
    expect(buttons).toHaveLength(1)
    expect(buttons[0]).toMatch(/Store 6/)
    cleanup()
    const { table: standard } = await openSummary([
      around("Store 5", 5, "standard"),
      around("Store 6", 3, "standard"),
    ])
    standard.getByRole("rowheader", { name: /Store 5/ })
    expect(standard.queryAllByRole("button")).toEqual([])
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
    await table.findByText("Checking what each ZIP Code contains")
    answer.release()
    const again = await screen.findByRole("button", { name: "Try again" })
    fails = false
    await user.click(again)
    await table.findByText("16 ZIP Codes in 5 mi around Store 5")
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

  it("take no quantity where nothing is available [ob5-desired-quantity]", async () => {
    const { opener, rowOf, table, user } = await openSummary([around("Store 5", 5, "zip")], (network) => {
      network.answer(DETAILS, async (_, pass) => {
        const answer = await (await pass()).json()
        for (const area of answer.details.areas)
          for (const detail of area.details) if (detail.code === "60614") detail.available = 0
        return Response.json(answer)
      })
    })
    await user.click(opener(/Store 5/))
    await table.findByRole("rowheader", { name: /^60614/ })
    const isDisabled = (zip: string) =>
      rowOf(new RegExp(`^${zip}`)).getByRole<HTMLInputElement>("textbox", {
        name: `Quantity selected in ${zip}`,
      }).disabled
    expect([isDisabled("60614"), isDisabled("60657")]).toEqual([true, false])
  })

  it("take quantities that change the area and the total, and are kept", async () => {
    const { draftId, network, opener, reload, table, user } = await openSummary([around("Store 5", 5, "zip")])
    const quantity = (name: string) =>
      table.getByRole<HTMLInputElement>("textbox", { name: `Quantity selected in ${name}` })
    await user.click(opener(/Store 5/))
    await table.findByRole("rowheader", { name: /^60614/ })
    const area = quantity("5 mi around Store 5")
    expect([area.value, quantity("60614").value]).toEqual(["1,088", "78"])
    await user.clear(quantity("60614"))
    await user.type(quantity("60614"), "7{Enter}")
    await waitFor(() => expect(area.value).toBe("1,017"))

    await user.clear(quantity("60613"))
    await user.type(quantity("60613"), "0{Enter}")
    await waitFor(() => expect(quantity("60613").value).toBe("0"))
    expect(area.value).toBe("979")
    const kept = () => network.call<{ choices: Choices }>("GET", `/api/v1/drafts/${draftId}`)
    await waitFor(async () => expect(Object.values((await kept()).choices.quantities)).toEqual([979]))
    reload()
    const again = within(await screen.findByRole("table", { name: "Quantities by area" }))
    await user.click(again.getByRole("button", { name: /Store 5/, expanded: false }))
    await again.findByRole("rowheader", { name: /^60614/ })
    const shown = ["60614", "60613", "60657", "5 mi around Store 5"].flatMap((name) =>
      again
        .queryAllByRole<HTMLInputElement>("textbox", { name: `Quantity selected in ${name}` })
        .map(({ value }) => value),
    )
    expect(shown).toEqual(["7", "0", "116", "979"])
  })

  it("are saved together when several are typed while one is on its way", async () => {
    const answer = held()
    const { draftId, network, opener, table, user } = await openSummary([around("Store 5", 5, "zip")])
    await user.click(opener(/Store 5/))
    await table.findByRole("rowheader", { name: /^60614/ })
    const path = `/api/v1/drafts/${draftId}`
    const saves = () => network.asked.filter((call) => call === `PUT ${path}`).length
    const before = saves()
    network.answer(path, async (request, pass) => {
      if (request.method === "PUT") await answer.released
      return pass()
    })
    for (const zip of ["60614", "60657", "60611", "60622", "60601"]) {
      const box = table.getByRole("textbox", { name: `Quantity selected in ${zip}` })
      await user.clear(box)
      await user.type(box, "7{Enter}")
    }
    answer.release()
    await waitFor(() => expect(saves() - before).toBe(2))
    await waitFor(() =>
      expect(table.getByRole<HTMLInputElement>("textbox", { name: "Quantity selected in 60601" }).value).toBe(
        "7",
      ),
    )
    expect(saves() - before).toBe(2)
  })
})
