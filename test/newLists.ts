import type { Browser, BrowserContext, Page } from "@playwright/test"
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import { startNewList } from "./walk.ts"

export interface OpenList {
  readonly browser: Browser
  readonly context: BrowserContext
  readonly page: Page
}

/** Signs this demo user in before each test of a file, starts a new list and passes it to `use`. */
export const newLists = (user: string, use: (opened: OpenList) => void): void => {
  let browser: Browser
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser?.close())
  beforeEach(async () => {
    const opened = await newPage(browser)
    ;({ context, page } = opened)
    await signIn(opened.page, inject("productUrl"), user)
    await startNewList(opened.page, inject("productUrl"))
    use({ browser, ...opened })
  })
  afterEach(async () => {
    const losses = await focusLosses(page)
    await context.close()
    expect(losses).toEqual([])
  })
}
