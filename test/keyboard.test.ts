import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { launchBrowser, newPage, PASSWORD } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"

// The landing page's link goes on with the newest list, which other tests would change at the same time.
let product: OwnProduct
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startOwnProduct(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

/** Names the focused element as a screen reader would, with its role. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return ""
    const labelled = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ")
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map((label) => label.textContent).join(" ")
        : ""
    const name = element.getAttribute("aria-label") ?? ""
    return `${element.tagName.toLowerCase()} ${name} ${labelled} ${labels} ${element.textContent}`.replaceAll(
      /\s+/g,
      " ",
    )
  })

/** Presses Tab until something with this name has the focus. Fails when there is no way to it. */
const tabTo = async (page: Page, name: RegExp, most = 120): Promise<void> => {
  const way: Array<string> = []
  for (let presses = 0; presses < most; presses++) {
    const here = await focused(page)
    if (name.test(here)) return
    way.push(here.slice(0, 60))
    await page.keyboard.press("Tab")
  }
  throw new Error(`No way by Tab to ${name}; the last places were:\n${way.slice(-12).join("\n")}`)
}

const type = async (page: Page, name: RegExp, text: string): Promise<void> => {
  await tabTo(page, name)
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(text)
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name }).waitFor()

test("an order is placed with the keyboard alone", async () => {
  const { url } = product
  const { page, context } = await newPage(browser)
  await page.goto(`${url}/signin`)
  await page.getByRole("button", { name: "Sign in" }).waitFor()
  await type(page, /^input.*Email/, "power@listwright.example")
  await type(page, /^input.*Password/, PASSWORD)
  await page.keyboard.press("Enter")
  await page.waitForURL(`${url}/`)
  await page.getByRole("link", { name: /^Consumer .*Build a list/ }).waitFor()
  await tabTo(page, /^a .*Consumer.*Build a list/)
  await page.keyboard.press("Enter")
  await heading(page, "Select Your Target Areas")

  // Fifteen boxes: the focus moves on by itself after five digits.
  await tabTo(page, /^input.*ZIP Code 1\b/)
  for (const zip of [
    "60601",
    "60602",
    "60603",
    "60604",
    "60605",
    "60606",
    "60607",
    "60608",
    "60609",
    "60610",
  ]) {
    await page.keyboard.type(zip)
  }
  await tabTo(page, /^button.*Add/)
  await page.keyboard.press("Enter")
  const chosen = page.getByRole("region", { name: "Chosen areas" })
  await chosen.getByText("60610", { exact: true }).waitFor()
  // A button that goes with the list hands the focus to what is nearest, and so does the one that brings it back.
  await tabTo(page, /^button.* Remove all/)
  await page.keyboard.press("Enter")
  await expect.poll(() => focused(page)).toMatch(/^button.* Undo the last change/)
  await page.keyboard.press("Enter")
  await chosen.getByText("60610", { exact: true }).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^(?:a|button|input|summary) /)

  await tabTo(page, /^button.*NEXT STEP/)
  await page.keyboard.press("Enter")
  await tabTo(page, /^button.*Select Audience/)
  await page.keyboard.press("Enter")
  await heading(page, "Build Your Target Audience")
  await tabTo(page, /^input.*No Phones/)
  await page.keyboard.press("Space")
  await tabTo(page, /^button.* Gender/)
  await page.keyboard.press("Enter")
  await tabTo(page, /^input.*Female/)
  await page.keyboard.press("Space")
  await page
    .getByRole("complementary")
    .getByText(/records at/)
    .first()
    .waitFor()
  await tabTo(page, /^button.*Poll Count/)
  await page.keyboard.press("Enter")
  await heading(page, "Review Count & Order")

  await type(page, /^input.*Order name/, "By keyboard")
  await type(page, /^input.*Total quantity selected/, "260")
  await page.keyboard.press("Tab")
  await page
    .getByText(/260 records at/)
    .first()
    .waitFor()
  await type(page, /^input.*Address/, "100 W Randolph St")
  await type(page, /^input.*City/, "Chicago")
  await tabTo(page, /^select.*State/)
  await page.keyboard.type("IL")
  await type(page, /^input.*ZIP Code/, "60601")
  await type(page, /^input.*Name on card/, "Paula Power")
  await type(page, /^input.*Card number/, "4111111111111111")
  await tabTo(page, /^select.*Expiry month/)
  await page.keyboard.type("07")
  await type(page, /^input.*Security code/, "123")
  await tabTo(page, /^button.*Use the contact address/)
  await page.keyboard.press("Enter")
  await tabTo(page, /^input.*Data Use Agreement/)
  await page.keyboard.press("Space")
  await tabTo(page, /^button.*Place Order/)
  await page.keyboard.press("Enter")
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Place order, \$/ })
    .waitFor()
  expect(await page.evaluate(() => document.activeElement?.closest("[role=dialog],dialog") !== null)).toBe(
    true,
  )
  await tabTo(page, /^button.*Place order, \$/, 12)
  await page.keyboard.press("Enter")
  await page
    .getByText(/LW-[A-Z0-9]{4}-/)
    .first()
    .waitFor()
  await page.getByRole("button", { name: /Download list/ }).waitFor({ timeout: 30_000 })
  const download = page.waitForEvent("download")
  await tabTo(page, /^button.*Download list/)
  await page.keyboard.press("Enter")
  expect((await download).suggestedFilename()).toMatch(/^LW-.*\.csv$/)
  expect(await focusLosses(page)).toEqual([])
  await context.close()
})
