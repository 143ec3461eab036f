import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { readMail } from "../packages/server/test/mail/readMail.ts"
import { findings } from "./axe.ts"
import { beginsAtItsStart } from "./beginning.ts"
import { launchBrowser, newPage } from "./browser.ts"
import { failedOnce, otherThanFailed } from "./refusedOnce.ts"

const url = inject("productUrl")
const outbox = join(inject("productData"), "mail")
const FIRST = "Harbor-Street-12"
const SECOND = "Pier-Street-2026"
const THIRD = "Quay-Street-2027"
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

/** Adds a user with a password that only this test knows. */
const newUser = async (email: string): Promise<void> => {
  const secrets: { operator: string } = JSON.parse(
    await readFile(join(inject("productData"), "site", "secrets.json"), "utf8"),
  )
  const headers = { "content-type": "application/json" }
  const added = await fetch(`${url}/api/v1/operator/users`, {
    method: "POST",
    headers: { ...headers, "x-listwright-operator": secrets.operator },
    body: JSON.stringify({
      email,
      firstName: "Ann",
      lastName: "Baker",
      role: "User",
      account: "Harbor Street Bakery",
      otherAccounts: [],
      makeAccounts: false,
    }),
  })
  const { path }: { path: string } = JSON.parse(await added.text())
  const opened = await fetch(`${url}/api/v1/sign-in-links/open`, {
    method: "POST",
    headers,
    body: JSON.stringify({ secret: path.slice("/signin#link=".length) }),
  })
  const cookie = opened.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  await fetch(`${url}/Login.aspx/ResetPassword`, {
    method: "POST",
    headers: { ...headers, cookie },
    body: JSON.stringify({ password: FIRST }),
  })
}

const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Email" }).fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
}

/** The temporary password that an address has got by mail. */
const mailedTo = async (email: string): Promise<string> => {
  let secret = ""
  await expect
    .poll(
      async () => {
        const names = (await readdir(outbox)).filter((name) => name.startsWith("temporary-password-"))
        for (const name of names) {
          const mail = await readMail(await readFile(join(outbox, name)))
          if (mail.to.includes(email)) secret = /[0-9A-Z]{5}(-[0-9A-Z]{5}){3}/.exec(mail.text)?.[0] ?? ""
        }
        return secret
      },
      { timeout: 15_000 },
    )
    .not.toBe("")
  return secret
}

/** Returns the label of the focused field; empty if no field has the focus. */
const focusedLabel = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: field } = document
    return field instanceof HTMLInputElement ? (field.labels?.[0]?.textContent ?? "") : ""
  })

const openFromMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: /Your account/ }).click()
  await page.getByRole("button", { name, exact: true }).click()
}

test("who forgot their password chooses a new one by a temporary one from a mail [p8-forgot-password] [p8-sign-in-failed] [p8-reset-failed]", async () => {
  const email = "forgot@bakery.example"
  await newUser(email)
  const { context, mishaps, page } = await newPage(browser)
  await page.goto(`${url}/signin?next=%2Fslc`)
  await page.getByRole("textbox", { name: "Email" }).fill("@bakery.example")
  await page.getByRole("button", { name: "Forgot your password?" }).click()
  await page.getByRole("heading", { name: "Forgot your password?" }).waitFor()
  expect(await findings(page, "forgot password")).toEqual([])
  await page.getByRole("button", { name: "Send a temporary password" }).click()
  await page.getByText("Enter a valid email address.").waitFor()
  await page.getByRole("textbox", { name: "Email" }).fill(email)
  await page.getByRole("button", { name: "Send a temporary password" }).click()
  await page.getByText(/^We've emailed you a temporary password\..*For support, call [\d-]+\.$/).waitFor()
  expect(await findings(page, "temporary password sent")).toEqual([])
  await page.getByRole("button", { name: "Sign in with the temporary password" }).click()

  await signIn(page, email, "not the password")
  await page.getByText("The email address or password entered is invalid.").waitFor()
  const temporary = await mailedTo(email)
  await signIn(page, email, temporary)
  await page.getByRole("heading", { name: "Choose a new password" }).waitFor()
  await page.reload()
  await page.getByLabel("New password", { exact: true }).fill("short")
  await page.getByLabel("Confirm new password").fill(SECOND)
  const set = page.getByRole("button", { name: "Set the password and sign in" })
  await set.click()
  await page.getByText("The new password must have 10 to 128 characters.").waitFor()
  expect(await findings(page, "reset password")).toEqual([])
  await page.getByLabel("New password", { exact: true }).fill(SECOND)
  await failedOnce(page, "ResetPassword")
  await set.click()
  await page.getByText("Your new password couldn't be saved. Please try again.").waitFor()
  await set.click()
  await page.waitForURL(`${url}/slc`)
  await beginsAtItsStart(page)

  await page.goto(`${url}/Logout.aspx`)
  await page.waitForURL(`${url}/signin`)
  await signIn(page, email, temporary)
  await page.getByText("The email address or password entered is invalid.").waitFor()
  await signIn(page, email, FIRST)
  await page.getByText("The email address or password entered is invalid.").waitFor()
  await signIn(page, email, SECOND)
  await page.waitForURL(`${url}/`)
  await beginsAtItsStart(page)
  expect(otherThanFailed(mishaps.seen)).toEqual([])
  await context.close()
})

test("a new user fills in the settings, adds a picture and changes the password, which signs out elsewhere [p8-profile-saved] [p8-wrong-profile-password] [p8-password-updated] [p8-wrong-old-password]", async () => {
  const email = "settings@bakery.example"
  await newUser(email)
  const { context, mishaps, page } = await newPage(browser)
  await page.goto(`${url}/signin#for=${encodeURIComponent(email)}`)
  await signIn(page, email, FIRST)
  await page.waitForURL(`${url}/`)
  const elsewhere = await newPage(browser)
  await elsewhere.page.goto(`${url}/signin`)
  await signIn(elsewhere.page, email, FIRST)
  await elsewhere.page.waitForURL(`${url}/`)

  await openFromMenu(page, "Account Settings")
  const dialog = page.getByRole("dialog", { name: "Account Settings" })
  await dialog.getByText("Welcome! Please fill in your information first.").waitFor()
  expect(await dialog.getByRole("tab").allTextContents()).toEqual(["Overview", "Payment Info"])
  // Beside it.
  await page.mouse.click(5, 5)
  expect(await dialog.count()).toBe(1)
  expect(await findings(page, "account settings")).toEqual([])
  await dialog.getByRole("button", { name: "Save changes" }).click()
  expect(await dialog.getByText("It's required").count()).toBe(5)
  await dialog.getByRole("textbox", { name: "Address" }).fill("12 Harbor Street")
  await dialog.getByRole("textbox", { name: "City" }).fill("Chicago")
  await dialog.getByRole("combobox", { name: "State" }).selectOption("IL")
  await dialog.getByRole("textbox", { name: "ZIP Code" }).fill("60614")
  await dialog.getByLabel("Current password").fill("wrong")
  await dialog.getByRole("button", { name: "Save changes" }).click()
  await dialog.getByText("Wrong password.").waitFor()
  await dialog.getByLabel("Current password").fill(FIRST)
  await failedOnce(page, "UpdateUser")
  await dialog.getByRole("button", { name: "Save changes" }).click()
  await page.getByText("Your information couldn't be saved. Please try again.").waitFor()
  await dialog.getByRole("button", { name: "Save changes" }).click()
  await page.getByText("Your information was saved.").waitFor()
  await dialog.getByRole("tab", { name: "Change Password" }).waitFor()

  const picture = await page.evaluate(() => {
    const canvas = document.createElement("canvas")
    canvas.width = 600
    canvas.height = 400
    const context = canvas.getContext("2d")
    if (context !== null) {
      context.fillStyle = "rebeccapurple"
      context.fillRect(0, 0, 600, 400)
    }
    return canvas.toDataURL("image/png").split(",")[1] ?? ""
  })
  const input = dialog.getByLabel("Picture")
  await input.setInputFiles({ name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(2_097_153) })
  await input.setInputFiles({ name: "notes.txt", mimeType: "image/png", buffer: Buffer.from("no picture") })
  await dialog.getByText("Your browser can't show this file.").waitFor()
  await input.setInputFiles({
    name: "ann.png",
    mimeType: "image/png",
    buffer: Buffer.from(picture, "base64"),
  })
  await dialog.getByRole("button", { name: "Change picture" }).waitFor()
  const shown = page.getByRole("banner", { includeHidden: true }).locator("img")
  await expect
    .poll(() => shown.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(256)
  // A click beside it closes it now.
  await page.mouse.click(5, 5)
  await dialog.waitFor({ state: "hidden" })

  await openFromMenu(page, "Account Settings")
  await dialog.getByRole("tab", { name: "Change Password" }).click()
  const change = dialog.getByRole("button", { name: "Change password" })
  await change.click()
  await expect.poll(() => dialog.getByText("Enter your old password.").count()).toBeGreaterThan(0)
  expect(await focusedLabel(page)).toBe("Old password")
  await dialog.getByLabel("Old password").fill("wrong")
  const weak = [
    ["Harbor-12", "The new password must have 10 to 128 characters."],
    ["Harbor-Street", "The new password must have at least one number."],
    ["harbor-street-12", "The new password must have at least one uppercase letter."],
    ["HARBOR-STREET-12", "The new password must have at least one lowercase letter."],
  ] as const
  for (const [typed, says] of weak) {
    await dialog.getByLabel("New password", { exact: true }).fill(typed)
    await dialog.getByLabel("Confirm new password").fill(typed)
    await change.click()
    await dialog.getByText(says).waitFor()
    expect(await focusedLabel(page)).toBe("New password")
  }
  await dialog.getByLabel("New password", { exact: true }).fill(SECOND)
  await dialog.getByLabel("Confirm new password").fill(THIRD)
  await change.click()
  await dialog.getByText("The new passwords you've entered do not match. Please re-enter.").waitFor()
  expect(await findings(page, "change password")).toEqual([])
  await dialog.getByLabel("Confirm new password").fill(SECOND)
  await change.click()
  await dialog.getByText("The old password is invalid.").waitFor()
  await dialog.getByLabel("Old password").fill(FIRST)
  await failedOnce(page, "UpdatePassword")
  await change.click()
  await page.getByText("Your password couldn't be changed. Please try again.").waitFor()
  await change.click()
  await page.getByText("Your password was changed.").waitFor()
  // Nothing of it stays on the screen.
  for (const label of ["Old password", "New password", "Confirm new password"])
    expect(await dialog.getByLabel(label, { exact: true }).inputValue()).toBe("")
  await page.keyboard.press("Escape")

  await elsewhere.page.goto(`${url}/slc`)
  await elsewhere.page.getByRole("heading", { name: "Sign in" }).waitFor()
  await signIn(elsewhere.page, email, FIRST)
  await elsewhere.page.getByText("The email address or password entered is invalid.").waitFor()
  await signIn(elsewhere.page, email, SECOND)
  await elsewhere.page.waitForURL(`${url}/slc`)

  await openFromMenu(page, "Where you're signed in")
  const list = page.getByRole("list", { name: "Sign-ins" })
  await expect.poll(() => list.getByRole("listitem").count()).toBe(2)
  expect(await findings(page, "where you are signed in")).toEqual([])
  await list.getByRole("button", { name: /^Sign out Chrome/ }).click()
  await expect.poll(() => list.getByRole("listitem").count()).toBe(1)
  await elsewhere.page.reload()
  await elsewhere.page.getByRole("heading", { name: "Sign in" }).waitFor()
  await page.getByRole("button", { name: "Sign out everywhere", exact: true }).click()
  await page.waitForURL(`${url}/signin`)
  await beginsAtItsStart(page)
  expect(otherThanFailed(mishaps.seen)).toEqual([])
  await elsewhere.context.close()
  await context.close()
})

test("no password is written anywhere but in the mail that brings it", async () => {
  const email = "canary@bakery.example"
  await newUser(email)
  const secrets = ["Canary-Wrong-77", "Canary-Typed-78", FIRST]
  const headers = { "content-type": "application/json" }
  const opened = await fetch(`${url}/Login.aspx/LoginUser`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password: FIRST }),
  })
  const cookie = opened.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, { method: "POST", headers: { ...headers, cookie }, body: JSON.stringify(body) })
  await post("/Login.aspx/LoginUser", { email, password: "Canary-Wrong-77" })
  await post("/ba/EditProfile.aspx/CheckPassword", { oldPwd: "Canary-Wrong-77" })
  await post("/ba/EditProfile.aspx/UpdatePassword", { newPwd: "Canary-Typed-78", userGuid: "nobody" })
  await post("/ba/EditProfile.aspx/UpdatePassword", { newPwd: 78, userGuid: "Canary-Typed-78" })
  const data = inject("productData")
  for (const place of [outbox, join(data, "site")])
    for (const name of await readdir(place, { recursive: true, withFileTypes: true })) {
      if (!name.isFile()) continue
      const text = await readFile(join(name.parentPath, name.name)).catch(() => Buffer.alloc(0))
      for (const secret of secrets) expect([name.name, text.includes(secret)]).toEqual([name.name, false])
    }
})
