import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser, Page } from "@playwright/test"
import { afterAll, beforeAll, expect, test } from "vitest"
import { SECRET_KEY, StripeStub, WEBHOOK_SECRET } from "../packages/server/test/payments/stripe/stripeStub.ts"
import { freePort } from "../scripts/freePort.ts"
import { findings } from "./axe.ts"
import { launchBrowser, newPage, signIn } from "./browser.ts"
import { type OwnProduct, startOwnProduct } from "./ownProduct.ts"
import { terminalOf } from "./terminalOf.ts"
import { amounts, confirmOrder, reviewTotals, startNewList, toSummary } from "./walk.ts"

const stripe = new StripeStub()
let browser: Browser
let site: OwnProduct

beforeAll(async () => {
  const port = await freePort()
  await stripe.start()
  browser = await launchBrowser()
  site = await startOwnProduct(undefined, {
    port,
    settings: {
      publicUrl: `http://127.0.0.1:${port}`,
      payments: { processor: "stripe", stripeApi: stripe.url },
    },
    secrets: { stripe: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET } },
  })
  stripe.onEvent = (event) => void StripeStub.report(site.url, event)
})
afterAll(async () => {
  await browser.close()
  await site.end()
  await stripe.stop()
})

/** Replaces Stripe's page with a stub that only its address identifies. */
const standForStripe = (page: Page) =>
  page.route(`${stripe.url}/c/pay/*`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Checkout</title><h1>Checkout</h1>" }),
  )

/** Orders a list of its own without any card, and returns the name of Stripe's page that it leads to. */
const orderToCheckout = async (page: Page, name: string): Promise<string> => {
  await page.getByRole("textbox", { name: "Order name" }).fill(name)
  const contact = page.getByRole("region", { name: "Contact information" })
  await contact.getByRole("textbox", { name: "Address" }).fill("100 W Randolph St")
  await contact.getByRole("textbox", { name: "City" }).fill("Chicago")
  await contact.getByRole("combobox", { name: "State" }).selectOption("IL")
  await contact.getByRole("textbox", { name: "ZIP Code" }).fill("60601")
  await page.getByRole("checkbox", { name: /Data Use Agreement/ }).check()
  await reviewTotals(page)
  await confirmOrder(page)
  await page.getByRole("heading", { name: "Checkout" }).waitFor()
  return page.url().slice(page.url().lastIndexOf("/") + 1)
}

test(
  "an order is paid on Stripe's page: given up, ordered again, left, and paid",
  { timeout: 240_000 },
  async () => {
    const { context, mishaps, page } = await newPage(browser)
    await standForStripe(page)
    await signIn(page, site.url, "demo")
    await startNewList(page, site.url)
    await toSummary(page)
    // No field of ours takes a card where Stripe does.
    expect(await page.getByRole("textbox", { name: "Card number" }).count()).toBe(0)

    const first = await orderToCheckout(page, "Paid at Stripe")
    expect(stripe.sessions.get(first).status).toBe("open")
    await page.goBack()
    await page.getByRole("heading", { name: "Almost done" }).waitFor()
    expect(await findings(page, "an order that waits for its payment")).toEqual([])
    const listwright = await terminalOf(site.url, "demo")
    const { client_reference_id: code } = stripe.sessions.get(first)
    const shown = await listwright("order", "show", code)
    expect(shown.stdout).toContain(`\npay\t${stripe.url}/c/pay/${first}\t`)
    await page.getByRole("button", { name: "Change the order" }).click()
    await page.getByRole("heading", { name: "Review Count & Order" }).waitFor()
    expect(stripe.sessions.get(first).status).toBe("expired")
    expect((await listwright("order", "cancel", code)).stdout).toContain("state\tdeclined\n")

    const second = await orderToCheckout(page, "Paid at Stripe after all")
    expect(second).not.toBe(first)
    const session = stripe.sessions.get(second)
    // The user changes their mind and takes Stripe's own link back.
    await page.goto(session.cancel_url)
    await page.getByRole("heading", { name: "Almost done" }).waitFor()
    await page.getByRole("link", { name: "Pay at Stripe" }).click()
    await page.getByRole("heading", { name: "Checkout" }).waitFor()
    expect(page.url().endsWith(second)).toBe(true)
    stripe.pay(second)
    await page.goto(session.success_url)
    await page.getByRole("heading", { name: "Thank you!" }).waitFor()
    await page.getByText("Your list is ready").waitFor()
    const receipt = page.getByRole("region", { name: "Receipt" })
    const charged = (session.amount_total / 100).toFixed(2)
    expect(amounts(await receipt.innerText()).at(-1)).toBe(charged)

    expect(
      [...stripe.sessions.values()].filter(({ payment_status: status }) => status === "paid"),
    ).toHaveLength(1)

    // The receipt shows what the operator refunds.
    const { operator } = JSON.parse(readFileSync(join(site.data, "site", "secrets.json"), "utf8"))
    await fetch(`${site.url}/api/v1/orders/${session.client_reference_id}/refunds`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-listwright-operator": operator },
      body: JSON.stringify({ amount: "5.25", key: "a-complaint" }),
    })
    await page.reload()
    await receipt.getByText("Refunded").waitFor()
    expect(amounts(await receipt.innerText()).slice(-2)).toEqual([charged, "5.25"])
    expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([525])
    expect(await findings(page, "a receipt with a refund")).toEqual([])
    // A second list is given up from the terminal.
    await startNewList(page, site.url)
    await toSummary(page)
    const third = await orderToCheckout(page, "Given up in the terminal")
    const givenUp = await listwright(
      "order",
      "cancel",
      stripe.sessions.get(third).client_reference_id,
      "--json",
    )
    expect(JSON.parse(givenUp.stdout)).toMatchObject({ state: "declined", refunds: [] })
    expect(stripe.sessions.get(third).status).toBe("expired")
    expect(mishaps.seen).toEqual([])
    await context.close()
  },
)
