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
