import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

const NAME = "Address, ZIP Code or coordinates"

/** A street of the demo's people with three houses or more, as soon as the server has made the streets. */
const knownStreet = async (page: Awaited<ReturnType<typeof newPage>>["page"]): Promise<string> => {
  let known = ""
  await expect
    .poll(
      async () => {
        const answered = await page.request.get(`${url}/api/v1/places/suggestions?text=12%20oak`)
        const { suggestions } = await answered.json()
        known = suggestions[0]?.text ?? ""
        return known
      },
      { timeout: 90_000, interval: 500 },
    )
    .toMatch(/^12 Oak/)
  return known
}

test("an address is suggested while it is typed, by keys, by mouse, and for a screen reader", async () => {
  const { context, page } = await newPage(browser)
  await signIn(page, url)
  const known = await knownStreet(page)
  await page.goto(`${url}/order/10/geo/radius`)
  const box = page.getByRole("combobox", { name: NAME })
  await box.click()
  await page.keyboard.type("12 oak")
  const options = page.getByRole("option")
  await options.first().waitFor()
  expect(await box.getAttribute("aria-expanded")).toBe("true")
  expect(await box.getAttribute("aria-activedescendant")).toBeNull()
  await page.getByRole("status").filter({ hasText: "suggestions. Use the arrow keys" }).waitFor()

  // The keys mark one, and the focus stays in the box.
  await page.keyboard.press("ArrowDown")
  const active = page.locator(`[id="${await box.getAttribute("aria-activedescendant")}"]`)
  expect(await active.getAttribute("aria-selected")).toBe("true")
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  expect(await box.inputValue()).toBe(known)
  expect(await options.count()).toBe(0)
  expect(await box.evaluate((input) => input === document.activeElement)).toBe(true)

  // Escape closes it and loses nothing; the arrow opens it again.
  await box.fill("12 oa")
  await options.first().waitFor()
  await page.keyboard.press("Escape")
  await options.first().waitFor({ state: "detached" })
  expect(await box.inputValue()).toBe("12 oa")
  await page.keyboard.press("ArrowDown")
  await options.first().waitFor()

  // The mouse picks one, and leaving the box closes it.
  await options.nth(1).click()
  expect(await box.inputValue()).toMatch(/^12 Oa/)
  await box.fill("chicag")
  await page.getByRole("option", { name: "Chicago IL", exact: true }).waitFor()
  await page.keyboard.press("Tab")
  await options.first().waitFor({ state: "detached" })
  await context.close()
})

test("an address that was picked is a radius, and the page says what is measured from", async () => {
  const { context, page } = await newPage(browser)
  await signIn(page, url)
  await knownStreet(page)
  await page.goto(`${url}/order/10/geo/radius`)
  await page.getByRole("combobox", { name: NAME }).pressSequentially("12 oak")
  await page
    .getByRole("option", { name: /^12 Oak/ })
    .first()
    .click()
  await page.getByRole("textbox", { name: "Radius in miles" }).fill("25")
  await page.keyboard.press("Enter")
  await page.getByText(/^Distances are measured from the middle of Oak .* \(Street center\)\./).waitFor()
  await context.close()
})

test("where nobody answers, the address is typed whole", async () => {
  const { context, page } = await newPage(browser)
  await signIn(page, url)
  await page.goto(`${url}/order/10/geo/radius`)
  await page.route("**/api/v1/places/suggestions*", (route) => route.abort())
  const asked = page.waitForRequest("**/api/v1/places/suggestions*")
  const box = page.getByRole("combobox", { name: NAME })
  await box.pressSequentially("60614")
  await asked
  await page.getByRole("textbox", { name: "Radius in miles" }).fill("5")
  await page.keyboard.press("Enter")
  await page.getByText("5 mi around Chicago, IL 60614").first().waitFor()
  await context.close()
})
