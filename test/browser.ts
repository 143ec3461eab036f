import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test"
import { recordPages } from "../scripts/reach/recordPages.ts"
import { watchFocus } from "./focus.ts"
import { chromiumArguments, findChromium, mapArguments } from "../scripts/chromium.ts"

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] })

/** A browser that is sure to draw maps, in software. */
export const launchMapBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: [...mapArguments] })

/** A browser without WebGL: its pages do without a map, as they must. */
export const launchMaplessBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArguments, "--disable-3d-apis"],
  })

/** Errors in a page while a test used it: uncaught ones and those on the console. */
export interface PageErrors {
  readonly seen: Array<string>
}

// Checking for a session answers 401 when the user isn't signed in, and the browser logs that to the console.
const expected = /status of 401|status of 409/

export const watch = (page: Page): PageErrors => {
  const seen: Array<string> = []
  page.on("pageerror", (error) => seen.push(error.message))
  page.on("console", (message) => {
    if (message.type() === "error" && !expected.test(message.text())) seen.push(message.text())
  })
  return { seen }
}

export const PASSWORD = "Demo-Portal-2026"

export const signIn = async (page: Page, url: string, user = "demo"): Promise<void> => {
  await page.goto(`${url}/signin`)
  await page.getByRole("textbox", { name: "Email" }).fill(`${user}@listwright.example`)
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await page.getByRole("button", { name: "Sign in" }).click()
  await page.waitForURL(`${url}/`)
}

export const newPage = async (
  browser: Browser,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly mishaps: PageErrors }> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  await watchFocus(context)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await recordPages(context, page)
  return { context, page, mishaps: watch(page) }
}
