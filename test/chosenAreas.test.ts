import type { Page } from "@playwright/test"
import { expect, test } from "vitest"
import { chosenAreas, zip, ZIPS } from "./chosenAreas.ts"
import { ledgerCount } from "./walk.ts"

let page: Page
const { bar, box, chosen, draft, row, saved, startWith } = chosenAreas((opened) => {
  ;({ page } = opened)
})

test("many chosen areas are excluded at once and included again, and what is left is counted", async () => {
  await startWith(ZIPS.slice(0, 4).map((code) => zip(code)))
  await expect.poll(() => ledgerCount(page)).toBeGreaterThan(0)
  const all = await ledgerCount(page)
  const figureOf = async (name: string): Promise<number> =>
    Number((await row(name).getByRole("gridcell").nth(-2).innerText()).replaceAll(",", ""))
  await expect.poll(() => figureOf("60602")).toBeGreaterThan(0)
  const two = (await figureOf("60602")) + (await figureOf("60603"))
  await box("60602").check()
  await box("60603").check()
  await bar("Exclude").click()
  await chosen().getByText("4 ZIP Codes, 2 of them excluded").waitFor()
  await row("60602").getByText("Excluded").waitFor()
  await saved()
  expect(draft()?.areas.map(({ excluded }) => excluded)).toEqual([false, true, true, false])
  await expect.poll(() => ledgerCount(page)).toBe(all - two)
  await bar("Include").click()
  await expect.poll(() => ledgerCount(page)).toBe(all)
  await bar("Exclude").click()
  await chosen().getByText("4 ZIP Codes, 2 of them excluded").waitFor()
  await bar("Clear").click()
  await chosen().getByText("Excluded 2 ZIP Codes").waitFor()
  await chosen().getByRole("button", { name: "Undo", exact: true }).click()
  await expect.poll(() => ledgerCount(page)).toBe(all)
})

test("the names of radii are readable: their notes and a column of short kinds leave them room", async () => {
  const around = (address: string, latitude: number, longitude: number) => ({
    kind: "radius",
    name: address,
    longitude,
    latitude,
    miles: 20,
    withinState: null,
    granularity: "standard",
    center: "zip",
    excluded: false,
  })
  await startWith([
    around("2000 N Clark St, Chicago, IL 60614", 41.9227, -87.6472),
    around("1600 Chicago Ave, Evanston, IL 60201", 42.0547, -87.6924),
  ])
  const name = row("2000 N Clark St").getByRole("rowheader")
  await name.getByText("Exact address not found: ZIP center").waitFor()
  const parts = await name
    .locator("span:not(:has(*))")
    .filter({ visible: true })
    .evaluateAll((spans) =>
      spans.map((span) => {
        const { top, width } = span.getBoundingClientRect()
        return { text: span.textContent, top, width, isCut: span.scrollWidth > span.clientWidth + 1 }
      }),
    )
  // The note is below the name, in full; the name has the whole column.
  const [title, note] = parts
  expect(note).toMatchObject({ text: "Exact address not found: ZIP center", isCut: false })
  expect(note?.top).toBeGreaterThan(title?.top ?? 0)
  expect(title?.width).toBeGreaterThan(210)
  // Both are within their row.
  const [line, cell] = [await row("2000 N Clark St").boundingBox(), await name.boundingBox()]
  expect(cell?.height ?? 99).toBeLessThanOrEqual(line?.height ?? 0)
})
