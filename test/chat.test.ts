import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { startChatStub } from "./chatStub.ts"
import { focusLosses } from "./focus.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { makeList } from "./walk.ts"

/** The chat of a third party, which a site may switch on. Decision 0036 */

let browser: Browser
let chat: Awaited<ReturnType<typeof startChatStub>>
let site: OwnProduct

beforeAll(async () => {
  chat = await startChatStub()
  browser = await launchBrowser()
  site = await startOwnProduct(undefined, { settings: { chatWidget: `${chat.origin}/widget.js` } })
})
afterAll(async () => {
  await browser.close()
  await site.end()
  await chat.stop()
})

const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Chat", exact: true })
const panel = (page: Page) => page.getByRole("region", { name: "Chat" })
/** Describes the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    return at === document.body ? "nothing" : `${at?.tagName.toLowerCase()} ${at?.textContent.trim()}`
  })

test("the chat opens over the page, closes by its button and by Escape, and gives the focus back", async () => {
  const { context, mishaps, page } = await newPage(browser)
  await signIn(page, site.url)
  // It starts with the page, and is neither seen nor reached before it is asked for.
  await expect.poll(() => chat.asked).toContain("/widget.js")
  expect(await panel(page).count()).toBe(0)

  await opener(page).click()
  await panel(page).waitFor()
  await expect.poll(() => focused(page)).toBe("h2 Chat")
  const frame = page.frameLocator("iframe[title=Chat]")
  await frame.getByText("How can we help?").waitFor()
  expect(await findings(page, "the chat")).toEqual([])
  await panel(page).getByRole("button", { name: "Close chat" }).click()
  await panel(page).waitFor({ state: "hidden" })
  await expect.poll(() => focused(page)).toBe("button Chat")

  await page.keyboard.press("Enter")
  await panel(page).waitFor()
  await frame.getByRole("textbox", { name: "Question" }).fill("Do you have dog owners?")
  await frame.getByRole("button", { name: "Ask" }).click()
  await frame.getByText("You asked: Do you have dog owners?").waitFor()
  await panel(page).getByRole("button", { name: "Close chat" }).focus()
  await page.keyboard.press("Escape")
  await panel(page).waitFor({ state: "hidden" })
  await expect.poll(() => focused(page)).toBe("button Chat")
  // What was said is still there, also on another page.
  await page.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "Order History" }).click()
  await page.getByRole("heading", { name: "Order History", level: 1 }).waitFor()
  await opener(page).click()
  await frame.getByText("You asked: Do you have dog owners?").waitFor()
  // Pressing Escape in a field outside the chat leaves the chat open.
  await page.getByRole("searchbox", { name: "Find an order" }).press("Escape")
  expect(await panel(page).isVisible()).toBe(true)
  expect(await focusLosses(page)).toEqual([])
  expect(mishaps.seen.filter((text) => !/Content Security Policy|blocked/.test(text))).toEqual([])
  await context.close()
})

test("the stranger's script reaches its own origin alone, and no page of the site allows it", async () => {
  const { context, page } = await newPage(browser)
  const answer = await fetch(`${site.url}/Common/Chat`)
  const policy = new Map(
    (answer.headers.get("content-security-policy") ?? "").split("; ").map((line) => {
      const [name = "", ...sources] = line.split(" ")
      return [name, sources]
    }),
  )
  expect(policy.get("script-src")).toEqual([chat.origin])
  expect(policy.get("connect-src")).toEqual([chat.origin, chat.origin.replace("http:", "ws:")])
  expect(policy.get("default-src")).toEqual(["'none'"])
  const origins = [...policy.values()].flat().filter((source) => /^\w+:\/\//.test(source))
  expect(new Set(origins)).toEqual(new Set([chat.origin, chat.origin.replace("http:", "ws:")]))

  const opened = await page.goto(`${site.url}/signin`)
  expect(opened?.headers()["content-security-policy"]).not.toContain(chat.origin)
  expect(opened?.headers()["content-security-policy"]).toBe(
    (await fetch(`${inject("productUrl")}/signin`)).headers.get("content-security-policy"),
  )
  expect(await page.getByRole("button", { name: "Chat" }).count()).toBe(0)
  await signIn(page, site.url)
  await opener(page).click()
  const frame = page.frameLocator("iframe[title=Chat]")
  const outcomes = {
    "its own origin": "allowed",
    "the site": "refused",
    "the page around it": "refused",
    cookies: "refused",
  }
  for (const [what, outcome] of Object.entries(outcomes))
    await frame.getByText(`${what}: ${outcome}`).waitFor()
  await context.close()
})

test("beside the fields of a card there is no chat", async () => {
  const { context, page } = await newPage(browser)
  await signIn(page, site.url)
  await opener(page).waitFor()
  const id = await makeList(page, site.url, { areas: [{ kind: "state", state: "VT", excluded: false }] })
  await page.goto(`${site.url}/order/10/summary?SessionId=${id}`)
  await page.getByRole("region", { name: "Payment information" }).waitFor()
  expect(await page.getByRole("button", { name: "Chat", exact: true }).count()).toBe(0)
  expect(await page.locator("iframe[title=Chat]").count()).toBe(0)
  await page.getByRole("banner").getByRole("link", { name: "Order History" }).click()
  await opener(page).waitFor()
  await context.close()
})

test("a site without one has no button, no frame and no page of it", async () => {
  const url = inject("productUrl")
  const { context, page } = await newPage(browser)
  await signIn(page, url)
  await page.getByRole("banner").getByRole("button", { name: "Contact Us" }).waitFor()
  expect(await page.getByRole("button", { name: "Chat" }).count()).toBe(0)
  expect(await page.locator("iframe").count()).toBe(0)
  expect((await fetch(`${url}/Common/Chat`)).status).toBe(404)
  await context.close()
})
