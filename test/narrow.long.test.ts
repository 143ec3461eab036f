import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { addZips, confirmOrder, fillOrder, makeList, reviewTotals, startNewList } from "./walk.ts"

const LONG = "M".repeat(300)
let browser: Browser
let product: OwnProduct
let url: string

// These tests have their own product, so what they save doesn't disturb other tests.
beforeAll(async () => {
  browser = await launchBrowser()
  product = await startOwnProduct()
  url = product.url
})
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

/** Names that users gave: people, companies, accounts, lists, files. */
const NAMED =
  /"(User_FirstName|User_LastName|firstName|lastName|FirstName|LastName|company|Company|accountName|AccountName|AccountDesc|orderName|OrderName|orderDesc|OrderDesc|fileName|SiteName|city|AttributeValueName)":"[^"]*"/g
const MAILS = /"(email|Email|User_Email|contactEmail|ContactEmail)":"[^"]*"/g
/** Names of an attribute's values, and of saved lists. */
const AFTER_CODES = /("(?:value|orderCode)":"[^"]*","name":)"[^"]*"/g

/** Replaces every user-given name in the server's replies with 300 characters without a space. */
const lengthen = async (page: Page): Promise<void> => {
  await page.route(/\.as[hp]x|\/api\/v1\/(saved-lists|orders|drafts|shared|attributes)\b/, async (route) => {
    if (route.request().method() === "PUT") return route.continue()
    const response = await route.fetch()
    const type = response.headers()["content-type"] ?? ""
    if (!type.includes("json")) return route.fulfill({ response })
    const body = (await response.text())
      .replace(NAMED, `"$1":"${LONG}"`)
      .replace(MAILS, `"$1":"${LONG}@listwright.example"`)
      .replace(AFTER_CODES, `$1"${LONG}"`)
    return route.fulfill({ response, body })
  })
}

/** By how much a page is wider than its window, and what sticks out most. */
const excess = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    const widest = [...document.querySelectorAll("body *")]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .toSorted((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)
    const last = widest.at(0)
    return `${scrollWidth - clientWidth} px: <${last?.tagName} class="${last?.className}"> ${last?.textContent.slice(0, 40)}`
  })

/** Buys a list; answers the address of its receipt. */
const buy = async (page: Page): Promise<string> => {
  const areas = ["60614", "60615", "60618", "60622"].map((zip) => ({ kind: "zip", zip, excluded: false }))
  const id = await makeList(page, url, { areas })
  await page.goto(`${url}/order/10/summary?SessionId=${id}`)
  await fillOrder(page, { name: "A bought list" })
  await reviewTotals(page)
  await confirmOrder(page)
  await page.waitForURL("**/success**")
  return page.url()
}

/** Saves a list of a ZIP Code; answers its id. */
const saveAnother = (page: Page, zip: string): Promise<string> =>
  page.evaluate(async (zip) => {
    const off = { mode: "off" }
    const definition = {
      version: 1,
      listType: 10,
      areas: [{ kind: "zip", zip, excluded: false }],
      audience: { unit: "individuals", criteria: [] },
      phoneOption: null,
      emailOption: null,
      suppressions: { orders: off, savedCounts: off, files: off },
      occupant: null,
    }
    const answer = await fetch("/api/v1/saved-lists", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: `List ${zip}`, definition }),
    })
    const { row } = await answer.json()
    return row.id
  }, zip)

test("long names, codes and addresses widen no page at 390", async () => {
  const { page, context } = await newPage(browser, { viewport: { width: 390, height: 844 } })
  const wide: Array<string> = []
  const look = async (screen: string) => {
    await page.waitForTimeout(300)
    const by = await excess(page)
    if (by !== null) wide.push(`${screen}: ${by}`)
  }
  await signIn(page, url)
  const bought = await buy(page)
  await startNewList(page, url)
  await addZips(page, ["60614", "60615", "60618", "60625"])
  await page.getByRole("region", { name: "Chosen areas" }).getByText("60625", { exact: true }).waitFor()
  // The rows show before the server has them, and another address is another page.
  await page.getByText("Saved", { exact: true }).first().waitFor()
  await page.goto(`${url}/order/10/demo/demoDemographics`)
  await page.getByRole("radio", { name: /Phones Where Available/ }).check()
  await page.getByRole("button", { name: /^Marital Status/ }).click()
  await page.getByRole("checkbox", { name: "Married" }).check()
  await page.getByRole("button", { name: "Remove Marital Status: who are married" }).first().waitFor()
  await page.getByText("Saved", { exact: true }).first().waitFor()
  await page
    .locator("[data-bottom-bar]")
    .getByRole("button", { name: /^Poll Count/ })
    .click()
  const summary = page.getByRole("heading", { name: "Review Count & Order" })
  const code = page.getByRole("textbox", { name: "Code", exact: true })
  await code.waitFor()
  await page.getByRole("button", { name: "Save Count" }).click()
  await page.getByRole("dialog").getByRole("textbox", { name: "Order name" }).fill("A list")
  await page.keyboard.press("Enter")
  await page.getByRole("dialog", { name: "Count saved" }).waitFor()
  await page.keyboard.press("Escape")
  // The draft keeps a code that no promotion has; the stubbed price says that the code doesn't apply.
  await page.route(/\/api\/v1\/prices/, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    return route.fulfill({
      response,
      json: {
        ...answer,
        price: { ...answer.price, promotion: { state: "notMet", code: LONG, reason: "minimum records" } },
      },
    })
  })
  await code.fill(LONG)
  await code.press("Enter")
  await page.getByText(LONG).first().waitFor()
  await look("summary with a code")

  const ids = [await saveAnother(page, "60614"), await saveAnother(page, "60615")]

  await lengthen(page)
  await page.goto(url)
  await page.getByRole("heading", { level: 1 }).waitFor()
  await look("landing")
  await page.getByRole("button", { name: /^Your account/ }).click()
  await look("account menu")
  await page.goto(`${url}/order/10/demo/demoDemographics`)
  await page
    .getByRole("button", { name: new RegExp(`^Remove .*${LONG}`) })
    .first()
    .waitFor()
  await look("audience")
  await page.goto(`${url}/order/10/summary`)
  await summary.waitFor()
  await code.or(page.getByText(LONG)).first().waitFor()
  await look("summary")
  await page.getByRole("button", { name: "Save Count" }).click()
  await page.getByRole("dialog").getByRole("textbox", { name: "Order name" }).fill(LONG)
  await look("saving a count")
  await page.keyboard.press("Escape")
  await page.goto(bought)
  await page.getByText("Your list is ready").waitFor()
  await page.getByText(LONG).first().waitFor()
  await look("receipt")
  await page.goto(`${url}/slc`)
  await page.getByRole("row").nth(1).waitFor()
  await look("saved lists")
  // All names are alike now, so checking the first row is enough.
  const choose = async (entry: string) => {
    await page
      .getByRole("button", { name: /^More actions for/ })
      .first()
      .click()
    await page.getByRole("menuitem", { name: entry, exact: true }).click()
    await page.getByRole("dialog").waitFor()
  }
  await choose("Rename")
  await look("renaming a list")
  await page.keyboard.press("Escape")
  await choose("Share")
  await page.getByRole("dialog").getByRole("button", { name: "Create a link" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).waitFor()
  await look("sharing a list")
  await page.keyboard.press("Escape")
  await page.goto(`${url}/slc/overlap?lists=${ids.join(",")}`)
  await page.getByRole("radio").first().waitFor()
  await look("overlap")
  await page.goto(`${url}/slc/compare?lists=${ids.map((id) => `list:${id}`).join(",")}`)
  await page.getByRole("row", { name: /^Areas/ }).waitFor()
  await look("side by side")
  await page.goto(`${url}/order/10/demo/suppression`)
  await page.getByRole("checkbox", { name: /Saved counts/ }).check()
  await page.getByRole("radio", { name: "Chosen saved counts" }).check()
  await page.getByRole("row").nth(1).waitFor()
  await page.getByRole("row").nth(1).getByRole("button").click()
  await look("suppressions")
  await page.goto(`${url}/order/10/success?order=${LONG}`)
  await page.getByRole("button", { name: "Try again" }).waitFor()
  await look("receipt of an unknown order")
  await context.close()
  expect(wide).toEqual([])
})
