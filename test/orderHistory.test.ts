import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import { onPaper } from "./onPaper.ts"
import { refusedOnce } from "./refusedOnce.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** Places an order by the calls, as the person of this page; answers its code once its list is delivered. */
const order = async (
  ask: (path: string, body: object) => Promise<ReturnType<typeof JSON.parse>>,
  name: string,
) => {
  const place = { AddressLine: "12 Harbor Street", City: "Chicago", State: "IL", Zipcode: "60614" }
  const sent = { ListType: 10, GeoType: 2, OrderGeos: [{ GeoKeyCode: "VT", GeoType: 2 }] }
  const { ListModuleSessionId } = await ask("PlaceOrder.aspx/SubmitOrder", { order: sent })
  const named = { ListModuleSessionId }
  const { requestId } = await ask("PlaceOrder.aspx/PollCountWithotSession", { order: named })
  let state = { PercentComplete: 0 }
  while (state.PercentComplete !== 100)
    state = await ask("PlaceOrder.aspx/CheckPollingStatusWithoutSeesion", { requestId, order: named })
  const { Order } = await ask("PlaceOrder.aspx/GetOrderAndPriceList2WithoutSession", {
    requestId,
    order: named,
  })
  const tax = await ask("PlaceOrder.aspx/CalculateTax", {
    req: { OrderAmount: Order.TotalPretaxCost, State: "IL", Zip: "60614", Country: "US" },
  })
  const { Message, OrderCode } = await ask("PlaceOrder.aspx/ProcessOrder", {
    currentSessionId: ListModuleSessionId,
    order: {
      ListModuleSessionId,
      IsAgreementAccepted: true,
      TotalDesiredQty: Order.TotalDesiredQty,
      TotalPretaxCost: Order.TotalPretaxCost,
      TaxCharge: tax.TotalTax,
      TotalActualCost: tax.Total,
      PaymentMethod: 1,
      OrderContactInformation: {
        ...place,
        FirstName: "Pat",
        LastName: "Power",
        Company: "Northfield",
        Email: "power@listwright.example",
        Phone: "312-555-0100",
        OrderName: name,
        CountryCode: "US",
      },
      OrderPaymentInformation: {
        ...place,
        HolderName: "Pat Power",
        Number: "4111111111111111",
        SecurityCode: "123",
        CardType: 10,
        ExpiredMonth: 12,
        ExpiredYear: 2031,
      },
    },
  })
  expect(Message).toBe("")
  return OrderCode
}

test("an order is found in the history, told in detail, taken away, and ordered again without its people [p8-order-more-failed] [p8-history-silent]", async () => {
  const found: Array<string> = []
  const { page, context, mishaps } = await newPage(browser, { reducedMotion: "reduce" })
  await signIn(page, url, "power")
  const ask = async (path: string, data: object) => {
    const answer = await page.request.post(`${url}/${path}`, { data, headers: { origin: url } })
    const { d } = await answer.json()
    if (d.ResultFlag !== true) throw new Error(d.ResultMessage)
    return d.DataSource
  }
  await order(ask, "Maine in spring")
  const code = await order(ask, "Vermont in fall")
  await page.goto(`${url}/orderhistory`)
  const row = page.getByRole("row").filter({ hasText: code })
  await expect
    .poll(async () => {
      await page.reload()
      await row.waitFor()
      return row.innerText()
    })
    .toContain("Complete")
  found.push(...(await findings(page, "history")))

  // On paper it is a list: without tabs, search box and buttons, except for the names of the orders.
  const paper = await onPaper(page, "Your list and lead orders")
  expect(paper.columns).toEqual(["Name", "Date", "Records", "Charged", "Status"])
  expect(paper.rows.find(([name]) => name?.includes(code))).toEqual([
    expect.stringMatching(new RegExp(`^Vermont in fall / .*Consumer · ${code}$`)),
    expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    expect.stringMatching(/^[\d,]+$/),
    expect.stringMatching(/^\$[\d,.]+/),
    "Complete",
  ])
  expect(paper.controls).toHaveLength(paper.rows.length)
  expect(paper.isCut).toBe(false)

  await page.getByRole("searchbox", { name: "Find an order" }).fill("vermont")
  await row.waitFor()
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Export All" }).click()
  expect((await download).suggestedFilename()).toMatch(/^orders-lists-leads-\d{4}-\d\d-\d\d\.csv$/)

  await row.getByRole("button", { name: /^Vermont in fall/ }).click()
  await page.getByRole("dialog").getByText("Quantity ordered").waitFor()
  await page.getByRole("dialog").getByRole("rowheader", { name: "Vermont" }).waitFor()
  found.push(...(await findings(page, "details")))
  await page.keyboard.press("Escape")

  await page.getByRole("button", { name: "Order more of Vermont in fall" }).click()
  const more = page.getByRole("dialog")
  await more.getByRole("radio", { name: /^Yes/ }).check()
  await more.getByRole("radio", { name: "Chosen orders" }).check()
  await more.getByRole("button", { name: "Add the order Maine in spring" }).first().click()
  found.push(...(await findings(page, "order more")))
  // On a phone nothing of it sticks out.
  await page.setViewportSize({ width: 390, height: 844 })
  const widths = await more.evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll("*")]
      .filter((part) => getComputedStyle(part).overflowX === "auto")
      .map((part) => part.scrollWidth - part.clientWidth),
  )
  expect(Math.max(0, ...widths)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await refusedOnce(page, "SubmitForOrderMore")
  await more.getByRole("button", { name: "Count the new list" }).click()
  await page.getByText("The new list wasn't created").first().waitFor()
  await page.getByText("Please try again, or contact us.").first().waitFor()
  await more.getByRole("button", { name: "Count the new list" }).click()
  await page.waitForURL(/\/order\/10\/summary/)
  const draft = new URL(page.url()).searchParams.get("SessionId")
  const { Order } = await (
    await page.request.post(`${url}/dialogs/OrderDetails.aspx/GetOrder`, {
      data: { sessionId: "none", orderCode: code },
      headers: { origin: url },
    })
  )
    .json()
    .then(({ d }) => d.DataSource)
  expect(Order.TotalDesiredQty).toBeGreaterThan(0)
  // The first order delivered all of Vermont, so no records are left.
  if (draft !== null)
    expect(await ask("PlaceOrder.aspx/GetOrder", { sessionId: draft })).toMatchObject({
      OrderSuppressions: expect.arrayContaining([expect.objectContaining({ SuppressionValue: code })]),
    })

  // What cannot be loaded is tried again, without a word.
  await refusedOnce(page, "GetMyAcxiomOrderMoreByOrder", "Nobody knows.")
  await page.goto(`${url}/orderhistory?type=2`)
  const again = page.getByRole("button", { name: "Try again" })
  await again.waitFor()
  expect(await page.getByText("Nobody knows.").count()).toBe(0)
  expect(await page.getByRole("region", { name: "Notices" }).innerText()).toBe("")
  await again.click()
  const service = page.getByRole("row").filter({ hasText: "SV-20533" })
  const reports = page.waitForEvent("download")
  await service.getByRole("link", { name: /^Download reports/ }).click()
  expect((await reports).suggestedFilename()).toBe("SV-20533-reports.csv")
  await service.getByRole("button", { name: /^Who buys in Evanston/ }).click()
  await page.getByRole("dialog").getByText("Portrait report", { exact: true }).waitFor()
  found.push(...(await findings(page, "service")))

  expect(mishaps.seen).toEqual([])
  expect([...found, ...(await focusLosses(page))]).toEqual([])
  await context.close()
})
