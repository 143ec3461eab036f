import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { terminalOf } from "./terminalOf.ts"
import { refusedOnce } from "./refusedOnce.ts"

const url = inject("productUrl")
const data = inject("productData")

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const operator = (): string => JSON.parse(readFileSync(join(data, "site", "secrets.json"), "utf8")).operator

test("points are given, redeemed for gifts in the store, mailed to both sides, sent, and listed [p8-reward-cart]", async () => {
  const terminal = await terminalOf(url, "nopay")
  const asOperator = (...argv: ReadonlyArray<string>) =>
    terminal("rewards", ...argv, "--operator", operator())
  const given = await asOperator("bonus", "nopay@listwright.example", "2000", "--reason", "Anniversary")
  expect([given.code, given.stdout]).toEqual([0, expect.stringMatching(/^nopay@listwright.example\t\d+\n$/)])
  // Who cannot pay earns no points by orders of other walks at the same time.
  const start = Number(given.stdout.split("\t")[1])

  const { page, mishaps, context } = await newPage(browser)
  await signIn(page, url, "nopay")
  await page.getByRole("button", { name: /Your account/ }).click()
  await page.getByRole("banner").getByRole("link", { name: "Rewards" }).click()
  await page.getByRole("heading", { name: "Rewards", exact: true }).waitFor()
  const cart = page.getByRole("region", { name: "Cart" })
  await cart.getByText("Add a gift to your cart first.").waitFor()
  expect(await findings(page, "the rewards store")).toEqual([])

  await page.getByRole("link", { name: "Outdoors" }).click()
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Points: high to low" })
  await expect
    .poll(() =>
      page.getByRole("region", { name: "Gifts" }).getByRole("heading", { level: 3 }).allInnerTexts(),
    )
    .toEqual(["Backpack", "Umbrella", "Water bottle"])
  await page.getByRole("button", { name: "Add Umbrella to the cart" }).click()
  const quantity = cart.getByRole("textbox", { name: "Quantity of Umbrella" })
  await quantity.fill("100000")
  await quantity.press("Enter")
  await cart.getByText("Your cart needs more points than you have.").waitFor()
  expect(await cart.getByRole("button", { name: "Check out" }).isDisabled()).toBe(true)
  await quantity.fill("2")
  await quantity.press("Enter")
  await page.reload()
  await expect.poll(() => quantity.inputValue()).toBe("2")
  // The images came, and nothing else was asked for in their place.
  expect(
    await page.evaluate(() =>
      [...document.images].every((image) => !image.complete || image.naturalWidth > 0),
    ),
  ).toBe(true)

  await cart.getByRole("button", { name: "Check out" }).click()
  const dialog = page.getByRole("dialog", { name: "Check out" })
  await dialog.getByRole("textbox", { name: "Address" }).fill("100 W Randolph St")
  await dialog.getByRole("textbox", { name: "City" }).fill("Chicago")
  await dialog.getByRole("textbox", { name: "State" }).fill("I")
  await dialog.getByRole("textbox", { name: "ZIP Code" }).fill("6060")
  await dialog.getByRole("button", { name: "Redeem 1,500 points" }).click()
  await dialog.getByText("2 fields need your attention").waitFor()
  await dialog.getByRole("button", { name: "State: Enter the 2-letter state code." }).waitFor()
  await dialog.getByRole("button", { name: "ZIP Code: Enter the 5-digit ZIP Code." }).waitFor()
  expect(await findings(page, "the checkout with problems")).toEqual([])
  await dialog.getByRole("textbox", { name: "State" }).fill("IL")
  await dialog.getByRole("textbox", { name: "ZIP Code" }).fill("60601")
  // A checkout that fails says nothing, and its button is there again.
  const refused = page.waitForResponse("**/RedeemCartOrder")
  await refusedOnce(page, "RedeemCartOrder")
  await dialog.getByRole("button", { name: "Redeem 1,500 points" }).click()
  await (await refused).finished()
  await expect.poll(() => dialog.getByRole("button", { name: "Redeem 1,500 points" }).isEnabled()).toBe(true)
  expect(await page.getByRole("region", { name: "Notices" }).innerText()).toBe("")
  expect(await dialog.getByRole("alert").count()).toBe(0)
  await dialog.getByRole("button", { name: "Redeem 1,500 points" }).click()
  const done = page.getByRole("dialog", { name: "Thank you" })
  await done.getByText("Your reward will be delivered within 7 business days.").waitFor()
  const code = /LW-\w{4}-\w{4}/.exec(await done.innerText())?.[0] ?? ""
  await done.getByText(`${(start - 1_500).toLocaleString("en-US")} points`).waitFor()
  expect(await findings(page, "the redeemed cart")).toEqual([])
  await done.getByRole("button", { name: "Done" }).click()
  const history = page.getByRole("region", { name: "History" })
  await history.getByText("2 × Umbrella").waitFor()
  await history.getByRole("cell", { name: "Being prepared", exact: true }).first().waitFor()

  const mails = () =>
    readdirSync(join(data, "mail"))
      .filter((name) => name.includes(`${code}-reward`))
      .map((name) => readFileSync(join(data, "mail", name), "utf8"))
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(2)
  expect(mails().some((mail) => mail.includes("To: nopay@listwright.example"))).toBe(true)

  const orders = await asOperator("orders")
  expect(orders.stdout).toContain(`${code}\t`)
  expect(orders.stdout).toContain(
    "2 × Umbrella\tNoel Viewer\tNorthfield Marketing\t100 W Randolph St, Chicago, IL 60601",
  )
  expect((await asOperator("sent", code)).code).toBe(0)
  expect((await asOperator("orders")).stdout).not.toContain(code)
  await page.reload()
  await history
    .getByRole("cell", { name: /^Sent / })
    .first()
    .waitFor()
  expect(mishaps.seen).toEqual([])
  await context.close()

  // The terminal redeems by the same rules, to where the last gifts went; the same key is the same redemption.
  const redeem = (...more: ReadonlyArray<string>) => terminal("rewards", "redeem", "202", ...more)
  expect((await redeem()).stderr).toContain("Nothing was redeemed")
  const first = await redeem("--yes", "--key", `terminal ${code}`)
  expect([first.code, first.stdout]).toEqual([
    0,
    expect.stringMatching(new RegExp(`^LW-\\w{4}-\\w{4}\t${start - 1_800}\n$`)),
  ])
  expect((await redeem("--yes", "--key", `terminal ${code}`)).stdout).toBe(first.stdout)
  expect((await terminal("rewards", "redeem", "303:9", "--yes")).stderr).toContain(
    "Your cart needs more points than you have.",
  )
  const { redemptions } = JSON.parse((await terminal("rewards", "history", "--json")).stdout)
  expect(redemptions[1]).toMatchObject({ orderCode: code, points: 1_500 })
})

test("videos play, in parts, for whoever may see them", async () => {
  const { page, mishaps, context } = await newPage(browser)
  await signIn(page, url)
  const parts: Array<number> = []
  page.on("response", (response) => {
    if (response.url().endsWith(".webm")) parts.push(response.status())
  })
  await page.getByRole("button", { name: /Your account/ }).click()
  await page.getByRole("banner").getByRole("link", { name: "Videos" }).click()
  await page.getByRole("heading", { name: "How a count works" }).waitFor()
  const state = () =>
    page.evaluate(async () => {
      const video = document.querySelector("video")
      return { seconds: video?.duration ?? 0, at: video?.currentTime ?? 0, error: video?.error?.code ?? 0 }
    })
  await expect.poll(async () => Math.round((await state()).seconds)).toBe(13)
  await page.evaluate(async () => {
    const video = document.querySelector("video")
    if (video === null) return
    video.currentTime = 10
    await video.play()
  })
  await expect.poll(async () => (await state()).at).toBeGreaterThan(10.2)
  expect((await state()).error).toBe(0)
  expect(parts).toContain(206)
  await page.getByRole("link", { name: "Saving money" }).click()
  await page.getByRole("heading", { name: "Why a larger list costs less per record" }).waitFor()
  expect(await findings(page, "the videos")).toEqual([])
  expect(mishaps.seen).toEqual([])
  await context.close()

  const digital = await newPage(browser)
  await signIn(digital.page, url, "digital")
  await digital.page.goto(`${url}/videos`)
  await expect.poll(() => new URL(digital.page.url()).pathname).toBe("/")
  await digital.page.getByRole("button", { name: /Your account/ }).click()
  await digital.page.getByRole("banner").getByRole("link", { name: "Rewards" }).waitFor()
  expect(await digital.page.getByRole("banner").getByRole("link", { name: "Videos" }).count()).toBe(0)
  await digital.context.close()
})
