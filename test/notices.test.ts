import type { Browser, BrowserContext, Page } from "@playwright/test"
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { refusedOnce } from "./refusedOnce.ts"
import { confirmOrder, fillOrder, makeList, reviewTotals, selectedTotal, startListOf } from "./walk.ts"

/**
 * Checks that each failure is reported on its screen in the words of the specification; other walks provoke the rest.
 */

const url = inject("productUrl")
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  ;({ context, page } = await newPage(browser))
  await signIn(page, url, "reseller")
})
afterEach(() => page.unrouteAll())
afterAll(async () => {
  await context?.close()
  await browser?.close()
})

const button = (name: string | RegExp) => page.getByRole("button", { name })
const dialog = (name: string | RegExp) => page.getByRole("dialog", { name })
const says = (text: string | RegExp) =>
  page.getByRole("region", { name: "Notices" }).getByText(text).first().waitFor()
const closeNotices = async () => {
  const close = page.getByRole("region", { name: "Notices" }).getByRole("button", { name: /close|dismiss/i })
  while ((await close.count()) > 0) await close.first().click()
}

/** Makes a list of consumers of a state, and saves it where it gets a name; the id of its draft. */
const listOf = (state: string, name = ""): Promise<string> =>
  page.evaluate(
    async ([area, listName]) => {
      const send = async (method: string, path: string, body: unknown) => {
        const headers = { "content-type": "application/json" }
        return (await fetch(`/api/v1/${path}`, { method, headers, body: JSON.stringify(body) })).json()
      }
      const { choices, definition, id, revision } = await send("POST", "drafts", { listType: 10 })
      const whole = {
        ...definition,
        areas: [{ kind: "state", state: area, excluded: false }],
        audience: {
          unit: "individuals",
          criteria: [{ kind: "values", column: "GENDER", values: ["F"], match: "any" }],
        },
        phoneOption: "noPhones",
      }
      await send("PUT", `drafts/${id}`, { baseRevision: revision, definition: whole, choices })
      if (listName !== "") await send("POST", "saved-lists", { name: listName, definition: whole })
      return String(id)
    },
    [state, name] as const,
  )

const openReview = async (id: string): Promise<void> => {
  await page.goto(`${url}/order/10/summary?SessionId=${id}`)
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
  await page.getByRole("table", { name: "Quantities by area" }).waitFor()
}

test("an area page warns on the page itself [ob8-geography-alerts]", async () => {
  await startListOf(page, url, 10)
  await page.getByRole("group", { name: "Enter ZIP Codes" }).getByRole("button", { name: "Add" }).click()
  await page.getByRole("main").getByText("Enter at least one ZIP Code.").first().waitFor()
})

test.each([
  [1440, 480],
  [390, 600],
])(
  "it does so in view of whoever presses NEXT STEP far below, in a window of %i by %i",
  async (width, height) => {
    await startListOf(page, url, 10)
    await page.setViewportSize({ width, height })
    const field = page.getByRole("textbox", { name: "ZIP Code 1", exact: true })
    const opener = button("Enter ZIP Codes").and(page.locator("[aria-expanded]"))
    const alert = page.getByRole("main").getByText("Enter at least one valid ZIP Code").first()
    const isInView = async (): Promise<boolean> => {
      const box = await alert.boundingBox()
      const header = await page.getByRole("banner").boundingBox()
      return box !== null && box.y >= (header?.height ?? 0) && box.y + box.height <= height
    }
    await field.fill("00000")
    await button(/^NEXT STEP/).click()
    await alert.waitFor()
    await expect.poll(isInView).toBe(true)

    // A section that was closed meanwhile opens.
    await field.fill("00001")
    await opener.click()
    await field.waitFor({ state: "hidden" })
    await button(/^NEXT STEP/).click()
    await expect.poll(isInView).toBe(true)
    await page.setViewportSize({ width: 1440, height: 900 })
  },
)

test.each([
  [1440, 420],
  [1024, 420],
  [390, 520],
])(
  "a notice in a window of %i by %i leaves the control that one works on uncovered",
  async (width, height) => {
    const id = await makeList(page, url, { areas: [{ kind: "zip", zip: "05401", excluded: false }] })
    await page.setViewportSize({ width, height })
    await page.goto(`${url}/order/10/geo/stateMap?SessionId=${id}`)
    const box = page
      .getByRole("group", { name: /^(Small|All) states/ })
      .getByRole("checkbox", { name: "Connecticut" })
    await box.waitFor()
    // As low as the window shows it.
    await box.evaluate((control) => {
      const { bottom } = control.getBoundingClientRect()
      const bar = document.querySelector("[data-bottom-bar]")?.getBoundingClientRect().height ?? 0
      window.scrollBy({ top: bottom + bar + 24 - window.innerHeight, behavior: "instant" })
    })
    await box.press("Space")
    await says(/replaced 1 ZIP Code/)
    expect(await box.evaluate((control) => control === document.activeElement)).toBe(true)
    const isFree = async (): Promise<boolean> => {
      const [control, notice] = [
        await box.boundingBox(),
        await page.getByRole("region", { name: "Notices" }).boundingBox(),
      ]
      if (control === null || notice === null) return false
      return control.y + control.height <= notice.y || control.x >= notice.x + notice.width
    }
    await expect.poll(isFree).toBe(true)
    await closeNotices()
    await page.setViewportSize({ width: 1440, height: 900 })
  },
)

test("a count that fails says so for a while, and its dialog goes [p8-count-failed] [ob8-count-failed]", async () => {
  const id = await listOf("VT")
  await page.goto(`${url}/order/10/demo/demoDemographics?SessionId=${id}`)
  await page.getByRole("heading", { name: "Build Your Target Audience" }).waitFor()
  const status = { PercentComplete: 100, IsFailed: true }
  await page.route("**/CheckPollingStatusWithoutSeesion", (route) =>
    route.fulfill({ json: { d: { ResultFlag: true, ResultMessage: "", DataSource: status } } }),
  )
  await page
    .getByRole("complementary")
    .getByRole("button", { name: /^Poll Count/ })
    .click()
  await says("The count failed")
  await says("Please try again. Your list hasn't changed.")
  expect(await dialog("Let's see what we've got").count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe("/order/10/demo/demoDemographics")
})

test("the notice of a failed count stays ten seconds, another one five [p8-count-failed] [p9-notice-durations]", async () => {
  const id = await listOf("VT")
  // The test controls the clock of this page.
  const own = await newPage(browser, { storageState: await context.storageState() })
  const timed = own.page
  await timed.clock.install()
  await timed.route("**/CheckPollingStatusWithoutSeesion", (route) => {
    const DataSource = { PercentComplete: 100, IsFailed: true }
    return route.fulfill({ json: { d: { ResultFlag: true, ResultMessage: "", DataSource } } })
  })
  await timed.goto(`${url}/order/10/demo/demoDemographics?SessionId=${id}`)
  const count = timed.getByRole("complementary").getByRole("button", { name: /^Poll Count/ })
  await count.waitFor()
  const notice = (text: string) => timed.getByRole("region", { name: "Notices" }).getByText(text).first()
  /** Goes on in tenths of a second until it is said, and then as long as it must stay and no longer. */
  const staysFor = async (text: string, ms: number) => {
    await expect
      .poll(async () => {
        await timed.clock.runFor(100)
        return notice(text).count()
      })
      .toBe(1)
    await timed.clock.runFor(ms - 200)
    expect(await notice(text).count()).toBe(1)
    await timed.clock.runFor(300)
    await notice(text).waitFor({ state: "detached" })
  }
  await timed.clock.pauseAt(Date.now() + 1_000)
  await count.click()
  await staysFor("The count failed", 10_000)

  await timed.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/order/999", textContent: "a link" })
    document.body.append(link)
    link.click()
  })
  await staysFor("This data source isn't available. Please choose another one.", 5_000)
  await own.context.close()
})

test("a review says what its calls fail with [p8-server-above-500] [p8-other-errors] [p8-connect-408] [p8-network] [ob8-transport]", async () => {
  await openReview(await listOf("VT"))
  const help =
    "The server couldn't complete your request. If trying again doesn't help, call a Digital Expert at 800-555-0142."
  const faults = [
    {
      status: 503,
      title: "Something went wrong",
      text: "The server couldn't complete your request. Please try again.",
    },
    { status: 500, title: "Something went wrong", text: help },
    {
      status: 408,
      title: "The server took too long to respond",
      text: "Check your internet connection, then try again.",
    },
  ]
  for (const { status, text, title } of faults) {
    await page.route("**/IsOrderQuoteAvailable", (route) => route.fulfill({ status, body: "" }), { times: 1 })
    await button("Send Quote").click()
    await says(title)
    await says(text)
    await closeNotices()
  }
  await page.route("**/IsOrderQuoteAvailable", (route) => route.abort(), { times: 1 })
  await button("Send Quote").click()
  await says("The server can't be reached. Check your internet connection.")
})

test("a total below the minimum is said when it is counted and when it is ordered [ob8-below-minimum]", async () => {
  await openReview(await listOf("VT"))
  await fillOrder(page, { name: "Too few" })
  const words = "The quantity that you entered is less than the minimum quantity of 250."
  await selectedTotal(page).fill("100")
  await selectedTotal(page).press("Enter")
  await says("Below the minimum quantity")
  await says(words)
  await expect.poll(() => selectedTotal(page).inputValue()).toBe("250")
  await closeNotices()
  // On a page that was just opened the minimum is not yet in force, and ordering is refused.
  await page.clock.install()
  await page.reload()
  await page.getByRole("table", { name: "Quantities by area" }).waitFor()
  await fillOrder(page, { name: "Too few" })
  await selectedTotal(page).fill("100")
  await selectedTotal(page).press("Enter")
  await button(/^Place Order/)
    .first()
    .click()
  await says("Below the minimum quantity")
  await says(words)
})

test("an order without its tax is not placed; one that cannot be processed is placed again [ob8-tax-failed] [ob8-placing-failed]", async () => {
  await openReview(await listOf("VT"))
  await fillOrder(page, { name: "At last" })
  const confirming = page.getByRole("dialog").getByRole("button", { name: /^Place order/i })
  const asked = page.waitForResponse("**/CalculateTax")
  await refusedOnce(page, "CalculateTax", "Nobody knows the tax.")
  await button(/^Place Order/)
    .first()
    .click()
  await (await asked).finished()
  await expect.poll(() => confirming.isDisabled()).toBe(true)
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "hidden" })

  await reviewTotals(page)
  const failed = {
    IsSuccess: false,
    OrderCode: "",
    AccountName: "",
    OrderSessionGuid: "",
    OrderSubmittedDate: "",
  }
  await page.route(
    "**/ProcessOrder",
    (route) => route.fulfill({ json: { d: { ResultFlag: true, ResultMessage: "", DataSource: failed } } }),
    { times: 1 },
  )
  await confirmOrder(page)
  const problem = page.getByRole("dialog").getByRole("alert")
  await problem.getByText("The order wasn't placed").waitFor()
  await problem.getByText(/^Unfortunately, the system is unable to process your request\./).waitFor()
  await confirmOrder(page)
  await page.getByRole("heading", { name: "Thank you!" }).waitFor()
})

test("a count that is not saved says why in a banner [ob8-save-failed]", async () => {
  await openReview(await listOf("VT"))
  const saved = { IsSuccess: false, Message: "This order was changed in another window." }
  await page.route("**/SaveCount", (route) =>
    route.fulfill({ json: { d: { ResultFlag: true, ResultMessage: "", DataSource: saved } } }),
  )
  await button("Save Count").click()
  const saving = dialog("Save Count")
  await saving.getByRole("textbox", { name: "Order name" }).fill("Lake shore")
  await saving.getByRole("button", { name: "Save Count" }).click()
  await saving.getByRole("alert").getByText("This order was changed in another window.").waitFor()
  await page.keyboard.press("Escape")
})

test("lists that are not combined or deleted say so under 'Error' [p8-saved-list-failed] [ob8-combine]", async () => {
  await listOf("VT", "Notices north")
  await listOf("NH", "Notices south")
  await page.goto(`${url}/slc`)
  await page.getByRole("searchbox").fill("Notices")
  for (const name of ["Notices north", "Notices south"])
    await page.getByRole("checkbox", { name: `Select ${name}` }).check()
  await button("COMBINE").click()
  const combining = dialog("Combine 2 saved lists")
  await combining.getByRole("combobox", { name: "Account" }).selectOption("")
  await combining.getByRole("button", { name: "Combine and count" }).click()
  await combining.getByText("Account is required").first().waitFor()
  await combining.getByRole("combobox", { name: "Account" }).selectOption({ index: 1 })
  await refusedOnce(page, "PostMultiCountOrder", "These lists are of two sources.")
  await combining.getByRole("button", { name: "Combine and count" }).click()
  await combining.getByText("Error", { exact: true }).waitFor()
  await combining.getByText("These lists are of two sources.").waitFor()
  await combining.getByRole("button", { name: "Cancel" }).click()

  await button("Delete").click()
  const deleting = page.getByRole("alertdialog")
  await refusedOnce(page, "DeleteSavedCount", "Somebody deleted one before.")
  await deleting.getByRole("button", { name: "Delete 2 lists" }).click()
  await deleting.getByText("Error", { exact: true }).waitFor()
  await deleting.getByText("Somebody deleted one before.").waitFor()
  await deleting.getByRole("button", { name: "Delete 2 lists" }).click()
  await deleting.waitFor({ state: "hidden" })
})

test("lists that hold nothing have their words [ob8-empty-lists]", async () => {
  const id = await listOf("VT")
  // Other walks save lists of this user.
  await page.route("**/PlaceOrder.aspx/GetSaveCountSuppressionList", async (route) => {
    const answer = await route.fetch()
    const { d } = await answer.json()
    const DataSource = { ...d.DataSource, Items: [], TotalRecordCount: 0 }
    await route.fulfill({ response: answer, json: { d: { ...d, DataSource } } })
  })
  await page.goto(`${url}/order/10/demo/suppression?SessionId=${id}`)
  await page.getByRole("heading", { name: "Build Your Target Audience" }).waitFor()
  await page
    .getByRole("switch", { name: /saved/i })
    .or(page.getByRole("checkbox", { name: /saved/i }))
    .first()
    .check()
  await page
    .getByRole("radio", { name: /chosen|selected|items/i })
    .first()
    .check()
  await page.getByText("No records").first().waitFor()
  await page.getByText("Choose Add in the table above").first().waitFor()
})
