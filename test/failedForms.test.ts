import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, PASSWORD, signIn } from "./browser.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { type Product, startProduct } from "./product.ts"

const HELP =
  "The server couldn't complete your request. If trying again doesn't help, call a Digital Expert at 800-555-0142."

let browser: Browser
let own: OwnProduct
let again: Product | undefined

beforeAll(async () => {
  browser = await launchBrowser()
  own = await startOwnProduct()
})
afterAll(async () => {
  await browser?.close()
  await again?.stop()
  await own?.end()
})

/** Saves a list of one ZIP Code; answers its id. */
const saveList = (page: Page, name: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const send = async (path: string, body: object) => {
      const headers = { "content-type": "application/json" }
      return (await fetch(`/api/v1/${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json()
    }
    const { definition } = await send("drafts", { listType: 10 })
    const areas = [{ kind: "zip", zip: "60614", excluded: false }]
    const whole = { ...definition, areas, phoneOption: "noPhones" }
    return (await send("saved-lists", { name: wanted, definition: whole })).row.id
  }, name)

test("a form says under a title that the server failed or could not be reached, keeps its entries, and is sent once it can be [p8-failure-in-place]", async () => {
  const { page } = await newPage(browser)
  await signIn(page, own.url)
  await saveList(page, "Lake shore")
  await page.goto(`${own.url}/slc`)
  await page.getByRole("button", { name: "More actions for Lake shore" }).click()
  await page.getByRole("menuitem", { name: "Rename" }).click()
  const renaming = page.getByRole("dialog", { name: "Rename saved list" })
  const name = renaming.getByRole("textbox", { name: "Name" })
  await name.fill("Lakefront")
  const rename = renaming.getByRole("button", { name: "Rename" })
  const alert = renaming.getByRole("alert")

  await page.route("**/saved-lists/*/name", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 })
  await rename.click()
  await alert.getByText("Something went wrong", { exact: true }).waitFor()
  await alert.getByText("We couldn't rename the list.", { exact: true }).waitFor()
  await alert.getByText(HELP, { exact: true }).waitFor()
  expect(await name.inputValue()).toBe("Lakefront")
  expect(await findings(page, "a failed form")).toEqual([])

  // Another person is about to sign in when the server stops.
  const guest = await newPage(browser)
  await guest.page.goto(`${own.url}/signin`)
  await guest.page.getByRole("textbox", { name: "Email" }).fill("reseller@listwright.example")
  const password = guest.page.getByLabel("Password", { exact: true })
  await password.fill(PASSWORD)
  await own.stop()

  await rename.click()
  await alert.getByText("No connection", { exact: true }).waitFor()
  await alert
    .getByText("The server can't be reached. Check your internet connection.", { exact: true })
    .waitFor()
  expect(await alert.getByText("Something went wrong").count()).toBe(0)
  expect(await name.inputValue()).toBe("Lakefront")
  await guest.page.getByRole("button", { name: "Sign in" }).click()
  const refusal = guest.page.getByRole("main").getByRole("alert")
  await refusal.getByText("No connection", { exact: true }).waitFor()
  await refusal.getByText("We couldn't sign you in.", { exact: true }).waitFor()
  expect(await password.inputValue()).toBe(PASSWORD)

  again = await startProduct({ data: own.data, port: Number(new URL(own.url).port) })
  await rename.click()
  await page.getByRole("button", { name: "More actions for Lakefront" }).waitFor()
  await guest.page.getByRole("button", { name: "Sign in" }).click()
  await guest.page.waitForURL(`${own.url}/`)
})

test("a form about a list that is gone gives that as the reason, not an error of the server [p8-failure-in-place]", async () => {
  const url = inject("productUrl")
  const { page } = await newPage(browser)
  await signIn(page, url, "power")
  const id = await saveList(page, "Soon gone")
  await page.goto(`${url}/slc`)
  await page.getByRole("button", { name: "More actions for Soon gone" }).click()
  await page.getByRole("menuitem", { name: "Rename" }).click()
  const renaming = page.getByRole("dialog", { name: "Rename saved list" })
  await renaming.getByRole("textbox", { name: "Name" }).fill("Still here")
  await page.evaluate(async (orderId) => {
    const headers = { "content-type": "application/json" }
    const body = JSON.stringify({ orderIds: [orderId] })
    await fetch("/rpt/MySavedCount.aspx/DeleteSavedCount", { method: "POST", headers, body })
  }, id)
  await renaming.getByRole("button", { name: "Rename" }).click()
  const alert = renaming.getByRole("alert")
  await alert.getByText("We couldn't rename the list", { exact: true }).waitFor()
  await alert.getByText(/^We couldn't find this list/).waitFor()
  expect(await alert.getByText(/Something went wrong/).count()).toBe(0)
})
