import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { recordsOf } from "./audience.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { orderToFile } from "./orderToFile.ts"
import { universeTexts } from "./universeTexts.ts"
import { amounts, ledgerCount, openAudienceTab, startAudienceOf } from "./walk.ts"

const url = inject("productUrl")
const universe = join(inject("productData"), "universes", "10")

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test("people of an email campaign are chosen by interest without a phone option, ordered, and delivered without addresses", async () => {
  const { page, mishaps, context } = await newPage(browser, { acceptDownloads: true })
  await signIn(page, url)
  await startAudienceOf(page, url, { listType: 200, state: "VT", tab: "intrestsPurchasing" })
  const skiers = await universeTexts(
    universe,
    "FIRST_NAME || '|' || LAST_NAME || '|' || ADDRESS || '|' || ZIP",
    "STATE = 'VT' AND SKIING = 1",
  )
  const skiing = page.getByRole("checkbox", { name: "Snow Skiing", exact: true })
  expect(await recordsOf(skiing)).toBe(skiers.length)
  await skiing.check()
  await expect.poll(() => ledgerCount(page)).toBe(skiers.length)
  await openAudienceTab(page, "Demographics")
  await page.getByRole("navigation", { name: "Categories" }).waitFor()
  expect(await page.getByRole("group", { name: "Phone options" }).count()).toBe(0)

  // Without a phone option the way to the count keeps its first name.
  await page
    .getByRole("complementary")
    .getByRole("button", { name: /^Select Audience/ })
    .click()
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
  await page.getByRole("checkbox", { name: /no actual email addresses are delivered/ }).waitFor()
  const rows = await orderToFile(page, "Skiers of Vermont")
  expect(
    rows
      .map((row) => `${row["First Name"]}|${row["Last Name"]}|${row["Address"]}|${Number(row["ZIP Code"])}`)
      .toSorted(),
  ).toEqual(skiers.toSorted())
  expect(Object.keys(rows[0] ?? {}).filter((column) => /mail|phone/i.test(column))).toEqual([])
  expect(mishaps.seen).toEqual([])
  await context.close()
})

const ZIPS = [60614, 60618, 60640, 60657]

/** Opens the summary of a mobile campaign in these ZIP Codes. */
const openMobileCampaign = async (page: Page, at: string) => {
  const draft = await (await page.request.post(`${at}/api/v1/drafts`, { data: { listType: 190 } })).json()
  await page.request.put(`${at}/api/v1/drafts/${draft.id}`, {
    data: {
      baseRevision: draft.revision,
      definition: {
        ...draft.definition,
        areas: ZIPS.map((zip) => ({ kind: "zip", zip: String(zip), excluded: false })),
      },
      choices: draft.choices,
    },
  })
  await page.goto(`${at}/order/190/summary?SessionId=${draft.id}`)
}

test("a mobile campaign costs what its package does, and is not ordered before one is chosen", async () => {
  const { page, mishaps, context } = await newPage(browser, { acceptDownloads: true })
  await signIn(page, url)
  await openMobileCampaign(page, url)
  await page.getByText("Choose a package. It sets the price of this order.").waitFor()
  expect(
    await page
      .getByRole("button", { name: /^Place Order/ })
      .filter({ visible: true })
      .first()
      .isDisabled(),
  ).toBe(true)

  const total = async () => amounts(await page.getByRole("complementary").innerText()).at(-1)
  await page.getByRole("radio", { name: /^100,000 Views/ }).check()
  await expect.poll(total).toBe("1095.00")
  await page.getByRole("radio", { name: /^25,000 Views/ }).check()
  await expect.poll(total).toBe("325.00")
  const rows = await orderToFile(page, "Views in Lincoln Park")
  expect(new Set(rows.map((row) => Number(row["ZIP Code"])))).toEqual(new Set(ZIPS))
  expect(mishaps.seen).toEqual([])
  await context.close()
})

describe("the promotions of mobile packages", () => {
  const promotions = [
    { code: "MOBILE25", name: "$25 off mobile", type: "dollarMobileOnly", value: "25.00" },
    { code: "BOTH120", name: "$120 off", type: "dollarMobileAndList", value: "120.00" },
    { code: "HALFMOBILE", name: "Half of mobile", type: "percentOffMobileOnly", value: "50" },
    { code: "TENTH", name: "A tenth off", type: "percentOffMobileAndList", value: "10" },
  ]
  let product: OwnProduct
  beforeAll(async () => {
    product = await startOwnProduct(undefined, { promotions })
  })
  afterAll(() => product.end())

  test("each take their part off the package once their code is typed [ob9-promotion-types]", async () => {
    const { page, mishaps, context } = await newPage(browser)
    await signIn(page, product.url)
    await openMobileCampaign(page, product.url)
    await page.getByRole("radio", { name: /^25,000 Views/ }).check()
    const ledger = page.getByRole("complementary", { name: "Price and order" })
    const line = ledger
      .locator("dt")
      .filter({ hasText: /^Promotion/ })
      .locator("xpath=following-sibling::dd")
    for (const [code, amount] of [
      ["MOBILE25", "-$25.00"],
      ["BOTH120", "-$120.00"],
      ["HALFMOBILE", "-$162.50"],
      ["TENTH", "-$32.50"],
    ] as const) {
      await page.getByRole("textbox", { name: "Code", exact: true }).fill(code)
      await page.getByRole("textbox", { name: "Code", exact: true }).press("Enter")
      await expect.poll(() => line.innerText(), { message: code }).toBe(amount)
      await page.getByRole("button", { name: "Remove" }).click()
      await line.waitFor({ state: "detached" })
    }
    expect(mishaps.seen).toEqual([])
    await context.close()
  })
})
