import { readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { WireSavedCard, WireStuckJob } from "@listwright/adapters"
import { Draft } from "@listwright/domain/drafts"
import {
  ATTRIBUTES,
  CHARGES,
  DEFAULT_OUTPUT_FIELDS,
  LIFESTYLE_ATTRIBUTES,
  PRICE_ELEMENTS,
} from "@listwright/domain/glossary"
import { OrderReceipt } from "@listwright/domain/order"
import { Price } from "@listwright/domain/pricing"
import { Schema } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { consumersOffered } from "../configuration/consumersOffered.ts"
import { filesWith } from "./filesWith.ts"
import { placedOf, prepareOrder, refusalOf, taxOf, zipsOfNewYork } from "./preparedOrder.ts"
import { readWorkbook } from "../delivery/readWorkbook.ts"
import { RunningSite } from "./runningSite.ts"
import { ACCEPTED, DECLINED, removeFolder, temporaryFolder, typedCard } from "./shop.ts"

const data = temporaryFolder()
let site: RunningSite
let codes: ReadonlyArray<string>

beforeAll(async () => {
  site = await RunningSite.start(data)
  await site.signIn()
  codes = await zipsOfNewYork(site)
})
afterAll(async () => {
  await site.stop()
  removeFolder(data)
})

const nameOf = (column: string): string =>
  new Map<string, string>(Object.entries({ ...ATTRIBUTES, ...LIFESTYLE_ATTRIBUTES })).get(column) ?? ""

const draftOf = Schema.decodeUnknownSync(Draft)
const priceOf = Schema.decodeUnknownSync(Schema.Struct({ price: Price, revision: Schema.Int }))
const receiptOf = Schema.decodeUnknownSync(OrderReceipt)
const call = (name: string, body: unknown) => site.json("POST", `/PlaceOrder.aspx/${name}`, body)
const place = async (body: unknown) => placedOf(await call("ProcessOrder", body))

const fulfilled = async (code: string): Promise<OrderReceipt> => {
  const receipt = receiptOf(await site.json("GET", `/api/v1/orders/${code}`))
  return receipt.state === "fulfilled" ? receipt : fulfilled(code)
}

const operator = async (): Promise<Record<string, string>> => {
  const secrets = JSON.parse(await readFile(join(data, "site", "secrets.json"), "utf8"))
  return { "x-listwright-operator": String(secrets.operator) }
}
const stuckOf = Schema.decodeUnknownSync(Schema.Struct({ jobs: Schema.Array(WireStuckJob) }))
const stuckJobs = async () =>
  stuckOf(await (await fetch(`${site.url}/api/v1/jobs`, { headers: await operator() })).json()).jobs

describe("a list that cannot be written", () => {
  it("is seen by the operator with its reason and what to do, and delivered once that is mended", async () => {
    const deliveries = join(data, "deliveries")
    await rename(deliveries, `${deliveries}.away`).catch(() => undefined)
    await writeFile(deliveries, "no folder")
    const { OrderCode } = await place((await prepareOrder(site, codes, ACCEPTED)).body)
    let stuck = await stuckJobs()
    while (!stuck.some(({ orderCode }) => orderCode === OrderCode)) stuck = await stuckJobs()
    const [job] = stuck.filter(({ orderCode }) => orderCode === OrderCode)
    assert.strictEqual(job?.kind, "fulfil")
    assert.notStrictEqual(job?.reason, "")
    assert.include(job?.advice, "The list can't be written, and the customer sees that it's delayed.")
    await rm(deliveries)
    await rename(`${deliveries}.away`, deliveries).catch(() => undefined)
    assert.strictEqual((await fulfilled(OrderCode)).state, "fulfilled")
    assert.deepStrictEqual(await stuckJobs(), [])
  })
})

describe("GetPromotion", () => {
  it("finds a code", async () => {
    const answer = JSON.stringify(await call("GetPromotion", { listtype: 10, promotionCode: "flat25" }))
    assert.include(answer, '"PromotionCode":"FLAT25","PromotionName":"$25 off","PromotionType":3')
    assert.include(answer, '"MinPurAmountType":1,"MinPurAmount":"100.00"')
  })

  it("finds none by any other, and says why: a false flag would be an error of the server", async () => {
    const none = (ResultMessage: string) => ({ d: { ResultFlag: true, ResultMessage, DataSource: null } })
    assert.deepStrictEqual(
      await call("GetPromotion", { listtype: 10, promotionCode: "NO" }),
      none("The code is not valid."),
    )
    for (const promotionCode of ["", "  "])
      assert.deepStrictEqual(
        await call("GetPromotion", { listtype: 10, promotionCode }),
        none("Please enter a promotion code."),
      )
  })
})

describe("ProcessOrder with a promotion code", () => {
  it("that takes nothing off places nothing, and says why [ob8-promo-code]", async () => {
    const { body } = await prepareOrder(site, codes, ACCEPTED, "NOSUCH")
    assert.deepInclude(await place(body), {
      IsSuccess: false,
      OrderCode: "",
      Message: "Promotion code NOSUCH: The code is not valid. Enter another code, or remove it.",
    })
  })

  it("that differs from the stored one places nothing", async () => {
    const { body } = await prepareOrder(site, codes, ACCEPTED)
    const { IsSuccess, Message } = await place({
      ...body,
      order: { ...body.order, PromoCode: "WELCOME10" },
    })
    assert.isFalse(IsSuccess)
    assert.include(Message, "PromoCode: this order differs from the stored one.")
    assert.isTrue((await place({ ...body, order: { ...body.order, PromoCode: "" } })).IsSuccess)
  })
})

describe("CalculateTax", () => {
  const ZIPS: Readonly<Record<string, string>> = { tx: "75001", TX: "75001", OR: "97201", ON: "M5V 2T6" }
  const tax = (State: string, OrderAmount = "100.00", Country = "US") =>
    call("CalculateTax", { req: { OrderAmount, State, Country, Zip: ZIPS[State] ?? "" } })

  it("charges the state's rate", async () => {
    assert.deepStrictEqual(taxOf(await tax("tx")), {
      SubTotal: "100.00",
      TotalTax: "6.25",
      Total: "106.25",
      TaxRate: "0.0625",
    })
    assert.deepStrictEqual(taxOf(await tax("OR")), {
      SubTotal: "100.00",
      TotalTax: "0.00",
      Total: "100.00",
      TaxRate: "0",
    })
  })

  it("ignores provinces, and lets nobody put a state into Canada", async () => {
    assert.strictEqual(taxOf(await tax("ON", "100.00", "CA")).TotalTax, "0.00")
    assert.include(refusalOf(await tax("TX", "100.00", "CA")), "'TX' isn't a Canadian province.")
  })

  it("refuses an unknown state and an invalid amount", async () => {
    assert.strictEqual(
      refusalOf(await tax("ZZ")),
      "'ZZ' isn't a U.S. state. Choose Canada as the country, or choose a state.",
    )
    assert.strictEqual(refusalOf(await tax("GU")), "The tax in GU is not known.")
    assert.include(refusalOf(await tax("TX", "lots")), "req.OrderAmount")
    assert.include(refusalOf(await tax("TX", "-5")), "req.OrderAmount")
  })
})

describe("GetDataUseAgreement", () => {
  it("acknowledges for email campaigns, and only for them, that no addresses are delivered", async () => {
    const text = async (listType: number) => JSON.stringify(await call("GetDataUseAgreement", { listType }))
    assert.include(await text(200), "No actual email addresses are delivered")
    assert.include(await text(210), "No actual email addresses are delivered")
    assert.notInclude(await text(10), "No actual email addresses are delivered")
  })
})

describe("the sandbox processor's vault", () => {
  it("refuses a wrong card with a text for its holder", async () => {
    const response = await site.send("POST", "/sandbox-processor/cards", typedCard("411111"))
    assert.strictEqual(response.status, 422)
    assert.include(await response.text(), "The card number is not valid.")
  })
})

describe("ProcessOrder", () => {
  it("places an order, delivers it, and gives it to its buyer by both addresses", async () => {
    const { body, price } = await prepareOrder(site, codes, ACCEPTED, "WELCOME10")
    const placed = await place(body)
    assert.strictEqual(placed.Message, "")
    const receipt = await fulfilled(placed.OrderCode)
    assert.strictEqual(receipt.totalBeforeTax, price.figures.totalBeforeTax)
    assert.deepStrictEqual(receipt.lines, price.lines)
    const download = await site.send("GET", `/api/v1/orders/${placed.OrderCode}/list.csv`)
    assert.strictEqual(
      download.headers.get("content-disposition"),
      `attachment; filename="${placed.OrderCode}.csv"`,
    )
    const list = await download.text()
    assert.strictEqual(list.trimEnd().split(/\r?\n/).length - 1, receipt.quantity)
    const same = await site.send("GET", `/Common/DownFile.aspx?id=${placed.OrderCode}&type=1`)
    assert.match(same.headers.get("content-disposition") ?? "", /\.xlsx"$/)
    assert.deepStrictEqual(
      (await readWorkbook(Buffer.from(await same.arrayBuffer())))[0]?.rows.slice(1).map(([record]) => record),
      list
        .trimEnd()
        .split(/\r?\n/)
        .slice(1)
        .map((row) => row.split(",")[0]),
    )

    await rm(join(data, "deliveries", placed.OrderCode), { recursive: true })
    const gone = await site.send("GET", `/api/v1/orders/${placed.OrderCode}/list.csv`)
    assert.strictEqual(gone.status, 404, "a list that is not kept any more is not half an answer")
  })

  it("says why it was refused, and nothing is placed", async () => {
    const { body } = await prepareOrder(site, codes, ACCEPTED)
    const refused = async (order: object) => {
      const answer = await place({ ...body, order: { ...body.order, ...order } })
      assert.isFalse(answer.IsSuccess)
      assert.strictEqual(answer.OrderCode, "")
      assert.strictEqual(answer.Title, "Place Order Error")
      return answer.Message
    }
    assert.strictEqual(
      await refused({ IsAgreementAccepted: false }),
      "You must agree to the terms of the Data Use Agreement to place this order.",
    )
    assert.include(await refused({ TotalActualCost: "0.01" }), "The price has changed since it was shown.")
    assert.include(await refused({ TotalActualCost: undefined }), "The price has changed since it was shown.")
    assert.include(await refused({ OrderContactInformation: {} }), "order name, first name, last name")
    assert.include(await refused({ OrderPaymentInformation: {} }), "holder name, number, security code")
    assert.include(await refused({ PaymentMethod: 2 }), "credit card")
    assert.isTrue((await place(body)).IsSuccess)
  })

  it("charges a declined card nothing, and takes another one for the same draft", async () => {
    const declined = await prepareOrder(site, codes, DECLINED)
    assert.include((await place(declined.body)).Message, "The card was declined")
    const { order } = (await prepareOrder(site, codes, ACCEPTED)).body
    const again = { ...declined.body.order, OrderPaymentInformation: order.OrderPaymentInformation }
    assert.isTrue((await place({ ...declined.body, order: again })).IsSuccess)
  })

  it("takes a number of an original client, which names no revision, and writes it nowhere", async () => {
    const { body } = await prepareOrder(site, codes, ACCEPTED)
    const { DraftRevision: _, OrderPaymentInformation: payment, ...order } = body.order
    const { Token: __, ...typed } = payment
    const number = "4111222233334444"
    const answer = await place({
      ...body,
      order: { ...order, OrderPaymentInformation: { ...typed, Number: number } },
    })
    assert.isTrue(answer.IsSuccess, answer.Message)
    assert.strictEqual((await fulfilled(answer.OrderCode)).lastDigits, "4444")
    assert.notInclude(site.output, number)
  })

  it("places the user's latest draft where neither order nor call names one", async () => {
    const { body } = await prepareOrder(site, codes, ACCEPTED)
    const { ListModuleSessionId: _, DraftRevision: __, ...order } = body.order
    assert.isTrue((await place({ currentSessionId: "", order })).IsSuccess)
    for (const nameless of [order, { ...order, ListModuleSessionId: "" }]) {
      assert.strictEqual(
        (await place({ currentSessionId: "none", order: nameless })).Message,
        "We couldn't find this draft.",
      )
    }
  })

  it("refuses users that may not pay", async () => {
    await site.signIn("nopay")
    const { body } = await prepareOrder(site, codes, ACCEPTED)
    assert.include((await place(body)).Message, "You aren't allowed to place orders")
    await site.signIn()
  })
})

describe("output columns and mobile packages", () => {
  const chooseFor = async (draftId: string, extras: object) => {
    const draft = draftOf(await site.json("GET", `/api/v1/drafts/${draftId}`))
    const change = {
      baseRevision: draft.revision,
      definition: draft.definition,
      choices: { ...draft.choices, ...extras },
    }
    return draftOf(await site.json("PUT", `/api/v1/drafts/${draftId}`, change))
  }
  const askPrice = async (draftId: string, extras: object) => {
    const draft = await chooseFor(draftId, extras)
    const { definition, choices, revision } = draft
    return site.send("POST", "/api/v1/prices", { definition, choices, draftId, revision })
  }

  it("are priced, charged and delivered", async () => {
    const prepared = await prepareOrder(site, codes, ACCEPTED)
    const answer = await askPrice(prepared.draftId, { outputColumns: ["AGE", "INCOME"] })
    assert.strictEqual(answer.status, 200)
    const { price, revision } = priceOf(await answer.json())
    assert.deepStrictEqual(
      price.perRecord.map(({ label, detail }) => [label, detail]),
      [
        ["Base", "per record"],
        ["Age", "additional, per record"],
        ["Household Income", "additional, per record"],
      ],
    )
    assert.isAbove(Number(price.figures.unitPrice), Number(prepared.price.figures.unitPrice))
    const req = { OrderAmount: price.figures.totalBeforeTax, State: "IL", Zip: "60614" }
    const tax = taxOf(await call("CalculateTax", { req }))
    const { body } = prepared
    const order = { ...body.order, DraftRevision: revision, TotalPretaxCost: tax.SubTotal }
    const shown = { ...order, TaxCharge: tax.TotalTax, TotalActualCost: tax.Total }
    const others = { ...shown, AdditionalOutputColumns: [{ ColumnName: "AGE" }] }
    assert.include(
      (await place({ ...body, order: others })).Message,
      "AdditionalOutputColumns: this order differs",
    )
    const without = await place({ ...body, order: { ...body.order, DraftRevision: revision } })
    assert.include(without.Message, "The price has changed since it was shown.")
    const placed = await place({ ...body, order: shown })
    assert.strictEqual(placed.Message, "")
    await fulfilled(placed.OrderCode)
    const list = await (await site.send("GET", `/api/v1/orders/${placed.OrderCode}/list.csv`)).text()
    assert.match(list.split(/\r?\n/)[0] ?? "", /,Age,.*Income/)
  })

  it("have one name each: for controls, price, receipt and list", async () => {
    const prepared = await prepareOrder(site, codes, ACCEPTED)
    const outputColumns = consumersOffered.map(({ column }) => column)
    const attributes = outputColumns.map((column) => [column, nameOf(column)] as const)
    const answer = await askPrice(prepared.draftId, { outputColumns })
    const { price, revision } = priceOf(await answer.json())
    const controls = JSON.stringify(await call("GetDemoAttributesList", { demotype: 0, listtype: 10 }))
    for (const [column, name] of attributes)
      assert.match(controls, new RegExp(`"ColumnName":"${column}","AttributeName":"${name}"`))
    const elements = new Set(["Base", ...consumersOffered.flatMap(({ priceElement }) => priceElement ?? [])])
    const labels = Object.entries(PRICE_ELEMENTS).flatMap(([element, label]) =>
      elements.has(element) ? [label] : [],
    )
    assert.sameMembers(
      price.perRecord.map(({ label }) => label),
      labels,
    )
    const tax = taxOf(
      await call("CalculateTax", {
        req: { OrderAmount: price.figures.totalBeforeTax, State: "IL", Zip: "60614" },
      }),
    )
    const { body } = prepared
    const priced = { DraftRevision: revision, TotalPretaxCost: tax.SubTotal, TaxCharge: tax.TotalTax }
    const order = { ...body.order, ...priced, TotalActualCost: tax.Total }
    const { OrderCode } = await place({ ...body, order })
    const [list] = (await fulfilled(OrderCode)).lines
    for (const name of labels) assert.include(list?.detail, name)
    assert.strictEqual(list?.label, CHARGES.list)
    const file = await (await site.send("GET", `/api/v1/orders/${OrderCode}/list.csv`)).text()
    assert.strictEqual(
      file.split("\r\n")[0],
      // The last name is included without being asked for, and appears once.
      [...new Set([...DEFAULT_OUTPUT_FIELDS, ...attributes.map(([, name]) => name)])].join(),
    )
  })

  it("that do not exist are refused by name, in a price and in an order", async () => {
    const { body, draftId } = await prepareOrder(site, codes, ACCEPTED)
    for (const [extras, words] of [
      [{ outputColumns: ["AGE", "SHOESIZE"] }, "outputColumns: this list has no column SHOESIZE."],
      [{ mobilePackageId: 7 }, "mobilePackageId: this list has no mobile package 7."],
    ] as const) {
      const answer = await askPrice(draftId, { outputColumns: [], ...extras })
      assert.strictEqual(answer.status, 422)
      assert.include(await answer.text(), words)
      const { DraftRevision: _, ...order } = body.order
      assert.include((await place({ ...body, order })).Message, words)
    }
  })

  it("of an original order are written into its draft", async () => {
    const { draftId } = await prepareOrder(site, codes, ACCEPTED)
    const order = {
      ListModuleSessionId: draftId,
      ListType: 10,
      OrderGeos: codes.map((GeoKeyCode) => ({ GeoKeyCode, GeoType: 5 })),
      AdditionalOutputColumns: [{ ColumnName: "GENDER" }],
      MobilePackageId: 0,
    }
    assert.strictEqual(refusalOf(await call("SubmitOrder", { order })), "")
    const draft = draftOf(await site.json("GET", `/api/v1/drafts/${draftId}`))
    assert.deepStrictEqual(draft.choices.outputColumns, ["GENDER"])
    const kept = JSON.stringify(await call("GetOrder", { sessionId: draftId }))
    assert.include(kept, '"AdditionalOutputColumns":[{"ColumnName":"GENDER"}]')
  })
})

describe("reward points", () => {
  const Pointed = Schema.Struct({
    d: Schema.Struct({ DataSource: Schema.Struct({ UserPoint: Schema.Int }) }),
  })
  const Started = Schema.Struct({
    d: Schema.Struct({ DataSource: Schema.Struct({ userPoint: Schema.Int }) }),
  })
  const userPoint = async (): Promise<number> => {
    const answer = await site.json("POST", "/LandingPage.aspx/GetUserPoint", {})
    return Schema.decodeUnknownSync(Pointed)(answer).d.DataSource.UserPoint
  }
  const startingPoint = async (path: string): Promise<number> =>
    Schema.decodeUnknownSync(Started)(await site.json("POST", path, {})).d.DataSource.userPoint

  it("are earned by an order that is paid, a point a dollar before tax, doubled by its promotion", async () => {
    await site.signIn("power")
    assert.strictEqual(await userPoint(), 0)
    const { body, price } = await prepareOrder(site, codes, ACCEPTED, "POINTS2X")
    assert.isTrue((await place(body)).IsSuccess)
    assert.isTrue((await place(body)).IsSuccess, "the same order again")
    const earned = Math.floor(Number(price.figures.totalBeforeTax) * 2)
    assert.isAbove(earned, 0)
    assert.strictEqual(await userPoint(), earned)
    assert.strictEqual(await startingPoint("/Common/InitUser.ashx"), earned)
    assert.strictEqual(await startingPoint("/PlaceOrder.aspx/GetUserInformation"), earned)
    const declined = await prepareOrder(site, codes, DECLINED)
    assert.isFalse((await place(declined.body)).IsSuccess)
    assert.strictEqual(await userPoint(), earned)
    await site.signIn()
  })
})

describe("the card that a user keeps", () => {
  const billing = {
    HolderName: "Dana Demo",
    ExpirationMonth: "7",
    ExpirationYear: 2031,
    Address: "1 Main St",
    City: "Chicago",
    State: "IL",
    ZipCode: "60614",
  }
  const Kept = Schema.Struct({ d: Schema.Struct({ DataSource: Schema.NullOr(WireSavedCard) }) })
  const keptBy = async (userId: string) =>
    Schema.decodeUnknownSync(Kept)(await call("GetUserPaymentCards", { userId })).d.DataSource
  const save = async (cards: unknown) => refusalOf(await call("InsertOrUpdateUserPaymentCards", { cards }))
  const tokenOf = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))
  const idOf = Schema.decodeUnknownSync(
    Schema.Struct({ d: Schema.Struct({ DataSource: Schema.Struct({ UserGuid: Schema.String }) }) }),
  )
  const ownId = async () => idOf(await site.json("POST", "/Common/InitUser.ashx", {})).d.DataSource.UserGuid

  it("is kept by its number, masked and without its code, changed around it, and replaced by another one", async () => {
    const userId = await ownId()
    assert.isNull(await keptBy(userId))
    assert.strictEqual(await save({ ...billing, CardNumber: ACCEPTED, CVV: "123" }), "")
    const first = await keptBy(userId)
    assert.containsSubset(first, { CardNumber: "************1111", CardType: 10, CVV: "", City: "Chicago" })
    assert.notStrictEqual(first?.Token ?? "", "")

    const moved = { ...billing, City: "Evanston", CardNumber: "************1111", CVV: "123" }
    assert.strictEqual(await save([moved]), "")
    assert.deepEqual(await keptBy(userId), { ...first, City: "Evanston", CompanyName: "" })

    const other = await site.json("POST", "/sandbox-processor/cards", typedCard("5500005555555559"))
    const { token: Token } = tokenOf(other)
    // What is sent of a token's card is what its holder sees; the vault says which card it is.
    assert.strictEqual(await save({ ...billing, Token, CardNumber: "************1111", CardType: 10 }), "")
    const second = await keptBy(userId)
    assert.containsSubset(second, { Token, CardNumber: "************5559", CardType: 20 })

    const { body } = await prepareOrder(site, codes, ACCEPTED)
    const order = { ...body.order, OrderPaymentInformation: { ...body.order.OrderPaymentInformation, Token } }
    assert.isTrue((await place({ ...body, order })).IsSuccess)
  })

  it("stays as it is where another one is refused, with the reason", async () => {
    const userId = await ownId()
    const before = await keptBy(userId)
    const number = { ...billing, CardNumber: ACCEPTED, CVV: "123" }
    const missing = "Please complete the payment information: "
    assert.strictEqual(await save({ ...number, HolderName: "", City: null }), `${missing}holder name, city.`)
    assert.strictEqual(
      await save({ ...number, CardNumber: "123" }),
      `${missing}number. The card number is not valid.`,
    )
    // Masked like a card that is not the kept one.
    assert.strictEqual(
      await save({ ...number, CardNumber: "************9999" }),
      `${missing}number. The card number is not valid.`,
    )
    assert.strictEqual(await save({ ...number, CVV: "" }), `${missing}security code.`)
    assert.strictEqual(await save([number, number]), "A user can save only one card. Please send one.")
    assert.strictEqual(
      await save({ ...number, Token: "tok_guess" }),
      "This card is no longer on file. Please enter it again.",
    )
    assert.strictEqual(await save({ ...number, ExpirationYear: 2099 }), "The expiration year is not valid.")
    assert.isNotNull(before)
    assert.deepEqual(await keptBy(userId), before)
  })

  it("is nobody else's, and its number is nowhere in the site's files", async () => {
    const userId = await ownId()
    await site.signIn("reseller")
    assert.isNull(await keptBy(userId))
    await site.signIn()
    assert.isNotNull(await keptBy(userId))
    for (const digits of [ACCEPTED, "5500005555555559"]) {
      assert.deepEqual(await filesWith(data, digits), [])
      assert.notInclude(site.output, digits)
    }
  })
})

describe("an order of somebody else", () => {
  it("looks like one that does not exist, and a Power User of the account sees it", async () => {
    const { body } = await prepareOrder(site, codes, ACCEPTED)
    const { OrderCode } = await place(body)
    await fulfilled(OrderCode)
    const statusOf = async (path: string) => {
      const response = await site.send("GET", path)
      return `${response.status} ${await response.text()}`
    }
    await site.signIn("digital")
    const foreign = await statusOf(`/api/v1/orders/${OrderCode}`)
    assert.match(foreign, /^404 /)
    assert.strictEqual(foreign, await statusOf("/api/v1/orders/LW-2222-2222"))
    assert.match(await statusOf(`/api/v1/orders/${OrderCode}/list.csv`), /^404 /)
    assert.match(await statusOf(`/Common/DownFile.aspx?id=${OrderCode}&type=1`), /^404 /)
    await site.signIn("power")
    assert.match(await statusOf(`/api/v1/orders/${OrderCode}`), /^200 /)
    await site.signIn()
  })
})
