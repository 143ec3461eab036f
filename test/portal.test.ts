import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { terminalOf } from "./terminalOf.ts"

const url = inject("productUrl")
const data = inject("productData")
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** Runs a terminal command as the site's operator. */
const asOperator = async (...argv: ReadonlyArray<string>) => {
  const { operator } = JSON.parse(await readFile(join(data, "site", "secrets.json"), "utf8"))
  const run = await terminalOf(url, "demo")
  return await run(...argv, "--operator", String(operator))
}

/** Follows a handwritten link, such as one in a note. */
const followLink = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "a link" })
    document.body.append(link)
    link.click()
  }, address)

test("every route has its title", async () => {
  const { page, context } = await newPage(browser)
  const titled = async (path: string, title: string) => {
    await page.goto(`${url}${path}`)
    await expect.poll(() => page.title(), { message: path }).toBe(title)
  }
  await titled("/signin", "Sign in · Order Leads")
  await titled("/freedatadiagnostic", "Free data diagnostic · Order Leads")
  await titled("/403", "403 · Order Leads")
  await signIn(page, url)
  await titled("/", "Order Leads")
  await titled("/orderhistory", "Order History · Order Leads")
  await titled("/slc", "Saved Lists · Order Leads")
  await titled("/reward", "Rewards · Order Leads")
  await titled("/videos", "Videos · Order Leads")
  await titled("/digitalCampaigns", "Digital campaigns · Order Leads")
  await titled("/DigitalReporting", "Digital History · Order Leads")
  await titled("/test/summary", "Test summary · Order Leads")
  await titled("/order", "Order Leads")
  await page.goto(`${url}/order/10/geo`)
  await page.waitForURL(/\/order\/10\/geo\//)
  await expect.poll(() => page.title()).toMatch(/Order Leads$/)
  await context.close()
})

test("the page of the calls is read by guests, without a script that makes others", async () => {
  const { page, context } = await newPage(browser)
  const refused: Array<string> = []
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  const answer = await page.goto(`${url}/docs`, { timeout: 60_000 })
  expect(answer?.headers()["content-security-policy"]).not.toContain("unsafe-eval")
  await page.getByRole("heading", { name: "Listwright", level: 1 }).first().waitFor()
  await page.getByText("/PlaceOrder.aspx/ProcessOrder").first().waitFor({ state: "attached" })
  await context.close()
  expect(refused).toEqual([])
})

test("403 shows only the text 403", async () => {
  const { page, context } = await newPage(browser)
  await page.goto(`${url}/403`)
  await page.getByRole("heading", { name: "403" }).waitFor()
  expect((await page.locator("body").innerText()).trim()).toBe("403")
  await context.close()
})

test("an unknown path leads to the landing page, and its notice back to where somebody was", async () => {
  const { page, context } = await newPage(browser)
  await signIn(page, url)
  for (const path of ["/404", "/no/such/page"]) {
    await page.goto(`${url}${path}`)
    await page.waitForURL(`${url}/`)
    await page.getByText("That page doesn't exist, so you were taken to the landing page.").waitFor()
    expect(await page.getByRole("link", { name: "Go back to where you were" }).count()).toBe(0)
  }
  await page.goto(`${url}/slc`)
  await page.getByRole("heading", { name: "Saved Lists", level: 1 }).waitFor()
  await followLink(page, "/no/such/page")
  await page.waitForURL(`${url}/`)
  await page.getByRole("link", { name: "Go back to where you were" }).click()
  await page.waitForURL(`${url}/slc`)
  await context.close()
})

test("a source that there is not leads to the landing page with its warning", async () => {
  const { page, context } = await newPage(browser)
  await signIn(page, url)
  await page.goto(`${url}/order/999`)
  await page.waitForURL(`${url}/`)
  await page.getByText("This data source isn't available. Please choose another one.").waitFor()
  await context.close()
})

test("the footer has the copyright and the links that the site has", async () => {
  const { page, mishaps, context } = await newPage(browser)
  await signIn(page, url)
  const footer = page.getByRole("contentinfo")
  await footer.getByText(`© ${new Date().getFullYear()} Listwright`).waitFor()
  const hrefOf = (name: string) => footer.getByRole("link", { name }).getAttribute("href")
  expect(await hrefOf("About us")).toBe("https://listwright.example/about")
  expect(await hrefOf("Privacy")).toBe("https://listwright.example/privacy")
  const social = footer.getByRole("navigation", { name: "Follow us" }).getByRole("link")
  expect(await social.allTextContents()).toEqual(["LinkedIn", "YouTube"])
  expect(await page.getByRole("button", { name: "Chat" }).count()).toBe(0)
  expect(mishaps.seen).toEqual([])
  await context.close()
})

test("digital history shows beside order history once the operator has switched it on, and says what became of a campaign", async () => {
  const { page, mishaps, context } = await newPage(browser)
  await signIn(page, url, "power")
  const menu = page.getByRole("navigation", { name: "Portal" })
  await menu.getByRole("link", { name: "Order History" }).waitFor()
  expect(await menu.getByRole("link", { name: "Digital History" }).count()).toBe(0)
  const email = "power@listwright.example"
  expect((await asOperator("users", "set", email, "--digital-history", "on")).stdout).toContain(
    "digital_history",
  )
  await page.reload()
  await menu.getByRole("link", { name: "Digital History" }).click()
  await page.getByText("You haven't requested a campaign yet").waitFor()
  expect(await findings(page, "Digital History, empty")).toEqual([])
  await page.getByRole("link", { name: "Request a campaign" }).click()
  await page.getByRole("textbox", { name: /accomplish/ }).fill("Fill our spring course")
  await page.getByRole("checkbox", { name: "Email" }).check()
  await page.getByRole("button", { name: "Send Request" }).click()
  await page.getByText("Your request is on its way").waitFor()
  await menu.getByRole("link", { name: "Digital History" }).click()
  const campaign = page.getByRole("listitem").filter({ hasText: "Fill our spring course" })
  await campaign.getByText("Received").waitFor()
  const requests: ReadonlyArray<{ readonly id: string; readonly message: string }> = JSON.parse(
    (await asOperator("requests", "--json")).stdout,
  )
  const id = requests.find(({ message }) => message === "Fill our spring course")?.id ?? ""
  await asOperator("requests", "campaign", id, "running", "--note", "Mail goes out on Monday.")
  await page.reload()
  await campaign.getByText("Running").waitFor()
  await campaign.getByText("Mail goes out on Monday.").waitFor()
  expect(await findings(page, "Digital History")).toEqual([])
  // Without order history there is no digital history either.
  await asOperator("users", "set", email, "--order-history", "off")
  await page.reload()
  await page.getByRole("heading", { name: "Digital History", level: 1 }).waitFor()
  expect(await menu.getByRole("link", { name: /History/ }).count()).toBe(0)
  await asOperator("users", "set", email, "--order-history", "on", "--digital-history", "off")
  expect(mishaps.seen).toEqual([])
  await context.close()
})

test("the test summary counts and prices a sample list for whoever is signed in, and can be copied", async () => {
  const { page, mishaps, context } = await newPage(browser)
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: url })
  await signIn(page, url)
  await page.goto(`${url}/test/summary`)
  await page.getByText("Everything works").waitFor()
  for (const name of ["Sign-in", "Sources", "Count", "Price"])
    await page.getByRole("listitem").filter({ hasText: name }).getByText("passed").waitFor()
  await page.getByText("Total before tax").waitFor()
  expect(await findings(page, "Test summary")).toEqual([])
  await page.getByRole("button", { name: "Copy for support" }).click()
  await page.getByText("Copied").first().waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Test summary for http.*\nSign-in: passed \(\d+ ms\)\. demo@listwright\.example/)
  await page.route("**/api/v1/prices", (route) => route.abort())
  await page.getByRole("button", { name: "Run again" }).click()
  await page.getByText("One check failed").waitFor()
  expect(mishaps.seen.filter((text) => !text.includes("net::ERR_FAILED"))).toEqual([])
  await context.close()
})

test("a notice closes after five seconds or by hand, and can be read and copied afterwards", async () => {
  const { page, context } = await newPage(browser)
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: url })
  await signIn(page, url)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await followLink(page, "/order/999")
  const warning = page
    .getByRole("region", { name: "Notices" })
    .getByText("This data source isn't available. Please choose another one.")
  await warning.waitFor()
  await page.clock.runFor(4_900)
  expect(await warning.count()).toBe(1)
  await page.clock.runFor(200)
  await warning.waitFor({ state: "detached" })
  await page.clock.resume()
  await page.getByRole("button", { name: /Your account/ }).click()
  await page.getByRole("button", { name: "Recent notices" }).click()
  const dialog = page.getByRole("dialog", { name: "Recent notices" })
  await dialog.getByText("This data source isn't available. Please choose another one.").waitFor()
  expect(await findings(page, "Recent notices")).toEqual([])
  await dialog.getByRole("button", { name: "Copy all" }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\tWarning\tThis data source isn't available. Please choose another one.$/)
  await context.close()
})

test("an error that nothing handles reaches the operator, once and without a person", async () => {
  await asOperator("errors", "--forget")
  const { page, context } = await newPage(browser)
  await signIn(page, url)
  await page.goto(`${url}/slc?search=ann@bakery.example`)
  await page.getByRole("heading", { name: "Saved Lists", level: 1 }).waitFor()
  const logged = page.waitForResponse((response) => response.url().endsWith("/Common/LogError.ashx"))
  await page.evaluate(() => {
    for (const _ of [1, 2, 3])
      setTimeout(() => {
        throw new RangeError("no room for ann@bakery.example")
      })
  })
  expect((await logged).status()).toBe(200)
  const shown = await asOperator("errors")
  expect(shown.stdout).toMatch(/\t1\t\/slc\tChrome on Linux\tRangeError: no room for <email>\n/)
  expect((await asOperator("errors", "--forget")).stderr).toContain("1 error was removed.")
  await context.close()
})

test("a log that does not answer is given up after 4000 ms, without a word [p9-notice-durations]", async () => {
  const { page, context } = await newPage(browser)
  await signIn(page, url)
  await page.route("**/Common/LogError.ashx", () => undefined)
  await page.clock.install()
  // The browser's own runs by another clock.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const giving = new AbortController()
      setTimeout(() => giving.abort(new DOMException("", "TimeoutError")), ms)
      return giving.signal
    }
  })
  await page.goto(`${url}/slc`)
  await page.getByRole("heading", { name: "Saved Lists", level: 1 }).waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  const givenUp: Array<string> = []
  page.on("requestfailed", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === "/Common/LogError.ashx") givenUp.push(pathname)
  })
  const posted = page.waitForRequest("**/Common/LogError.ashx")
  await page.evaluate(() => {
    void Promise.reject(new RangeError("no room"))
  })
  await posted
  await page.clock.runFor(3_900)
  expect(givenUp).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(() => givenUp).toEqual(["/Common/LogError.ashx"])
  expect(await page.getByRole("button", { name: "Close notice" }).count()).toBe(0)
  await context.close()
})
