import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Browser } from "@playwright/test"
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
afterAll(() => browser.close())

/** Reads the received requests in the terminal as the site's operator. */
const received = async (): Promise<string> => {
  const { operator } = JSON.parse(await readFile(join(data, "site", "secrets.json"), "utf8"))
  const run = await terminalOf(url, "demo")
  return (await run("requests", "--operator", String(operator))).stdout
}

test("a message of Contact Us reaches the site's operator, who reads it in the terminal", async () => {
  const { page, mishaps, context } = await newPage(browser)
  await signIn(page, url)
  await page.getByRole("banner").getByRole("button", { name: "Contact Us" }).click()
  const dialog = page.getByRole("dialog", { name: "Contact Us" })
  const email = dialog.getByRole("textbox", { name: "Email" })
  // It begins with who is signed in.
  expect(await email.inputValue()).not.toBe("")
  await email.fill("")
  await dialog.getByRole("button", { name: "Send message" }).click()
  await dialog.getByText("E-mail must be valid").waitFor()
  expect(await findings(page, "Contact Us")).toEqual([])
  await dialog.getByRole("textbox", { name: "Name" }).fill("Ann Reader")
  await email.fill("ann@bakery.example")
  await dialog.getByRole("textbox", { name: "Message" }).fill("Do you sell lists of dog owners?")
  await dialog.getByRole("button", { name: "Send message" }).click()
  await dialog.getByRole("heading", { name: "Thank you" }).waitFor()
  expect(await findings(page, "thanks")).toEqual([])
  await expect
    .poll(received)
    .toMatch(
      /\tcontact\tAnn Reader\tann@bakery.example\tmailed\tDo you sell lists of dog owners\?\tSent from: \/\n/,
    )
  expect(mishaps.seen).toEqual([])
  await context.close()
})

test("a message that the server does not take is said to have failed, and is still there [p8-contact-failed]", async () => {
  const { page, context } = await newPage(browser)
  await signIn(page, url)
  await page.getByRole("banner").getByRole("button", { name: "Contact Us" }).click()
  const dialog = page.getByRole("dialog", { name: "Contact Us" })
  await page.route("**/Contact/SendMessage.ashx", (route) => route.abort())
  await dialog.getByRole("textbox", { name: "Name" }).fill("Ann")
  await dialog.getByRole("textbox", { name: "Email" }).fill("ann@bakery.example")
  await dialog.getByRole("textbox", { name: "Message" }).fill("Hello")
  await dialog.getByRole("button", { name: "Send message" }).click()
  await dialog.getByText("Your message couldn't be sent. Please try again.").waitFor()
  expect(await dialog.getByRole("textbox", { name: "Message" }).inputValue()).toBe("Hello")
  await context.close()
})

test("a guest asks for the data diagnostic on its page, a user in the dialog", async () => {
  const { page, mishaps, context } = await newPage(browser)
  await page.goto(`${url}/freedatadiagnostic`)
  await page.getByRole("heading", { name: "Free data diagnostic" }).waitFor()
  const fill = (name: string, text: string) => page.getByRole("textbox", { name }).fill(text)
  await fill("First name", "Bea")
  await fill("Last name", "Diaz")
  await fill("Email", "bea@bakery.example")
  await fill("Number of records", "9999")
  await fill("Comments", "Customers of ten years")
  await page.getByRole("button", { name: "Send request" }).click()
  await page.getByText("10,000 to 25,000 records", { exact: true }).waitFor()
  expect(await findings(page, "the data diagnostic")).toEqual([])
  await fill("Number of records", "12000")
  await page.getByRole("button", { name: "Send request" }).click()
  await page.getByRole("heading", { name: "Thank you" }).waitFor()
  await expect.poll(received).toMatch(/\tdiagnostic\tBea Diaz\t.*Records: 12000/)

  await signIn(page, url)
  await page.getByRole("button", { name: /^Search/ }).click()
  await page.getByRole("combobox").fill("diagnostic")
  await page.getByRole("option", { name: /Free data diagnostic/ }).click()
  const dialog = page.getByRole("dialog", { name: "Free data diagnostic" })
  expect(await dialog.getByRole("textbox", { name: "First name" }).inputValue()).toBe("Dana")
  expect(await dialog.getByRole("textbox", { name: "Email" }).inputValue()).toBe("demo@listwright.example")
  await dialog.getByRole("textbox", { name: "Comments" }).fill("All of them")
  await dialog.getByRole("button", { name: "Send request" }).click()
  await dialog.getByRole("heading", { name: "Thank you" }).waitFor()
  expect(mishaps.seen).toEqual([])
  await context.close()
})

test("a digital campaign is requested in the dialog and on its page, beside which a question is sent [p8-side-form]", async () => {
  const { page, mishaps, context } = await newPage(browser)
  await signIn(page, url)
  await page.getByRole("button", { name: /^Search/ }).click()
  await page.getByRole("combobox").fill("digital campaign")
  await page.getByRole("option", { name: /Full Service Digital Campaigns/ }).click()
  const dialog = page.getByRole("dialog", { name: "Full Service Digital Campaigns" })
  await dialog.getByRole("button", { name: "Send Request" }).click()
  await dialog.getByText("Enter at least 10 characters").waitFor()
  await dialog.getByText("Choose at least one channel").waitFor()
  expect(await findings(page, "a campaign request")).toEqual([])
  await dialog.getByRole("textbox", { name: /accomplish/ }).fill("More people in our new shop")
  await dialog.getByRole("checkbox", { name: "Social Media Ads" }).check()
  await dialog.getByRole("checkbox", { name: "Other" }).check()
  await dialog.getByText("Describe the other channel").waitFor()
  await dialog.getByRole("textbox", { name: "Other channels" }).fill("Radio, TV")
  await dialog.getByRole("radio", { name: "$10,000 - $19,999" }).check()
  await dialog.getByRole("radio", { name: "2-4 Weeks" }).check()
  await dialog.getByRole("button", { name: "Send Request" }).click()
  await dialog.getByText("Our digital team will reply within the next business day.").waitFor()
  await dialog.getByRole("contentinfo").getByRole("button", { name: "Close" }).click()
  await dialog.waitFor({ state: "hidden" })
  await expect
    .poll(received)
    .toMatch(
      /\tcampaign\tDana Demo\t.*More people in our new shop\t.*Other: Radio, +TV; Budget: \$10,000 - \$19,999; Start: 2-4 Weeks/,
    )

  await page.getByRole("link", { name: "Digital campaigns" }).click()
  await page.getByRole("heading", { name: "Full Service Digital Campaigns" }).waitFor()
  await page.getByRole("button", { name: "Send us a message" }).click()
  const side = page.getByRole("group", { name: "Send us a message" })
  await side.getByRole("textbox", { name: "Name" }).fill("Cleo Park")
  await side.getByRole("textbox", { name: "Email" }).fill("cleo@bakery.example")
  await side.getByRole("textbox", { name: "Message" }).fill("What does a campaign cost?")
  await page.route("**/Contact/SendMessage.ashx", (route) => route.abort())
  await side.getByRole("button", { name: "Send message" }).click()
  await side.getByText("Your message couldn't be sent. Please try again.").waitFor()
  await page.unroute("**/Contact/SendMessage.ashx")
  await side.getByRole("button", { name: "Send message" }).click()
  await page.getByText("Your message was sent.").waitFor()
  expect(await findings(page, "the page of campaigns")).toEqual([])
  expect(mishaps.seen.filter((text) => !text.includes("net::ERR_FAILED"))).toEqual([])
  await context.close()
})

test("a reseller creates an account, once by each name, and works for it at once [p8-create-account]", async () => {
  const { page, mishaps, context } = await newPage(browser)
  await signIn(page, url, "reseller")
  await page.getByRole("button", { name: /Your account/ }).click()
  await page.getByRole("banner").getByRole("button", { name: "Create Account" }).click()
  const dialog = page.getByRole("dialog", { name: "Create Account" })
  await dialog.getByRole("button", { name: "Create account", exact: true }).click()
  await page.getByText("Enter a name for the account.").first().waitFor()
  expect(await findings(page, "Create Account")).toEqual([])
  await dialog.getByRole("textbox", { name: "Account name" }).fill("Maple Street Florist")
  await dialog.getByRole("button", { name: "Create account", exact: true }).click()
  await page.getByText("The account was created.").waitFor()
  // One name, one account.
  await page.getByRole("button", { name: /Your account/ }).click()
  await page.getByRole("banner").getByRole("button", { name: "Create Account" }).click()
  await dialog.getByRole("textbox", { name: "Account name" }).fill("maple street florist")
  await dialog.getByRole("button", { name: "Create account", exact: true }).click()
  await dialog.getByText("The account couldn't be created. Please try again.").waitFor()
  await page.keyboard.press("Escape")
  const known = await page.request.post(`${url}/Common/InitUser.ashx`, { data: {} })
  expect(await known.text()).toContain('"AccountName":"Maple Street Florist"')
  expect(mishaps.seen).toEqual([])
  await context.close()
})

test("the prices of a source and of a service are shown, ten at first, to everybody but a Digital User", async () => {
  const { page, mishaps, context } = await newPage(browser)
  await signIn(page, url)
  await page.getByRole("banner").getByRole("button", { name: "Pricing" }).click()
  const dialog = page.getByRole("dialog", { name: "Service Pricing" })
  await dialog.getByText("$0.0595").waitFor()
  expect(await dialog.getByRole("row").count()).toBe(11)
  expect(await findings(page, "Service Pricing")).toEqual([])
  await dialog.getByRole("button", { name: "View More" }).click()
  expect(await dialog.getByRole("row").count()).toBeGreaterThan(11)
  await dialog
    .getByText(/^\$\d+\.\d{4}$/)
    .last()
    .waitFor()
  await dialog.getByRole("combobox", { name: "Prices for" }).selectOption("Phone Append")
  await dialog.getByText("$0.0450").waitFor()
  await dialog.getByText("$75.0000").waitFor()
  await context.close()
  expect(mishaps.seen).toEqual([])

  const other = await newPage(browser)
  await signIn(other.page, url, "digital")
  await other.page.getByRole("banner").getByRole("button", { name: "Contact Us" }).waitFor()
  expect(await other.page.getByRole("button", { name: "Pricing" }).count()).toBe(0)
  await other.context.close()
})
