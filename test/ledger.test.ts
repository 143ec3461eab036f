import type { Locator, Page } from "@playwright/test"
import { expect, test } from "vitest"
import { newLists } from "./newLists.ts"
import { addRange, addZips, chooseRange, getCount, openAudience, rangeAdded } from "./walk.ts"

// These tests change the draft of this user, so no test that runs beside them should.
const USER = "nopay"
let page: Page
newLists(USER, (opened) => {
  ;({ page } = opened)
})

const ledger = (): Locator => page.getByRole("complementary")
const total = async (): Promise<number> => {
  const text = await ledger()
    .getByText(/^[\d,]+$/)
    .first()
    .innerText()
  return Number(text.replaceAll(",", ""))
}

test("a list that is too small says what would bring more, does it at a press, and undoes it", async () => {
  await addRange(page, "60601", "60640")
  await rangeAdded(page)
  await openAudience(page)
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await expect.poll(total).toBeGreaterThan(1_000)
  const everybody = await total()
  await chooseRange(page, "Age", "98", "99")
  const apply = ledger().getByRole("button", { name: /^Apply: Without Age/ })
  await apply.waitFor()
  await expect.poll(total).toBeLessThan(everybody)

  // The suggestion's figure is what it brings. It is asked for after the count, so that it may be that of the one before.
  const whole = async (): Promise<number> => {
    const label = (await apply.getAttribute("aria-label")) ?? ""
    return (await total()) + Number(/\+([\d,]+)/.exec(label)?.[1]?.replaceAll(",", ""))
  }
  await expect.poll(whole).toBe(everybody)
  const few = await total()
  await apply.click()
  await expect.poll(total).toBe(everybody)
  await page.getByRole("button", { name: /^Undo/ }).first().click()
  await expect.poll(total).toBe(few)
}, 120_000)

/** Records the page's requests, as 'PUT /api/v1/drafts/…'; `rest` resolves with them once no more arrive. */
const watchCalls = () => {
  let calls: Array<string> = []
  let last = Date.now()
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() !== "fetch") return
    last = Date.now()
    calls.push(`${request.method()} ${pathname.replace(/drafts\/.*/, "drafts/…")}`)
  })
  return {
    rest: async () => {
      while (Date.now() - last < 1_500) await page.waitForTimeout(100)
      const seen = calls
      calls = []
      return seen
    },
  }
}
const EDIT = ["PUT /api/v1/drafts/…", "POST /api/v1/figures"]
/** The calls that look up typed text before it becomes an edit. */
const LOOK_UPS = ["POST /PlaceOrder.aspx/GetZipsByZips", "POST /api/v1/places"]

test("an edit costs one save and one request for its figures", async () => {
  await addRange(page, "60601", "60640")
  await rangeAdded(page)
  // The values of the attributes are loaded meanwhile.
  const { rest } = watchCalls()
  await rest()
  const before = await total()
  await addZips(page, ["60657"])
  await expect.poll(total).toBeGreaterThan(before)
  const added = await rest()
  // Typed codes are counted while they are looked up, before there is anything to save.
  expect(added.filter((call) => !LOOK_UPS.includes(call))).toEqual(EDIT.toReversed())

  await openAudience(page)
  await page
    .getByRole("button", { name: /^Marital Status/ })
    .first()
    .click()
  const married = page.getByRole("checkbox", { name: /^Married/ })
  await married.waitFor()
  await rest()
  const everybody = await total()
  await married.check()
  await expect.poll(total).toBeLessThan(everybody)
  // What others choose together with it is asked once, after the figures.
  expect(await rest()).toEqual([...EDIT, "POST /PlaceOrder.aspx/GetRecSysDemosNoSession"])

  // What is undone is known.
  await page.getByRole("button", { name: /^Undo/ }).first().click()
  await expect.poll(total).toBe(everybody)
  expect((await rest()).filter((call) => call.endsWith("figures"))).toEqual([])

  // What a list that became too small shows by itself comes with its count.
  await chooseRange(page, "Age", "98", "99")
  await ledger()
    .getByRole("button", { name: /^Apply: Without Age/ })
    .waitFor()
  expect((await rest()).filter((call) => EDIT.includes(call))).toEqual(EDIT)
}, 120_000)

test("a suggestion shows what the list comes to before it is applied, does it at a press, and is taken back at one", async () => {
  await addRange(page, "60601", "60640")
  await rangeAdded(page)
  await openAudience(page)
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await chooseRange(page, "Age", "30", "49")
  const few = ledger().getByRole("listitem").filter({ hasText: /^Age/ })
  await few.first().waitFor()
  await ledger().getByRole("button", { name: "How to reach more people" }).click()
  const apply = ledger()
    .getByRole("button", { name: /^Apply: .*, \+[\d,]+ records, (\+|same)/ })
    .first()
  await apply.waitFor()
  const name = (await apply.getAttribute("aria-label")) ?? ""
  const [, records = "", price = ""] = /then ([\d,]+) records for (\$[\d,.]+)$/.exec(name) ?? []
  const before = await total()
  const boxes = () =>
    ledger()
      .locator(".text-figure, dl, h2, section")
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
  const still = await boxes()
  const ghosts = ledger().locator("[data-ghost]")
  await apply.hover()
  await expect.poll(() => ghosts.allInnerTexts()).toEqual([`then ${records}`, `then ${price}`])
  expect(await boxes()).toEqual(still)
  await page.mouse.move(0, 0)
  await expect.poll(() => ghosts.count()).toBe(0)
  await apply.focus()
  await expect.poll(() => ghosts.count()).toBe(2)
  await page.keyboard.press("Enter")
  await expect.poll(total).toBe(Number(records.replaceAll(",", "")))
  await ledger().getByText(`${price} plus tax`).waitFor()
  expect(await ghosts.count()).toBe(0)
  await ledger().getByRole("button", { name: "Undo your last change" }).click()
  await expect.poll(total).toBe(before)
}, 120_000)

test("a budget finds the wanted number, which is priced, stays while areas are added, and is what is reviewed", async () => {
  await addRange(page, "60601", "60640")
  await rangeAdded(page)
  await ledger().getByRole("textbox", { name: "Budget, before tax" }).fill("$60")
  const answer = ledger().getByText(/^Buys [\d,]+ records for \$[\d.]+\. One more would bring the total to/)
  await answer.waitFor()
  const [bought = ""] = /[\d,]+(?= records)/.exec(await answer.innerText()) ?? []
  await ledger()
    .getByRole("button", { name: `Order ${bought} records` })
    .click()
  await ledger().getByText(`${bought} records at `).waitFor()
  await expect.poll(() => ledger().getByRole("textbox", { name: "Wanted" }).inputValue()).toBe(bought)
  const before = await total()
  await addZips(page, ["60657"])
  await expect.poll(total).toBeGreaterThan(before)
  await ledger().getByText(`${bought} records at `).waitFor()
  await openAudience(page)
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await chooseRange(page, "Age", "25", "64")
  await ledger()
    .getByRole("button", { name: /^Poll Count/ })
    .click()
  await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
  await expect
    .poll(() => page.getByRole("textbox", { name: "Total quantity selected" }).inputValue())
    .toBe(bought)
}, 120_000)

test("the steps of a count lead down to it", async () => {
  await addRange(page, "60601", "60640")
  await rangeAdded(page)
  await openAudience(page)
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await chooseRange(page, "Age", "30", "49")
  const steps = ledger().getByRole("listitem").filter({ hasText: /^Age/ })
  await steps.first().waitFor()
  await expect
    .poll(async () => {
      const figures = (await steps.first().innerText()).match(/[\d,]{2,}/g) ?? []
      const left = await total()
      return left > 0 && figures.some((figure) => Number(figure.replaceAll(",", "")) === left)
    })
    .toBe(true)
}, 120_000)

/** Tells whether an element is entirely in the window. */
const isInView = async (element: Locator): Promise<boolean> => {
  const box = await element.boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  return (
    box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  )
}

/** Opens an attribute of values and takes its first one. */
const chooseFirst = async (attribute: string): Promise<void> => {
  await page
    .getByRole("button", { name: new RegExp(`^${attribute}`) })
    .first()
    .click()
  const values = page.getByRole("group", { name: new RegExp(`^${attribute}`) }).first()
  await values.getByRole("checkbox").or(values.getByRole("radio")).first().check()
}

test("with six criteria the total and the way on stay in view on every screen", async () => {
  await addRange(page, "60601", "60660")
  await rangeAdded(page)
  await openAudience(page)
  await page.getByRole("radio", { name: /Only Records/ }).check()
  await chooseRange(page, "Age", "25", "80")
  await chooseRange(page, "Year Home Was Built", "1900", "2020")
  await chooseRange(page, "Year Moved In", "1950", "2024")
  await chooseFirst("Homeowner or Renter")
  await chooseFirst("Education")
  const panel = page.getByRole("complementary", { name: "Count and price" })
  await panel.getByRole("listitem").nth(6).waitFor()
  for (const [width, height] of [
    [1440, 786],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => isInView(panel.getByRole("button", { name: /^Poll Count/ }))).toBe(true)
    await expect.poll(() => isInView(panel.getByText(/plus tax$/))).toBe(true)
    await expect.poll(() => isInView(panel.locator(".text-figure"))).toBe(true)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect
    .poll(() => isInView(page.locator("[data-bottom-bar]").getByRole("button", { name: /^Poll Count/ })))
    .toBe(true)
  await page.getByRole("button", { name: "Count and price details" }).click()
  const sheet = page.getByRole("dialog", { name: "Count and price" })
  await expect.poll(() => isInView(sheet.getByRole("button", { name: /^Poll Count/ }))).toBe(true)
  await expect.poll(() => isInView(sheet.getByText(/plus tax$/))).toBe(true)
  await expect.poll(() => isInView(sheet.locator(".text-figure"))).toBe(true)
}, 120_000)

test("the summary says how many areas there are, has those in view in the page, and prints all", async () => {
  await addRange(page, "60601", "60640")
  await rangeAdded(page)
  await openAudience(page)
  await page.getByRole("radio", { name: /No Phones/ }).check()
  await chooseRange(page, "Age", "18", "99")
  await expect.poll(total).toBeGreaterThan(0)
  await getCount(page)
  const table = page.getByRole("table", { name: "Quantities by area" })
  const rows = table.getByRole("rowheader")
  const said = await page.getByText(/^\d+ areas$/).innerText()
  const areas = Number(/\d+/.exec(said)?.[0])
  expect(areas).toBeGreaterThan(10)
  await page.emulateMedia({ media: "print" })
  await expect.poll(() => rows.count()).toBe(areas)
  await page.emulateMedia({ media: "screen" })
}, 120_000)
