import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"

const url = inject("productUrl")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

test("a browser shows a second user nothing of the first, whose tab says so; signing out empties all tabs", async () => {
  const { context, page } = await newPage(browser)
  await signIn(page, url, "demo")
  const other = await context.newPage()
  await other.goto(`${url}/signin`)
  // Signed in already: the second user signs the first one out, and the first tab hears of it.
  await other.waitForURL(`${url}/`)
  await other.getByRole("button", { name: /Your account/ }).click()
  await other.getByRole("button", { name: "Sign out" }).click()
  await page.getByRole("heading", { name: "You signed out" }).waitFor()
  expect(await page.getByText("Dana").count()).toBe(0)
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.getByRole("heading", { name: "Sign in" }).waitFor()
  await signIn(page, url, "demo")

  await page.getByRole("heading", { name: /, Dana$/ }).waitFor()
  await page.waitForLoadState("networkidle")
  // A session that another browser window opens by a call alone, as a link or a script does.
  await context.request.post(`${url}/Login.aspx/LoginUser`, {
    data: { email: "power@listwright.example", password: "Demo-Portal-2026" },
  })
  await page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "Saved Lists" }).click()
  await page.getByRole("heading", { name: "Another user signed in on this browser" }).waitFor()
  expect(await page.getByText("Dana").count()).toBe(0)
  expect(await findings(page, "a tab of another user")).toEqual([])
  await page.getByRole("button", { name: "Continue with their account" }).click()
  await page.getByRole("heading", { name: /, Pat$/ }).waitFor()
  await context.close()
})
