import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { beginsAtItsStart } from "./beginning.ts"
import { launchBrowser, newPage } from "./browser.ts"

const url = inject("productUrl")
const EMAIL = "invited@bakery.example"
const CHOSEN = "Harbor-Street-12"
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** The link that `listwright users add` prints. */
const invitation = async (): Promise<string> => {
  const secrets: { operator: string } = JSON.parse(
    readFileSync(join(inject("productData"), "site", "secrets.json"), "utf8"),
  )
  const response = await fetch(`${url}/api/v1/operator/users`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-listwright-operator": secrets.operator },
    body: JSON.stringify({
      email: EMAIL,
      firstName: "Ann",
      lastName: "Baker",
      role: "User",
      account: "Harbor Street Bakery",
      otherAccounts: [],
      makeAccounts: false,
    }),
  })
  const { path }: { path: string } = JSON.parse(await response.text())
  return `${url}${path}`
}

test("an invited user sets a password in the browser, once, and is signed in", async () => {
  const link = await invitation()
  const { context, page } = await newPage(browser)
  await page.goto(link)
  await page.getByRole("heading", { name: "Set your password" }).waitFor()
  const password = page.getByLabel("New password", { exact: true })
  await password.fill("short")
  await page.getByLabel("Confirm new password").fill("other")
  const set = page.getByRole("button", { name: "Set the password and sign in" })
  await set.click()
  await page.getByText("The new password must have 10 to 128 characters.").waitFor()
  await page.getByText("do not match. Please re-enter.").waitFor()
  expect(await page.getByLabel("Email").inputValue()).toBe(EMAIL)

  await password.fill(CHOSEN)
  await page.getByLabel("Confirm new password").fill(CHOSEN)
  await set.click()
  await page.waitForURL(`${url}/`)
  await beginsAtItsStart(page)
  const { headers } = { headers: { "content-type": "application/json" } }
  const user = await page.request.post(`${url}/Common/InitUser.ashx`, { headers, data: {} })
  expect((await user.json()).d.DataSource.Email).toBe(EMAIL)
  await context.close()

  const late = await newPage(browser)
  await late.page.goto(link)
  await late.page.getByText("This link has already been used or has expired.").waitFor()
  expect(await late.page.getByLabel("New password", { exact: true }).count()).toBe(0)
  await late.context.close()
})
