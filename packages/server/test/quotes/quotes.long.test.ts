import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { PGlite } from "@electric-sql/pglite"
import { canonicalDefinition } from "@listwright/domain/definition"
import { Draft, type Choices, defaultChoices } from "@listwright/domain/drafts"
import { OrderReceipt } from "@listwright/domain/order"
import { OpenedQuote, SentQuote } from "@listwright/domain/quotes"
import { Schema } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { mailOf } from "../mail/readMail.ts"
import { placedOf, prepareList } from "../orders/preparedOrder.ts"
import { RunningSite } from "../orders/runningSite.ts"
import { ACCEPTED, contact as anybody, zips } from "../orders/shop.ts"
import { pdfText } from "./pdfText.ts"

/** The sender: a quote to anybody else waits until they have confirmed. */
const contact = { ...anybody, email: "demo@listwright.example" }

let folder = ""
let site: RunningSite
/** Enough people that no minimum raises the price. */
const definition = canonicalDefinition({
  ...zips(),
  areas: [{ kind: "state", state: "NY", excluded: false }],
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "listwright-quotes-"))
  site = await RunningSite.start(folder)
  await site.signIn()
}, 120_000)
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

const draftOf = Schema.decodeUnknownSync(Draft)
const sentOf = Schema.decodeUnknownSync(SentQuote)
const openedOf = Schema.decodeUnknownSync(OpenedQuote)
const receiptOf = Schema.decodeUnknownSync(OrderReceipt)
const availableOf = Schema.decodeUnknownSync(
  Schema.Struct({
    d: Schema.Struct({
      DataSource: Schema.Struct({
        IsSuccess: Schema.Boolean,
        Message: Schema.String,
        OrderId: Schema.String,
        Email: Schema.String,
      }),
    }),
  }),
)

const NAME = "Zoë’s Łódź mailing"
const original = {
  FirstName: contact.firstName,
  LastName: contact.lastName,
  Company: contact.company,
  Email: contact.email,
  Phone: contact.phone,
  OrderName: NAME,
}

const newDraft = async (choices: Partial<Choices> = {}) => {
  const created = draftOf(await site.json("POST", "/api/v1/drafts", { listType: 10 }))
  return draftOf(
    await site.json("PUT", `/api/v1/drafts/${created.id}`, {
      baseRevision: created.revision,
      definition,
      choices: { ...defaultChoices, step: "summary", contact, ...choices },
    }),
  )
}
const available = async ({ id }: Draft) =>
  availableOf(
    await site.json("POST", "/PlaceOrder.aspx/IsOrderQuoteAvailable", {
      order: { ListModuleSessionId: id },
    }),
  ).d.DataSource
const saveCount = ({ id }: Draft) =>
  site.json("POST", "/PlaceOrder.aspx/SaveCount", {
    currentSessionId: id,
    order: { ListModuleSessionId: id, OrderContactInformation: original },
  })
const send = async (savedCountId: string, key: string) =>
  sentOf(await site.json("POST", "/api/v1/sent-quotes", { savedCountId, key }))
const open = async (id: string) => openedOf(await site.json("GET", `/api/v1/sent-quotes/${id}`))

/** A quote of the list, sent. */
const quoted = async (key: string, choices: Partial<Choices> = {}): Promise<SentQuote> => {
  const draft = await newDraft(choices)
  await saveCount(draft)
  return send((await available(draft)).OrderId, key)
}

const mails = async () => (await readdir(join(folder, "mail"))).filter((name) => name.startsWith("quote-"))
it("asks for Save Count first, and again once the list is another one [ob8-quote-unsaved]", async () => {
  const draft = await newDraft()
  const first = { IsSuccess: false, Message: 'In order to "send Quote", please first "Save Count"' }
  expect(await available(draft)).toMatchObject(first)
  await saveCount(draft)
  expect(await available(draft)).toMatchObject({ IsSuccess: true, Message: "", Email: contact.email })
  const changed = await site.json("PUT", `/api/v1/drafts/${draft.id}`, {
    baseRevision: draft.revision,
    definition,
    choices: { ...draft.choices, wantedTotal: 300 },
  })
  expect(await available(draftOf(changed))).toMatchObject(first)
})

it("sends one quote and one mail for a key, with the letter as a PDF; nobody else finds it", async () => {
  const draft = await newDraft()
  await saveCount(draft)
  const { OrderId } = await available(draft)
  const sent = await send(OrderId, "once")
  expect(await send(OrderId, "once")).toEqual(sent)
  const other = await quoted("other")
  expect(
    (await site.send("POST", "/api/v1/sent-quotes", { savedCountId: other.savedCountId, key: "once" }))
      .status,
  ).toBe(422)

  const { attachments, html, text, to } = await mailOf(folder, `quote-${sent.code}`)
  expect(to).toEqual([contact.email])
  expect(html).toContain(`${site.url}/quotes/${sent.id}`)
  expect(text).toContain(`${site.url}/quotes/${sent.id}`)
  expect(text).toContain(`Total before tax: $${sent.price.figures.totalBeforeTax}`)
  expect(attachments.map(({ name, type }) => [name, type])).toEqual([[`${sent.code}.pdf`, "application/pdf"]])
  const letter = pdfText(attachments[0]?.content ?? Buffer.of())
  expect(letter).toContain(NAME)
  expect(letter).toContain(`$${sent.price.figures.totalBeforeTax}`)
  expect(letter).toContain("Page 1 of 1")
  const pdf = await site.send("GET", `/api/v1/sent-quotes/${sent.id}/quote.pdf`)
  expect(pdf.headers.get("content-type")).toBe("application/pdf")
  expect(pdf.headers.get("content-disposition")).toBe(`attachment; filename="${sent.code}.pdf"`)
  expect(pdfText(Buffer.from(await pdf.arrayBuffer()))).toBe(letter)
  expect((await mails()).filter((name) => name.includes(sent.code))).toHaveLength(1)

  await site.signIn("digital")
  const foreign = await site.send("GET", `/api/v1/sent-quotes/${sent.id}`)
  const missing = await site.send("GET", "/api/v1/sent-quotes/none")
  expect([foreign.status, await foreign.text()]).toEqual([404, await missing.text()])
  await site.signIn()
})

it("charges what a valid quote promised after the prices changed; an expired one has the current prices", async () => {
  const sent = await quoted("pinned", { promoCode: "WELCOME10" })
  expect(Number(sent.price.figures.discount)).toBeGreaterThan(0)
  await site.kill()
  const prices = join(folder, "site", "prices", "consumer.json")
  await writeFile(
    prices,
    (await readFile(prices, "utf8")).replace(
      /"Base": \[[^\]]*\]/,
      '"Base": ["0.9", "0.9", "0.9", "0.9", "0.9", "0.9"]',
    ),
  )
  const promotions = join(folder, "site", "promotions.json")
  await writeFile(promotions, (await readFile(promotions, "utf8")).replaceAll('"WELCOME10"', '"LATER10"'))
  const database = new PGlite(join(folder, "site", "database"))
  const [expired] = (
    await database.query<{ id: string }>(
      `INSERT INTO sent_quotes SELECT 'expired', code, user_id, account_id, list_type, saved_count_id, 'expired',
         price_list_id, now() - interval '1 minute', selection,
         replace(replace(body, $1, 'expired'), $2, '2026-01-01'), receipt, origin, sent_at, now()
       FROM sent_quotes WHERE id = $1 RETURNING id`,
      [sent.id, sent.validUntil],
    )
  ).rows
  await database.close()
  site = await RunningSite.start(folder)
  await site.signIn()

  const opened = await open(sent.id)
  expect(opened.sent).toEqual(sent)
  expect(opened.isValid).toBe(true)
  expect(opened.now?.since).toMatchObject({ added: 0, removed: 0 })
  // The promotion is gone, the prices stay.
  expect(opened.now?.priceListId).toBe(sent.priceListId)
  const promised = opened.now?.price.figures.totalBeforeTax ?? ""
  expect(promised).toBe(sent.price.figures.subtotal)
  const late = await open(expired?.id ?? "")
  expect(late.isValid).toBe(false)
  expect(late.now?.priceListId).not.toBe(sent.priceListId)

  const draft = draftOf(await site.json("POST", `/api/v1/sent-quotes/${sent.id}/order`, {}))
  expect(draft.choices.quoteId).toBe(sent.id)
  const current = await prepareList(site, definition, ACCEPTED)
  const pinned = await prepareList(site, draft.definition, ACCEPTED, { quoteId: sent.id })
  const others = canonicalDefinition({ ...definition, phoneOption: "phonesWhereAvailable" })
  const other = await prepareList(site, others, ACCEPTED, { quoteId: sent.id })
  expect(pinned.price.figures.totalBeforeTax).toBe(promised)
  expect(Number(current.price.figures.totalBeforeTax)).toBeGreaterThan(2 * Number(promised))
  expect(Number(other.price.figures.unitPrice)).toBeGreaterThan(0.5)
  expect(late.now?.price.figures).toEqual(current.price.figures)

  // What was shown of other prices is refused, what the quote promised is charged.
  const order = { ...pinned.body.order, TotalPretaxCost: current.body.order.TotalPretaxCost }
  const refused = placedOf(
    await site.json("POST", "/PlaceOrder.aspx/ProcessOrder", { ...pinned.body, order }),
  )
  expect(refused.IsSuccess).toBe(false)
  const placed = placedOf(await site.json("POST", "/PlaceOrder.aspx/ProcessOrder", pinned.body))
  expect(placed).toMatchObject({ IsSuccess: true })
  const receipt = receiptOf(await site.json("GET", `/api/v1/orders/${placed.OrderCode}`))
  expect(receipt.totalBeforeTax).toBe(promised)
  const ledger = new DatabaseSync(join(folder, "sandbox-processor", "ledger.sqlite"), { readOnly: true })
  const charge = ledger.prepare("SELECT cents FROM entries WHERE order_code = ?").get(placed.OrderCode)
  ledger.close()
  expect(charge).toEqual({ cents: Math.round(100 * Number(receipt.total)) })
})
