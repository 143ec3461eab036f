import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launchBrowser, newPage, PASSWORD } from "./browser.ts"
import { chooseRange, getCount, startAudienceOf, startListOf } from "./walk.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** Opens an address as if the user typed it, and returns the path where it ends. */
const endOf = async (page: Page, address: string, title: string | RegExp): Promise<string> => {
  await page.goto(`${url}${address}`)
  await page.getByRole("heading", { name: title }).first().waitFor()
  return new URL(page.url()).pathname
}

const notices = (page: Page) => page.getByRole("region", { name: "Notices" })

test("the guards of an order lead back from where nobody may be yet, and say why [p8-unknown-source] [p8-unknown-route] [ob8-unknown-source]", async () => {
  const { context, page, mishaps } = await newPage(browser)

  // Signed out: the sign-in page, and on from there to where the order lets one in.
  expect(await endOf(page, "/order/10/success", "Sign in")).toBe("/signin")
  await page.getByRole("textbox", { name: "Email" }).fill("demo@listwright.example")
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.waitForURL(/\/order\/10/)

  // Sources that there are not, or that this user may not order; pages that there are not.
  for (const source of ["999", "270"]) {
    expect(await endOf(page, `/order/${source}/geo/zip`, /, Dana$/)).toBe("/")
    await notices(page).getByText("This data source isn't available. Please choose another one.").waitFor()
  }
  expect(await endOf(page, "/nowhere", /, Dana$/)).toBe("/")
  await notices(page).getByText("That page doesn't exist, so you were taken to the landing page.").waitFor()
  expect(await endOf(page, "/order", /, Dana$/)).toBe("/")

  // Without areas there is nothing to look over, to review, to pay or to have ordered. Lists of its own, of both sources:
  // a tab without one opens the latest of this user.
  await startListOf(page, url, 20)
  await startListOf(page, url, 10)
  for (const route of ["", "/summary", "/success"])
    expect(await endOf(page, `/order/10${route}`, "Select Your Target Areas")).toBe("/order/10/geo/zip")

  // Tabs that a source has not, and those that were used last.
  expect(await endOf(page, "/order/10/geo/zipRange", "Select Your Target Areas")).toBe(
    "/order/10/geo/zipRange",
  )
  expect(await endOf(page, "/order/10/geo", "Select Your Target Areas")).toBe("/order/10/geo/zipRange")
  expect(await endOf(page, "/order/10/demo/businessType", "Build Your Target Audience")).toMatch(
    /^\/order\/10\/demo\/(?!businessType)/,
  )
  expect(await endOf(page, "/order/50/demo/demoDemographics", "Build Your Target Audience")).toBe(
    "/order/50/demo/residentOccupantList",
  )

  // What was typed and not added is not forgotten.
  await page.goto(`${url}/order/10/geo/zip`)
  await page.getByRole("textbox", { name: "ZIP Code 1", exact: true }).fill("60614")
  await page.getByRole("link", { name: /Step 2/ }).click()
  await notices(page)
    .getByText("'60614' hasn't been added. Please go back and add it, or clear it.")
    .waitFor()

  // Areas, and neither an audience nor a phone option: no count, and both are said.
  await startAudienceOf(page, url, { state: "WY", tab: "demoDemographics" })
  await page
    .getByRole("complementary", { name: "Count and price" })
    .getByRole("button", { name: /^Poll Count|^Get Count/ })
    .click()
  await page.getByText("Choose your target audience.").first().waitFor()
  await page.getByText("Select a phone option.").first().waitFor()
  for (const route of ["summary", "payment", "success"])
    expect(await endOf(page, `/order/10/${route}`, "Your order")).toBe("/order/10")

  // Counted: the review and the payment, which is on it; nothing was ordered yet.
  await page.goto(`${url}/order/10/demo/demoDemographics`)
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await chooseRange(page, "Age", "30", "49")
  await page.getByRole("complementary").getByText(/Age/).first().waitFor()
  await getCount(page)
  expect(await endOf(page, "/order/10/summary", "Review Count & Order")).toBe("/order/10/summary")
  expect(await endOf(page, "/order/10/payment", "Review Count & Order")).toBe("/order/10/summary")
  expect(await endOf(page, "/order/10/success", "Your order")).toBe("/order/10")

  // Another source on the review is another order; a change asks for another count.
  expect(await endOf(page, "/order/20/summary", "Select Your Target Areas")).toMatch(/^\/order\/20\/geo\//)
  await page.goto(`${url}/order/10/demo/demoDemographics`)
  await page.getByRole("radio", { name: /Only Records With Phones/ }).check()
  await page.getByText("Saved", { exact: true }).first().waitFor()
  expect(await endOf(page, "/order/10/summary", "Your order")).toBe("/order/10")

  expect(mishaps.seen).toEqual([])
  await context.close()
}, 120_000)
