import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { orderToFile } from "./orderToFile.ts"
import { universeTexts } from "./universeTexts.ts"
import { chooseState, ledgerCount, openAudience, openSource } from "./walk.ts"

const url = inject("productUrl")
const universe = join(inject("productData"), "universes", "50")

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Letters of routes by their codes: B, C, G, H, R. */
const LETTER = "ROUTE // 1000"
const APARTMENTS = "NOT BUSINESS AND ADDRESS LIKE '% Apt %'"
const HOMES = "NOT BUSINESS AND ADDRESS NOT LIKE '% Apt %'"

/** Addresses by plain SQL, each as 'first name|last name|address|ZIP Code', with whom the mail to it names. */
const addressesOf = (where: string): Promise<ReadonlyArray<string>> =>
  universeTexts(
    universe,
    `coalesce(FIRST_NAME || '|' || LAST_NAME,
       'Current|' || CASE WHEN BUSINESS THEN 'Occupant' ELSE 'Resident' END) || '|' || ADDRESS || '|' || ZIP`,
    `STATE = 'CO' AND ${where}`,
  )

const option = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true })
/** What an option would bring, as its row says. */
const brings = async (page: Page, name: string): Promise<number> => {
  const row = page
    .locator("label")
    .filter({ has: option(page, name) })
    .locator("..")
  return Number(/[\d,]+/.exec(await row.innerText())?.[0]?.replaceAll(",", ""))
}

test("addresses are chosen by what they are and by route, ordered, and delivered to whoever lives there", async () => {
  const { page, mishaps, context } = await newPage(browser, { acceptDownloads: true })
  await signIn(page, url)
  await openSource(page, /^Saturation OCC50 /)
  await chooseState(page, "Colorado")

  await openAudience(page)
  const everything = await addressesOf("true")
  await expect.poll(() => ledgerCount(page), { timeout: 10_000 }).toBe(everything.length)
  for (const [name, where] of [
    ["Homes", HOMES],
    ["Apartments", APARTMENTS],
    ["Businesses", "BUSINESS"],
    ["Carrier Routes", `${LETTER} = 1`],
    ["PO Boxes", `${LETTER} IN (0, 2)`],
    ["Rural Routes", `${LETTER} IN (3, 4)`],
  ] as const)
    await expect.poll(() => brings(page, name)).toBe((await addressesOf(where)).length)
  expect(await findings(page, "occupants")).toEqual([])

  // The count waits for at least one of each, and says which.
  const ledger = page.getByRole("complementary")
  await ledger.getByRole("button", { name: /^Select Audience/ }).click()
  await page.getByText("Please select at least one targeting option").first().waitFor()
  await option(page, "Homes").check()
  await option(page, "Apartments").check()
  await option(page, "Carrier Routes").check()
  await option(page, "Rural Routes").check()
  await option(page, "Include contact names where available").check()
  await page.getByRole("radio", { name: /No Phones/ }).check()
  const addresses = await addressesOf(`NOT BUSINESS AND ${LETTER} IN (1, 3, 4)`)
  await expect.poll(() => ledgerCount(page), { timeout: 10_000 }).toBe(addresses.length)

  // A source without attributes has the same words on its way to the count. spec: order-builder §2.3
  await ledger.getByRole("button", { name: /^Select Audience/ }).click()
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
  const rows = await orderToFile(page, "Homes of Colorado")
  const delivered = rows.map(
    (row) => `${row["First Name"]}|${row["Last Name"]}|${row["Address"]}|${Number(row["ZIP Code"])}`,
  )
  expect(delivered.toSorted()).toEqual(addresses.toSorted())
  expect(delivered.some((address) => address.startsWith("Current|Resident|"))).toBe(true)
  expect(mishaps.seen).toEqual([])
  await context.close()
})
