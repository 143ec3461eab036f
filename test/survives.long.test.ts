import type { Browser, BrowserContext, Page } from "@playwright/test"
import { expect, inject, test } from "vitest"
import { newPage, PASSWORD, signIn } from "./browser.ts"
import { newLists } from "./newLists.ts"
import {
  addRange,
  addZips,
  chooseRange,
  confirmOrder,
  fillOrder,
  LATE_CARD,
  openAudience,
  rangeAdded,
  reviewTotals,
  selectedTotal,
  toSummary,
} from "./walk.ts"

const url = inject("productUrl")
/** The latest draft of this user must be the one that a test just made. */
const USER = "reseller"
let browser: Browser
let context: BrowserContext
let page: Page
newLists(USER, (opened) => {
  ;({ browser, context, page } = opened)
})

const alerts = (text: string | RegExp) => page.getByText(text).first()

test("unknown ZIP Codes are named as the specification has it, and the valid ones are added", async () => {
  await addZips(page, ["60614", "00000"])
  await alerts("Some ZIP Codes weren't added: invalid and duplicate entries were removed.").waitFor()
  await page.getByRole("region", { name: "Chosen areas" }).getByText("60614", { exact: true }).waitFor()
})

test("only unknown ZIP Codes add nothing and say so", async () => {
  await addZips(page, ["00000"])
  await alerts("Enter at least one valid ZIP Code. Invalid and duplicate entries were removed.").waitFor()
})

test("no ZIP Code at all asks for one", async () => {
  await addZips(page, [])
  await alerts("Enter at least one ZIP Code.").waitFor()
})

test("2,001 pasted entries are refused and stay in the box", async () => {
  await page.getByRole("button", { name: /Paste ZIP Codes, ZIP\+4/ }).click()
  const section = page.getByRole("group", { name: /Paste ZIP Codes, ZIP\+4/ })
  const pasted = Array.from({ length: 2_001 }, (_, index) => String(10_000 + index)).join(" ")
  await section.getByRole("textbox").fill(pasted)
  await section.getByRole("button", { name: "Add" }).click()
  await alerts(/2,001 entries, but you can add at most 2,000/).waitFor()
  expect(await section.getByRole("textbox").inputValue()).toBe(pasted)
})

test("an empty audience is asked for before anything is counted", async () => {
  await addZips(page, ["60614"])
  await page.getByRole("region", { name: "Chosen areas" }).getByText("60614", { exact: true }).waitFor()
  await openAudience(page)
  await page
    .getByRole("main")
    .getByRole("button", { name: /^NEXT STEP/ })
    .last()
    .click()
  await alerts(/Choose your target audience./).waitFor()
})

test("quantities that make no sense become ones that do, and say why", async () => {
  await toSummary(page)
  const available = Number((await selectedTotal(page).inputValue()).replaceAll(",", ""))
  const first = page.getByRole("textbox", { name: /Quantity selected in 606/ }).first()
  const most = await first.inputValue()
  await first.fill("lots")
  await first.press("Tab")
  await expect.poll(() => first.inputValue()).toBe("0")
  await first.fill("-5")
  await first.press("Tab")
  await expect.poll(() => first.inputValue()).toBe("0")
  await first.fill("999999")
  await first.press("Tab")
  await expect.poll(() => first.inputValue()).toBe(most)
  await selectedTotal(page).fill("100")
  await selectedTotal(page).press("Tab")
  await alerts("The quantity that you entered is less than the minimum quantity of 250.").waitFor()
  await expect.poll(() => selectedTotal(page).inputValue()).toBe("250")
  await selectedTotal(page).fill(String(available + 5_000))
  await selectedTotal(page).press("Tab")
  await expect
    .poll(async () => Number((await selectedTotal(page).inputValue()).replaceAll(",", "")))
    .toBe(available)
})

test("the minimum counts five seconds after the summary opened, also for what was typed before", async () => {
  await toSummary(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.reload()
  while (!(await selectedTotal(page).isVisible())) await page.clock.runFor(50)
  const warning = alerts("The quantity that you entered is less than the minimum quantity of 250.")
  await selectedTotal(page).fill("100")
  await selectedTotal(page).press("Tab")
  await page.clock.runFor(4_500)
  await expect.poll(() => selectedTotal(page).inputValue()).toBe("100")
  expect(await warning.isVisible()).toBe(false)
  await page.clock.runFor(1_000)
  await warning.waitFor()
  await expect.poll(() => selectedTotal(page).inputValue()).toBe("250")
  await selectedTotal(page).fill("120")
  await selectedTotal(page).press("Tab")
  await expect.poll(() => selectedTotal(page).inputValue()).toBe("250")
})

test("a card whose answer comes late gives an order that is being confirmed, with its code, and then the list", async () => {
  await toSummary(page)
  await fillOrder(page, { name: "Answered late", card: LATE_CARD })
  await reviewTotals(page)
  await confirmOrder(page)
  await page
    .getByText(/LW-[A-Z0-9]{4}-/)
    .first()
    .waitFor()
  await page.getByText("Your payment is being confirmed").waitFor()
  await page.getByText("Your list is ready").waitFor()
})

test("a session that expires in the middle costs a sign-in and nothing else", async () => {
  await toSummary(page)
  await fillOrder(page, { name: "Signed out on the way" })
  await reviewTotals(page)
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Place order, \$/ })
    .waitFor()
  await context.clearCookies()
  await confirmOrder(page)
  const again = page.getByRole("dialog", { name: /sign in/i })
  await again.getByLabel("Password", { exact: true }).fill(PASSWORD)
  const email = again.getByRole("textbox", { name: "Email" })
  if ((await email.inputValue()) === "") await email.fill(`${USER}@listwright.example`)
  await again.getByRole("button", { name: "Sign in" }).click()
  await page
    .getByText(/LW-[A-Z0-9]{4}-/)
    .first()
    .waitFor()
})

test("going back from a receipt leads home, never into what was ordered", async () => {
  await toSummary(page)
  const draftOfTab = () => page.evaluate(() => sessionStorage.getItem("listwright-draft-10"))
  const ordered = await draftOfTab()
  expect(ordered).not.toBeNull()
  await fillOrder(page, { name: "There and back" })
  await reviewTotals(page)
  await confirmOrder(page)
  await page.getByRole("heading", { name: "Thank you!" }).waitFor()
  const receipt = page.url()
  const title = page.getByRole("heading", { level: 1 })
  await page.goBack()
  await page.waitForURL(`${url}/`)
  await title.getByText(/, Robin$/).waitFor()
  await page.goBack()
  await page.getByRole("heading", { name: "Build Your Target Audience" }).waitFor()
  expect(await draftOfTab()).not.toBe(ordered)
  await page.goto(receipt)
  await page.getByRole("heading", { name: "Thank you!" }).waitFor()
  expect(page.url()).toBe(receipt)
})

test("a second tab and another device see the same list", async () => {
  await addZips(page, ["60614"])
  await page.getByRole("region", { name: "Chosen areas" }).getByText("60614", { exact: true }).waitFor()
  await page.getByText("Saved", { exact: true }).first().waitFor()
  const tab = await context.newPage()
  await tab.goto(`${url}/order/10/geo?FromGateway=1`)
  const inTab = tab.getByRole("region", { name: "Chosen areas" })
  await inTab.getByText("60614", { exact: true }).waitFor()
  await addZips(tab, ["60615"])
  await inTab.getByText("60615", { exact: true }).waitFor()
  await page.getByRole("region", { name: "Chosen areas" }).getByText("60615", { exact: true }).waitFor()
  const device = await newPage(browser)
  await signIn(device.page, url, USER)
  await device.page.goto(`${url}/order/10/geo?FromGateway=1`)
  await device.page
    .getByRole("region", { name: "Chosen areas" })
    .getByText("60615", { exact: true })
    .waitFor()
  await device.context.close()
})

test("undo takes back one change after the other", async () => {
  await addZips(page, ["60614"])
  const chosen = page.getByRole("region", { name: "Chosen areas" })
  await chosen.getByText("60614", { exact: true }).waitFor()
  await addZips(page, ["60615"])
  await chosen.getByText("60615", { exact: true }).waitFor()
  await page.getByText("Saved", { exact: true }).first().waitFor()
  await page.getByRole("button", { name: /Undo/ }).first().click()
  await chosen.getByText("60615", { exact: true }).waitFor({ state: "detached" })
  await chosen.getByText("60614", { exact: true }).waitFor()
  await page.getByRole("button", { name: /Undo/ }).first().click()
  await chosen.getByText("60614", { exact: true }).waitFor({ state: "detached" })
})

test("Stop ends a count and leads back to the list", async () => {
  await addRange(page, "60601", "60640")
  await rangeAdded(page)
  await openAudience(page)
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await chooseRange(page, "Age", "30", "49")
  await page.getByRole("complementary").getByText(/Age/).first().waitFor()
  // An engine that takes its time: the status stays at half until the person stops it.
  await page.route("**/CheckPollingStatusWithoutSeesion", (route) =>
    route.fulfill({
      json: {
        d: { ResultFlag: true, ResultMessage: "", DataSource: { PercentComplete: 50, IsFailed: false } },
      },
    }),
  )
  const button = page.getByRole("complementary").getByRole("button", { name: /^Poll Count/ })
  await expect.poll(() => page.locator("aside [aria-busy=true]").count()).toBe(0)
  const label = await button.innerText()
  const place = await button.boundingBox()
  await button.click()
  await page.getByRole("dialog").getByText("50%").waitFor()
  const busy = page.locator("aside button[aria-busy=true]")
  expect([await busy.innerText(), await busy.boundingBox()]).toEqual([label, place])
  const stopped = page.waitForRequest(/count-runs\/.*\/stop/)
  await page.getByRole("dialog").getByRole("button", { name: "Stop" }).click()
  await stopped
  await page.getByRole("dialog", { name: "Let's see what we've got" }).waitFor({ state: "detached" })
  expect(page.url()).toContain("/demo/")
})
