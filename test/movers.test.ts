import { join } from "node:path"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { orderToFile } from "./orderToFile.ts"
import { universeTexts } from "./universeTexts.ts"
import { chooseRange, chooseState, getCount, ledgerCount, openAudience, openSource } from "./walk.ts"

const url = inject("productUrl")
const universe = join(inject("productData"), "universes", "40")

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const moversOf = async (where: string): Promise<ReadonlySet<string>> =>
  new Set(
    await universeTexts(universe, "FIRST_NAME || '|' || LAST_NAME || '|' || ADDRESS || '|' || ZIP", where),
  )

test("movers are chosen by the day of their move and where from, ordered, and delivered", async () => {
  const { page, mishaps, context } = await newPage(browser, { acceptDownloads: true })
  await signIn(page, url)
  await openSource(page, /^New Movers NMV40 /)
  await chooseState(page, "Texas")

  await openAudience(page)
  // What the source promises may be taken away.
  await page
    .getByText(/who moved/)
    .first()
    .waitFor()
  await page.getByRole("button", { name: "Remove all" }).click()
  await page.getByText("Everyone who moved to your areas").waitFor()
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await chooseRange(page, "Move Date", "20260401", "20260930")
  await page.getByRole("button", { name: /^Move Distance/ }).click()
  await page.getByRole("checkbox", { name: /^Other State/ }).check()
  const movers = await moversOf(
    "STATE = 'TX' AND MOVEDISTANCE = 3 AND MOVEDATE BETWEEN 20260401 AND 20260930",
  )
  expect(movers.size).toBeGreaterThan(0)
  await expect.poll(() => ledgerCount(page), { timeout: 10_000 }).toBe(movers.size)

  await getCount(page)
  const rows = await orderToFile(page, "New in Texas")
  expect(
    new Set(
      rows.map(
        (row) => `${row["First Name"]}|${row["Last Name"]}|${row["Address"]}|${Number(row["ZIP Code"])}`,
      ),
    ),
  ).toEqual(movers)
  expect(rows).toHaveLength(movers.size)
  expect(mishaps.seen).toEqual([])
  await context.close()
})
