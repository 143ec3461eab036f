import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { startProduct } from "./product.ts"
import { addZips, openFoldingTab } from "./walk.ts"

/** A site with the first layout of the builder: areas are chosen in a page dialog over the order. */

let product: OwnProduct
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await startOwnProduct(async (data) => {
    // The first start makes the demo site.
    await (await startProduct({ data })).stop()
    const file = join(data, "site", "site.json")
    const settings = JSON.parse(readFileSync(file, "utf8"))
    const readings = { ...settings.readings, interfaceVersion: "1" }
    writeFileSync(file, JSON.stringify({ ...settings, readings }, null, 2))
  })
  browser = await launchBrowser()
  ;({ page } = await newPage(browser))
  await signIn(page, product.url, "power")
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

const dialog = () => page.getByRole("dialog", { name: "Select areas" })
const box = (name: string) => page.getByRole("region", { name, exact: true })
const done = () => dialog().getByRole("button", { name: "Done" })

test("the order opens an overview, whose areas are chosen in a dialog with all tabs and Done", async () => {
  await page.goto(`${product.url}/order/10`)
  await page.getByRole("heading", { name: "Your order" }).waitFor()
  expect(new URL(page.url()).pathname).toBe("/order/10")
  await box("Geography").getByText("No areas chosen yet.").waitFor()

  // Without an area the count says what is missing, and leads there.
  await page.getByRole("button", { name: "Get Count" }).first().click()
  await page.waitForURL("**/geo/zip")
  await dialog().waitFor()
  expect(await page.getByRole("navigation", { name: "Next step" }).count()).toBe(0)

  // Done adds what is typed; what is wrong stays, with what to do about it.
  await done().click()
  await page.getByText("Enter at least one ZIP Code.").waitFor()
  await page.getByRole("textbox", { name: "ZIP Code 1", exact: true }).fill("60614")
  await done().click()
  await page.getByRole("heading", { name: "Your order" }).waitFor()
  await box("Geography").getByText("1 ZIP Code", { exact: true }).waitFor()
  await box("Geography").getByText("Chicago, IL").waitFor()

  // Edit opens the tab that was used last, and the menu has the others.
  await box("Geography").getByRole("link", { name: "Edit" }).click()
  await page.waitForURL("**/geo/zip")
  await addZips(page, ["60615"])
  const tabs = dialog().getByRole("navigation", { name: "Ways to choose areas" })
  await openFoldingTab(tabs, "Total USA")
  await dialog().getByRole("checkbox", { name: "Nationwide" }).waitFor()
  await done().click()
  await box("Geography").getByText("2 ZIP Codes", { exact: true }).waitFor()
  await box("Geography").getByRole("link", { name: "Edit" }).click()
  await page.waitForURL("**/geo/totalUSA")
  await page.goBack()

  // The rest is chosen on its own tabs, and the overview counts.
  await box("Options").getByRole("link", { name: "Edit" }).click()
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await page.goto(`${product.url}/order/10`)
  await box("Options").getByText("No Phones").waitFor()
  await page.getByRole("button", { name: "Get Count" }).first().click()
  // The audience isn't chosen yet, so the page asks for it.
  await page
    .getByRole("dialog", { name: "Who do you want to reach?" })
    .getByRole("button", { name: "Select Audience" })
    .click()
  await page.getByRole("heading", { name: "Build Your Target Audience" }).waitFor()
}, 120_000)
