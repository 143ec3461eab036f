import type { BrowserContext, Locator, Page } from "@playwright/test"
import { describe, expect, test } from "vitest"
import { findings } from "./axe.ts"
import { chosenAreas, zip, ZIPS } from "./chosenAreas.ts"
import { addZips, ledgerCount } from "./walk.ts"

let context: BrowserContext
let page: Page
let asked: Array<string>
const { bar, box, chosen, draft, grid, row, rows, saved, startWith } = chosenAreas((opened, calls) => {
  ;({ context, page } = opened)
  asked = calls
})

const names = () => grid().locator("[role=rowheader] > div > span:first-child").allInnerTexts()
const heading = (name: string) => grid().getByRole("columnheader", { name, exact: true })
const selected = async () => Number(await grid().locator("[data-key][aria-selected=true]").count())
const focusedRow = () =>
  page.evaluate(() => document.activeElement?.closest("[data-key]")?.getAttribute("data-key") ?? null)

const MIXED = [
  zip("60614"),
  { kind: "county", county: "17043", excluded: false },
  zip("10001"),
  { kind: "state", state: "RI", excluded: false },
  zip("60601"),
  { kind: "county", county: "17031", excluded: true },
]

describe("the list of chosen areas", () => {
  test("sorts by each heading in three states, and says by which", async () => {
    await startWith(MIXED)
    await row("DuPage").waitFor()
    const figures = async () =>
      (
        await grid()
          .locator("[data-key]")
          .evaluateAll((all) =>
            all.map((one) => [...one.querySelectorAll("[role=gridcell]")].at(-2)?.textContent ?? ""),
          )
      ).map((text) => Number(text.replaceAll(",", "")))
    const added = ["60614", "DuPage", "10001", "Rhode Island", "60601", "Cook"]
    const press = async (name: string, is: string) => {
      await heading(name).getByRole("button").click()
      await expect.poll(() => heading(name).getAttribute("aria-sort")).toBe(is)
    }
    await expect.poll(names).toEqual(added)
    await press("Area", "ascending")
    expect(await names()).toEqual(["10001", "60601", "60614", "Cook", "DuPage", "Rhode Island"])
    await press("Area", "descending")
    expect(await names()).toEqual(["Rhode Island", "DuPage", "Cook", "60614", "60601", "10001"])
    await press("Area", "none")
    expect(await names()).toEqual(added)
    await press("Kind", "ascending")
    expect(await names()).toEqual(["DuPage", "Cook", "Rhode Island", "60614", "10001", "60601"])
    // What is excluded brings nothing, so it is last either way.
    await expect.poll(async () => (await figures())[0]).toBeGreaterThan(0)
    await press("Records", "descending")
    const falling = (await figures()).filter((figure) => !Number.isNaN(figure))
    expect(falling).toHaveLength(5)
    expect(falling).toEqual(falling.toSorted((a, b) => b - a))
    expect((await names()).at(-1)).toBe("Cook")
    await press("Records", "ascending")
    expect((await figures()).slice(0, 5)).toEqual(falling.toReversed())
    expect((await names()).at(-1)).toBe("Cook")
    expect(await heading("Kind").getAttribute("aria-sort")).toBe("none")
    await press("#", "descending")
    expect(await names()).toEqual(added.toReversed())
  })

  test("is narrowed by words and by kind, and a selection outlives the filter", async () => {
    await startWith(MIXED)
    await row("DuPage").waitFor()
    const filter = chosen().getByRole("searchbox", { name: "Filter areas" })
    const kind = chosen().getByRole("combobox", { name: "Show" })
    await filter.fill("17043")
    await expect.poll(names).toEqual(["DuPage"])
    await chosen().getByText("1 of 6 areas shown").waitFor()
    await box("DuPage").check()
    await filter.fill("chicago il")
    await expect.poll(names).toEqual(["60614", "60601"])
    await chosen().getByText("1 selected, 1 not shown").waitFor()
    await filter.fill("nowhere")
    await chosen().getByText("No areas match.").waitFor()
    await chosen().getByRole("button", { name: "Show all areas" }).click()
    await expect.poll(names).toHaveLength(6)
    await kind.selectOption({ label: "Counties (2)" })
    await expect.poll(names).toEqual(["DuPage", "Cook"])
    await kind.selectOption({ label: "Excluded (1)" })
    await expect.poll(names).toEqual(["Cook"])
    await kind.selectOption({ label: "All (6)" })
    await expect.poll(selected).toBe(1)
  })

  test("selects with Shift and the keys, and one Undo takes a change of many back", async () => {
    await startWith(ZIPS.map((code) => zip(code)))
    await expect.poll(() => ledgerCount(page)).toBeGreaterThan(0)
    const all = await ledgerCount(page)
    await box("60603").click()
    await box("60606").click({ modifiers: ["Shift"] })
    expect(await selected()).toBe(4)
    // Shift-clicking another row redraws the range to end at that row.
    await box("60604").click({ modifiers: ["Shift"] })
    expect(await selected()).toBe(2)
    await box("60606").click({ modifiers: ["Shift"] })
    await chosen().getByText("4 selected").waitFor()
    asked.length = 0
    await bar("Remove").click()
    await expect.poll(() => rows().count()).toBe(6)
    await chosen().getByText("Removed 4 ZIP Codes").waitFor()
    await expect.poll(() => ledgerCount(page)).toBeLessThan(all)
    await saved()
    // One edit: it is saved, and counted and priced. What the next step needs is loaded ahead, at any time.
    expect(asked.filter((call) => !/\/(?:each-area|attributes)$/.test(call))).toEqual([
      `PUT ${draft()?.address}`,
      "POST /api/v1/figures",
    ])
    expect(draft()?.areas.map(({ zip }) => zip)).toEqual(ZIPS.filter((_, at) => at < 2 || at > 5))
    await expect.poll(focusedRow).toBe("zip:60607")
    await chosen().getByRole("button", { name: "Undo", exact: true }).click()
    await expect.poll(() => rows().count()).toBe(10)
    await expect.poll(() => ledgerCount(page)).toBe(all)
    expect(await chosen().getByText("Removed 4 ZIP Codes").count()).toBe(0)

    // By keyboard alone: down twice, three with Shift, and away; then all of them.
    await rows().first().focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Shift+ArrowDown")
    await page.keyboard.press("Shift+ArrowDown")
    expect(await selected()).toBe(3)
    await page.keyboard.press("Delete")
    await expect.poll(() => rows().count()).toBe(7)
    await expect.poll(focusedRow).toBe("zip:60605")
    await page.keyboard.press("Delete")
    await expect.poll(() => rows().count()).toBe(6)
    await expect.poll(focusedRow).toBe("zip:60606")
    await page.keyboard.press("ControlOrMeta+a")
    expect(await selected()).toBe(6)
    await page.keyboard.press("Escape")
    expect(await selected()).toBe(0)
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Exclude 60606")
  })

  test("shows what is added at its end while it is looked up, and keeps showing it", async () => {
    const many = Array.from({ length: 40 }, (_, at) => zip(String(10_001 + at)))
    await startWith(many)
    let release: () => void = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route("**/GetZipsByZips", async (route) => {
      await released
      await route.continue()
    })
    const isInView = (one: Locator) =>
      one.evaluate((row) => {
        const inner = row.getBoundingClientRect()
        const outer = row.closest("[role=grid]")?.getBoundingClientRect()
        return outer !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom + 1
      })
    await addZips(page, ["60614"])
    const checking = grid().getByRole("row", { name: "Checking 60614" })
    await expect.poll(() => isInView(checking)).toBe(true)
    release()
    await row("60614").waitFor()
    expect(await isInView(row("60614"))).toBe(true)
    expect(await checking.count()).toBe(0)
  })

  test("copies the codes of what is selected", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await startWith(MIXED)
    await row("DuPage").waitFor()
    await chosen().getByRole("checkbox", { name: "Select all areas" }).check()
    await bar("Copy codes").click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("60614\n17043\n10001\nRI\n60601\n17031")
  })
})

describe("two thousand ZIP Codes", () => {
  /** The first 2,000 that there are from 60001 on. */
  const realZips = () =>
    page.evaluate(async () => {
      const found: Array<string> = []
      for (let from = 60_000; found.length < 2_000; from += 500) {
        const answer = await fetch("/PlaceOrder.aspx/GetZipcodesByRange", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ fromZipcode: String(from), toZipcode: String(from + 499), maxLength: 500 }),
        })
        found.push(...(await answer.json()).d.DataSource)
      }
      return found.slice(0, 2_000)
    })
  const nodes = () => page.evaluate(() => document.querySelectorAll("*").length)

  test("stay under 1,050 elements, and the keys reach each of them", async () => {
    const zips = await realZips()
    expect(new Set(zips).size).toBe(2_000)
    await page.getByRole("button", { name: /^Paste ZIP Codes/ }).click()
    // In one line: Chromium takes ten seconds and more to type two thousand lines, on an empty page too.
    await page.getByRole("textbox", { name: /^Codes/ }).fill(zips.join(" "))
    await page
      .getByRole("group", { name: /^Paste ZIP Codes/ })
      .getByRole("button", { name: "Add" })
      .click()
    await chosen().getByText("2,000 ZIP Codes", { exact: true }).waitFor({ timeout: 60_000 })
    await expect.poll(() => grid().getAttribute("aria-rowcount")).toBe("2001")
    expect(await nodes()).toBeLessThan(1_050)

    // Every row, one after the other: what has the focus is in view, and says which it is.
    await page.evaluate(() => {
      const reached: Array<string | undefined> = []
      Object.assign(window, { reached })
      addEventListener("focusin", ({ target }) => {
        if (target instanceof HTMLElement) reached.push(target.dataset["key"]?.replace("zip:", ""))
      })
    })
    await rows().first().focus()
    for (let at = 0; at < 2_000; at += 250) {
      for (let down = at === 0 ? 1 : 0; down < 250; down++) await page.keyboard.press("ArrowDown")
      expect(await nodes()).toBeLessThan(1_050)
      const place = await page.evaluate(() => {
        const focused = document.activeElement
        const inner = focused?.getBoundingClientRect()
        const outer = focused?.closest("[role=grid]")?.getBoundingClientRect()
        const isInView =
          inner !== undefined &&
          outer !== undefined &&
          inner.top >= outer.top &&
          inner.bottom <= outer.bottom + 1
        return { index: focused?.getAttribute("aria-rowindex"), isInView }
      })
      expect(place).toEqual({ index: String(at + 251), isInView: true })
    }
    const reached = await page.evaluate(
      () => Object.entries(window).find(([name]) => name === "reached")?.[1],
    )
    expect(reached).toEqual(zips)
    await page.keyboard.press("Home")
    expect(await focusedRow()).toBe(`zip:${zips[0]}`)
    await page.keyboard.press("PageDown")
    expect(await focusedRow()).toBe(`zip:${zips[10]}`)
    await page.keyboard.press("Shift+End")
    await chosen().getByText("1,990 selected").waitFor()
    // Scrolling away does not lose what has the focus.
    await grid().evaluate((box) => box.scrollTo(0, 20_000))
    await row(zips[556] ?? "").waitFor()
    expect(await focusedRow()).toBe(`zip:${zips[1_999]}`)
    await page.keyboard.press("Delete")
    await chosen().getByText("10 ZIP Codes", { exact: true }).waitFor()
    await chosen().getByRole("button", { name: "Undo", exact: true }).click()
    await chosen().getByText("2,000 ZIP Codes", { exact: true }).waitFor()
  }, 240_000)
})

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])("at $width", (viewport) => {
  test("axe finds nothing in the list, selected or not, in light and in dark, and rows can be touched", async () => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: "reduce" })
    await startWith([...MIXED, ...ZIPS.slice(1).map((code) => zip(code))])
    await row("DuPage").waitFor()
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0)
    const found: Array<string> = []
    const look = async (what: string) => {
      found.push(...(await findings(page, what, "section:has([role=grid])")))
    }
    await look("at rest")
    await box("DuPage").check()
    await box("10001").check()
    await heading("Area").getByRole("button").click()
    await look("selected and sorted")
    await chosen().getByRole("searchbox").fill("zzz")
    await look("nothing found")
    expect(found).toEqual([])
    await chosen().getByRole("button", { name: "Show all areas" }).click()
    const height = async (one: Locator) => (await one.boundingBox())?.height ?? 0
    expect(await height(rows().first())).toBe(viewport.width < 640 ? 44 : 36)
    const { clientWidth, scrollWidth } = await page.evaluate(() => ({
      clientWidth: document.documentElement.clientWidth,
      scrollWidth: document.documentElement.scrollWidth,
    }))
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })
})
