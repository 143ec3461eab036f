import type { Browser, BrowserContext, Page } from "@playwright/test"
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest"
import { launchBrowser, launchMapBrowser, launchMaplessBrowser, newPage, signIn } from "./browser.ts"
import { focusLosses } from "./focus.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { startNewList } from "./walk.ts"

export interface OpenList {
  readonly browser: Browser
  readonly context: BrowserContext
  readonly page: Page
  readonly url: string
  /** The product's folder. */
  readonly data: string
}

interface Options {
  /** On a product of its own: where other tests at the same time would change the same list. */
  readonly isAlone?: boolean
  readonly context?: Parameters<typeof newPage>[1]
  /** True for a browser that draws maps, false for one that can't; by default, it depends on the machine. */
  readonly hasMaps?: boolean
  /** Sees the page before it asks for anything. */
  readonly watch?: (page: Page) => void
}

const launcherOf = (hasMaps: boolean | undefined) => {
  if (hasMaps === undefined) return launchBrowser
  return hasMaps ? launchMapBrowser : launchMaplessBrowser
}

/** Signs this demo user in before each test of a file, starts a new list and passes it to `use`. */
export const newLists = (user: string, use: (opened: OpenList) => void, options: Options = {}): void => {
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let own: OwnProduct | undefined
  beforeAll(async () => {
    if (options.isAlone === true) own = await startOwnProduct()
    browser = await launcherOf(options.hasMaps)()
  })
  afterAll(async () => {
    await browser?.close()
    await own?.end()
  })
  beforeEach(async () => {
    const { data, url } = own ?? { data: inject("productData"), url: inject("productUrl") }
    const opened = await newPage(browser, options.context)
    ;({ context, page } = opened)
    options.watch?.(page)
    await signIn(page, url, user)
    await startNewList(page, url)
    use({ browser, context, page, url, data })
  })
  afterEach(async () => {
    const losses = await focusLosses(page)
    await context.close()
    expect(losses).toEqual([])
  })
}
