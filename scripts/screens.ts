import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { launchBrowser, newPage, signIn } from "../test/browser.ts"
import { startProduct } from "../test/product.ts"
import {
  addRange,
  addZips,
  chooseRange,
  confirmOrder,
  fillOrder,
  openAudience,
  reviewTotals,
  startNewList,
} from "../test/walk.ts"

/**
 * `npm run screens`: walks the path and writes every screen to docs/screens, wide and narrow, light and dark.
 * LISTWRIGHT_SCREENS names another folder to look at; tablets are then among them.
 */
const elsewhere = process.env["LISTWRIGHT_SCREENS"]
const folder = elsewhere ?? join(import.meta.dirname, "../docs/screens")
mkdirSync(folder, { recursive: true })

const given = process.env["LISTWRIGHT_DATA"]
const data = given ?? mkdtempSync(join(tmpdir(), "listwright-screens-"))
const product = await startProduct({ data })
const browser = await launchBrowser()

const walk = async (page: Page, shoot: (screen: string) => Promise<void>): Promise<void> => {
  await page.goto(`${product.url}/signin`)
  await page.getByRole("button", { name: "Sign in" }).waitFor()
  await shoot("signin")
  await signIn(page, product.url)
  await shoot("landing")
  await startNewList(page, product.url)
  await shoot("builder-empty")
  await addZips(page, ["60614", "60615", "60657"])
  await addRange(page, "60616", "60640")
  await page.getByRole("region", { name: "Chosen areas" }).getByText("60640").waitFor()
  await openAudience(page)
  await page.getByRole("radio", { name: /Phones Where Available/ }).check()
  await chooseRange(page, "Age", "30", "54")
  await page.getByText("30 to 54").first().waitFor()
  await page.getByText("Saved", { exact: true }).first().waitFor()
  await page.goto(`${product.url}/order/10/geo/zip`)
  await page
    .getByText(/records at/)
    .filter({ visible: true })
    .or(page.getByRole("button", { name: "Count and price, details" }).filter({ visible: true }))
    .first()
    .waitFor()
  await shoot("builder")
  await page.goto(`${product.url}/order/10/demo/demoDemographics`)
  await page.getByRole("heading", { name: "Build Your Target Audience" }).waitFor()
  await shoot("audience")
  const details = page.getByRole("button", { name: "Count and price, details" })
  if (await details.isVisible()) {
    await details.click()
    await shoot("ledger-sheet")
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Poll Count/ })
      .click()
  } else {
    await page
      .getByRole("complementary")
      .getByRole("button", { name: /^Poll Count/ })
      .click()
  }
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
  await shoot("summary")
  await page.getByRole("button", { name: "Read the Data Use Agreement" }).click()
  await page.getByRole("dialog").waitFor()
  await shoot("agreement")
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "detached" })
  await fillOrder(page, { name: "Spring mailing" })
  await reviewTotals(page)
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Place order, \$/ })
    .waitFor()
  await shoot("place-order")
  await confirmOrder(page)
  await page.getByRole("button", { name: /Download list/ }).waitFor({ timeout: 30_000 })
  await shoot("success")
}

for (const viewport of [
  { width: 1440, height: 900 },
  ...(elsewhere === undefined ? [] : [{ width: 1024, height: 768 }]),
  { width: 390, height: 844 },
]) {
  for (const colorScheme of ["light", "dark"] as const) {
    const { page, context } = await newPage(browser, { viewport, colorScheme, reducedMotion: "reduce" })
    await walk(page, async (screen) => {
      await page.waitForTimeout(900)
      await page.screenshot({
        path: join(folder, `${screen}-${viewport.width}-${colorScheme}.png`),
        animations: "disabled",
      })
    })
    await context.close()
    process.stderr.write(`${viewport.width} ${colorScheme}\n`)
  }
}

await browser.close()
await product.stop()
if (given === undefined) rmSync(data, { recursive: true, force: true })
