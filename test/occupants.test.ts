import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { orderToFile } from "./orderToFile.ts"
import { terminalOf } from "./terminalOf.ts"
import { universeTexts } from "./universeTexts.ts"
import { tabTo } from "./byKeyboard.ts"
import { chooseRange, chooseState, getCount, ledgerCount, openAudienceTab, openSource } from "./walk.ts"

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

/**
 * Reads addresses by plain SQL, each as 'first name|last name|address|ZIP Code' with the names that its mail is
 * addressed to.
 */
const addressesOf = (where: string): Promise<ReadonlyArray<string>> =>
  universeTexts(
    universe,
    `coalesce(FIRST_NAME || '|' || LAST_NAME,
       'Current|' || CASE WHEN BUSINESS THEN 'Occupant' ELSE 'Resident' END) || '|' || ADDRESS || '|' || ZIP`,
    `STATE = 'CO' AND ${where}`,
  )

/** Counts by plain SQL the homes and apartments on some carrier routes, and those that a list takes. */
const routesOf = (where: string, taken: string): Promise<ReadonlyArray<string>> =>
  universeTexts(
    universe,
    `format('{} {} {} of {}', lpad(ZIP::VARCHAR, 5, '0'),
       'BCGHR'[ROUTE // 1000 + 1] || lpad((ROUTE % 1000)::VARCHAR, 3, '0'),
       count(*) FILTER (${taken}), format('{:,}', count(*)))`,
    `${where} AND NOT BUSINESS GROUP BY ZIP, ROUTE ORDER BY 1`,
  )

const option = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true })
/** Reads the number of records that an option would add, as its row shows. */
const brings = async (page: Page, name: string): Promise<number> => {
  const row = page
    .locator("label")
    .filter({ has: option(page, name) })
    .locator("..")
  return Number(/[\d,]+/.exec(await row.innerText())?.[0]?.replaceAll(",", ""))
}
/** Ticks boxes and presses buttons without a mouse. */
const byKey = async (page: Page, place: ReturnType<Page["locator"]>): Promise<void> => {
  await tabTo(page, place)
  await page.keyboard.press("Space")
}

const NEXT = { name: /^NEXT STEP/ }
const said = (page: Page, ...warnings: ReadonlyArray<string>) =>
  page.getByRole("region", { name: "Notices" }).getByText(warnings.join("\n")).first().waitFor()
const HOMES_TAKEN = `NOT BUSINESS AND ${LETTER} IN (1, 3, 4)`

/** A list of a source in Colorado, at its audience. */
const openedAudience = async (card: RegExp, tab: string) => {
  const { page, mishaps, context } = await newPage(browser, { acceptDownloads: true })
  await signIn(page, url)
  await openSource(page, card)
  await chooseState(page, "Colorado")
  await page.getByRole("link", { name: /Step 2/ }).click()
  await page.getByRole("heading", { name: "Build Your Target Audience" }).waitFor()
  await openAudienceTab(page, tab)
  const end = async () => {
    expect(mishaps.seen).toEqual([])
    await context.close()
  }
  return { page, end }
}

/** Returns the names and addresses in a delivered file. */
const deliveredTo = (rows: Awaited<ReturnType<typeof orderToFile>>): ReadonlyArray<string> =>
  rows.map((row) => `${row["First Name"]}|${row["Last Name"]}|${row["Address"]}|${Number(row["ZIP Code"])}`)

test("addresses are chosen by what they are and by route, ordered, and delivered to whoever lives there", async () => {
  const { page, end } = await openedAudience(/^Saturation OCC50 /, "Addresses")
  // Saturation has no demographics: their address leads to its own tab.
  await page.goto(page.url().replace("residentOccupantList", "demoDemographics"))
  await page.waitForURL(/\/order\/50\/demo\/residentOccupantList/)
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

  // The count waits for at least one of each, and says which. From here on without a mouse.
  await byKey(page, page.getByRole("button", NEXT))
  await said(
    page,
    "Select a phone option.",
    "Select at least one targeting option.",
    "Select at least one route option.",
  )
  for (const name of [
    "Homes",
    "Apartments",
    "Carrier Routes",
    "Rural Routes",
    "Include contact names where available",
  ])
    await byKey(page, option(page, name))
  await byKey(page, page.getByRole("radio", { name: /No Phones/ }))
  const addresses = await addressesOf(HOMES_TAKEN)
  await expect.poll(() => ledgerCount(page), { timeout: 10_000 }).toBe(addresses.length)

  const saturation = page.getByRole("region", { name: "Saturation by carrier route" })
  await tabTo(page, saturation.getByRole("radio", { name: "All routes" }))
  await page.keyboard.press("ArrowRight")
  // Boxes are not taken; of all others every home and apartment.
  const [untaken = ""] = await routesOf(`STATE = 'CO' AND ${LETTER} IN (0, 2)`, HOMES_TAKEN)
  const [zip, route, ...figures] = untaken.split(" ")
  await saturation
    .getByRole("row", { name: new RegExp(`^${zip} ${route} 0% ${figures.join(" ")} `) })
    .waitFor()
  expect(await findings(page, "occupants")).toEqual([])

  // A source without attributes says that it counts.
  await byKey(page, page.getByRole("complementary").getByRole("button", { name: /^Poll Count/ }))
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
  const delivered = deliveredTo(await orderToFile(page, "Homes of Colorado"))
  expect(delivered.toSorted()).toEqual(addresses.toSorted())
  expect(delivered.some((address) => address.startsWith("Current|Resident|"))).toBe(true)
  await end()
})

test("resident occupants are chosen by addresses and by who lives along their routes", async () => {
  const { page, end } = await openedAudience(/^Resident Occupant OCC140 /, "Addresses")
  await page.getByRole("button", NEXT).click()
  await said(
    page,
    "Choose your target audience.",
    "Select a phone option.",
    "Select at least one targeting option.",
    "Select at least one route option.",
  )
  await openAudienceTab(page, "Addresses")
  for (const name of ["Homes", "Apartments", "Carrier Routes", "Rural Routes"])
    await byKey(page, option(page, name))
  await openAudienceTab(page, "Demographics")
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await chooseRange(page, "Median Age", "30", "50")
  const addresses = await addressesOf(`${HOMES_TAKEN} AND MEDIANAGE BETWEEN 30 AND 50`)
  await expect.poll(() => ledgerCount(page), { timeout: 10_000 }).toBe(addresses.length)
  await getCount(page)
  expect(await orderToFile(page, "Residents of Colorado")).toHaveLength(addresses.length)
  await end()
})

test("occupants are chosen by demographics, and have no phone numbers", async () => {
  const { page, end } = await openedAudience(/^Occupant\/Saturation /, "Demographics")
  await page.getByRole("button", NEXT).click()
  await said(page, "Choose your target audience.", "Select a phone option.")
  const phones = page.getByRole("group", { name: "Phone options" }).getByRole("radio")
  expect(await phones.count()).toBe(1)
  await page.getByRole("radio", { name: /^Exclude phone numbers/ }).check()
  await chooseRange(page, "Median Age", "30", "50")
  const addresses = await addressesOf("MEDIANAGE BETWEEN 30 AND 50")
  await expect.poll(() => ledgerCount(page), { timeout: 10_000 }).toBe(addresses.length)
  await getCount(page)
  const rows = await orderToFile(page, "Occupants of Colorado")
  expect(rows).toHaveLength(addresses.length)
  expect(Object.keys(rows[0] ?? {})).not.toContain("Phone")
  await end()
})

test("the terminal tells how much of each carrier route is taken, as plain SQL does", async () => {
  const listwright = await terminalOf(url, "power")
  const asked =
    "count --list-type 50 --zip 80202 --targets homes,apartments --routes carrier-routes,rural-routes"
  const { stdout } = await listwright(...asked.split(" "), "--contact-names", "--saturation", "--json")
  const { definition, saturation, total } = JSON.parse(stdout)
  expect(definition.occupant).toEqual({
    targets: ["apartments", "homes"],
    routes: ["carrierRoutes", "ruralRoutes"],
    contactNames: true,
  })
  const told = saturation.ranked.map(
    ({ code, deliverable, selected }: { code: string; deliverable: number; selected: number }) =>
      `${code.slice(0, 5)} ${code.slice(5)} ${selected} of ${deliverable.toLocaleString("en-US")}`,
  )
  expect(told.toSorted()).toEqual(await routesOf("ZIP = 80202", HOMES_TAKEN))
  expect(total).toBeGreaterThan(0)
})
