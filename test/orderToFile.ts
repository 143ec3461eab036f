import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { expect } from "vitest"
import { readCsv } from "./csv.ts"
import { amounts, confirmOrder, fillOrder, reviewTotals } from "./walk.ts"

/** Places the order that is under review, for the price that was shown all along, and opens its file. */
export const orderToFile = async (page: Page, name: string): Promise<ReturnType<typeof readCsv>> => {
  await fillOrder(page, { name })
  const pretax = amounts(await page.getByRole("complementary").innerText()).at(-1)
  await reviewTotals(page)
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: /Place order, \$/ }).waitFor()
  expect(amounts(await dialog.innerText())[0]).toBe(pretax)
  await confirmOrder(page)
  await page.getByRole("heading", { name: "Thank you!" }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 30_000 }),
    page.getByRole("button", { name: /Download list/ }).click({ timeout: 30_000 }),
  ])
  return readCsv(readFileSync(await download.path(), "utf8"))
}
