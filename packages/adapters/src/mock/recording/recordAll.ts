import { Schema } from "effect"
import { Draft } from "@listwright/domain/drafts"
import { OrderReceipt, type PlaceRequest } from "@listwright/domain/order"
import { Quote } from "@listwright/domain/pricing"
import { DraftId } from "@listwright/domain/shared"
import { AccountId } from "@listwright/domain/account"
import type { Fixture } from "../Fixture.ts"
import { placedOrder } from "../../http/order/placedOrder.ts"
import { Recorder } from "./Recorder.ts"
import type { RecordedOrder } from "./RecordedOrder.ts"
import { recordSuppressions } from "./recordSuppressions.ts"
import { cards, sampleChoices, sampleContact, sampleDefinition } from "./sample.ts"
import { stableNames } from "./stableNames.ts"

const DEMO = { email: "demo@listwright.example", password: "Demo-Portal-2026" }
const LIST_TYPE = 10

const read = <A, I>(schema: Schema.Codec<A, I>, value: unknown): A => Schema.decodeUnknownSync(schema)(value)

const Answered = Schema.Struct({ d: Schema.Struct({ DataSource: Schema.Unknown }) })
const data = <A, I>(schema: Schema.Codec<A, I>, value: unknown): A =>
  read(schema, read(Answered, value).d.DataSource)

/** Walks the whole path of an order against a server of the demo site and records every call of the contract. */
export const recordAll = async (url: string): Promise<ReadonlyArray<Fixture>> => {
  const recorder = new Recorder(url)
  const ask = recorder.ask.bind(recorder)

  await ask("InitSite", { title: "the site", body: {} })
  await ask("LoginUser", { title: "signed in", body: DEMO })
  await ask("LoginUser", { title: "wrong password", body: { ...DEMO, password: "wrong" } })
  await ask("LoginUser", { title: "no e-mail address", body: { email: "demo", password: "wrong" } })
  await ask("Logout", { title: "signed out", body: {} })
  await ask("health", { title: "working" })
  await ask("openLink", { title: "no such link", as: null, body: { secret: "guess" } })
  const issued = await ask("issueToken", { title: "a token", body: { ...DEMO, name: "terminal" } })
  await ask("issueToken", { title: "wrong password", body: { ...DEMO, password: "wrong", name: "terminal" } })
  const { token } = read(Schema.Struct({ token: Schema.String }), issued.body)
  await ask("InitUser", { title: "nobody is signed in", as: null, body: {} })
  recorder.token = token
  await ask("ResetPassword", { title: "without a one-time link", body: { password: "Demo-Portal-2027" } })

  const user = await ask("InitUser", { title: "the user", body: {} })
  const { accountId } = data(Schema.Struct({ accountId: AccountId }), user.body)
  await ask("GetUserInformation", { title: "the user", body: {} })
  await ask("InitializeCommonJsConfiguration", { title: "the site for the user", body: {} })
  await ask("GetDataUseAgreement", { title: "the agreement", body: { listType: LIST_TYPE } })

  await recordAreas(recorder)
  await recordAudience(recorder)

  const opened = read(
    Draft,
    (await ask("createDraft", { title: "a new draft", body: { listType: LIST_TYPE } })).body,
  )
  const params = { id: opened.id }
  await ask("openDraft", { title: "the latest draft", body: { listType: LIST_TYPE } })
  await ask("openDraft", { title: "a source that the user has not", body: { listType: 20 } })
  const content = { definition: encodeJson(sampleDefinition), choices: encodeJson(sampleChoices) }
  await ask("putDraft", { title: "changed", params, body: { baseRevision: 1, ...content } })
  await ask("putDraft", { title: "somebody else was first", params, body: { baseRevision: 1, ...content } })
  await ask("undoDraft", { title: "undone", params, body: { baseRevision: 2 } })
  await ask("undoDraft", { title: "nothing to undo", params, body: { baseRevision: 3 } })
  await ask("putDraft", { title: "changed again", params, body: { baseRevision: 3, ...content } })
  await ask("getDraft", { title: "the draft", params })
  await ask("getDraft", { title: "no such draft", params: { id: "00000000-0000-7000-8000-000000000000" } })
  const question = { definition: content.definition, draftId: opened.id, revision: 4 }
  const { listUsage, promoCode, quantities } = sampleChoices
  const priced = { listUsage, promoCode, quantities }
  await ask("count", { title: "counted", body: question })
  await ask("waterfall", { title: "how it comes about", body: question })
  await ask("suggestions", { title: "what would bring more", body: question })
  await ask("suggestions", { title: "near a wanted quantity", body: { ...question, wanted: 300 } })
  await ask("countDetails", { title: "down to dwellings", body: question })
  await ask("breakdown", { title: "by gender", body: { ...question, column: "GENDER" } })
  await ask("breakdown", { title: "no such column", body: { ...question, column: "SHOESIZE" } })
  await ask("crossTable", {
    title: "gender by marital status",
    body: { ...question, rows: "GENDER", columns: "MARITAL" },
  })
  await ask("fillRates", { title: "how full a list would be", body: question })
  await ask("sample", { title: "ten masked records", body: question })
  const asked = await ask("quote", { title: "priced", body: { ...question, choices: priced } })
  await ask("quote", {
    title: "with a promotion",
    body: { ...question, choices: { ...priced, promoCode: "WELCOME10" } },
  })

  await recordCountRun(recorder, opened.id)
  const { quote } = read(Schema.Struct({ quote: Quote }), asked.body)
  const order = await recordPlacing(recorder, opened.id, quote)
  const names = await recordSuppressions(recorder, { ...order, accountId })
  // Only strangers: what an operator adds would take people out of every later count, or let them in.
  const stranger = { title: "nobody's secret", as: null, operator: "guess" }
  await ask("doNotSell", stranger)
  await ask("jobs", stranger)
  await ask("siteFiles", stranger)
  await ask("listUsers", stranger)
  const { email } = DEMO
  await ask("addUser", {
    ...stranger,
    body: {
      email,
      firstName: "Ann",
      lastName: "Buyer",
      role: "User",
      account: "Buyers",
      otherAccounts: [],
      makeAccounts: true,
    },
  })
  await ask("inviteUser", { ...stranger, body: { email } })
  await ask("disableUser", { ...stranger, body: { email } })
  await ask("disableDemoUsers", { ...stranger, body: {} })
  await ask("setRole", { ...stranger, body: { email, role: "User" } })
  await ask("addDoNotSell", { ...stranger, file: { name: "gone.csv", text: "person_key\n1\n" } })
  await ask("revokeToken", { title: "revoked" })
  return recorder.fixtures(stableNames(recorder, opened.id, token, names))
}

const encodeJson = (value: unknown): Schema.Json => JSON.parse(JSON.stringify(value))

const recordAreas = async (recorder: Recorder): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  const zips = sampleDefinition.areas.flatMap((area) => (area.kind === "zip" ? [area.zip] : []))
  await ask("GetZipsByZips", { title: "all valid", body: { zipType: 0, zips } })
  await ask("GetZipsByZips", {
    title: "some invalid",
    body: { zipType: 0, zips: ["60614", "00000", "60614"] },
  })
  await ask("GetZipsByZips", { title: "none valid", body: { zipType: 1, zips: ["00000"] } })
  await ask("GetZipsByZips", { title: "no such type", body: { zipType: 7, zips } })
  await ask("references", { title: "the areas" })
  await ask("places", { title: "the areas", body: { zips } })
  const range = { fromZipcode: "60614", toZipcode: "60618", maxLength: 2000 }
  await ask("GetZipcodesByRange", { title: "a range", body: range })
  await ask("GetZipcodesByRange", {
    title: "too long",
    body: { ...range, fromZipcode: "00501", toZipcode: "99950" },
  })
}

const recordAudience = async (recorder: Recorder): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  const listed = await ask("GetDemoAttributesList", { title: "all", body: { listtype: LIST_TYPE } })
  const columns = data(Schema.Array(Schema.Struct({ ColumnName: Schema.String })), listed.body)
  for (const { ColumnName } of columns) {
    await ask("GetDemoAttribute", {
      title: ColumnName,
      body: { columnName: ColumnName, listtype: LIST_TYPE },
    })
  }
  await ask("GetDemoAttribute", {
    title: "no such column",
    body: { columnName: "SHOESIZE", listtype: LIST_TYPE },
  })
  for (const promotionCode of ["WELCOME10", "FLAT25"]) {
    await ask("GetPromotion", { title: promotionCode, body: { listtype: LIST_TYPE, promotionCode } })
  }
  await ask("GetPromotion", {
    title: "no such code",
    body: { listtype: LIST_TYPE, promotionCode: "NOTHING" },
  })
}

const recordCountRun = async (recorder: Recorder, draftId: DraftId): Promise<void> => {
  const ask = recorder.ask.bind(recorder)
  const order = { ListModuleSessionId: draftId }
  await ask("SubmitOrder", { title: "submitted", body: { order } })
  const polled = await ask("PollCountWithotSession", { title: "started", body: { order } })
  const { requestId } = data(Schema.Struct({ requestId: Schema.String }), polled.body)
  const Progress = Schema.Struct({ PercentComplete: Schema.Int })
  const check = () =>
    ask("CheckPollingStatusWithoutSeesion", { title: "how far", body: { requestId, order } })
  while (data(Progress, (await check()).body).PercentComplete < 100) {
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const checks = recorder.exchanges.get("CheckPollingStatusWithoutSeesion") ?? []
  recorder.exchanges.set("CheckPollingStatusWithoutSeesion", checks.slice(-1))
  await ask("GetOrderAndPriceList2WithoutSession", { title: "counted", body: { requestId, order } })
  await ask("stopCount", { title: "it had ended", params: { id: requestId }, body: {} })
  await ask("stopCount", { title: "no such count", params: { id: "nothing" }, body: {} })
  await ask("GetOrder", { title: "the order", body: { sessionId: draftId } })
  await ask("GetOrderFromSession", { title: "the order", session: draftId, body: {} })
  await ask("GetOrderGeos", { title: "the areas", session: draftId, body: { async: false } })
  await ask("GetPhoneResult", { title: "phones", body: { order } })
}

const recordPlacing = async (
  recorder: Recorder,
  draftId: DraftId,
  quote: Quote,
): Promise<Omit<RecordedOrder, "accountId">> => {
  const ask = recorder.ask.bind(recorder)
  const tax = await ask("CalculateTax", {
    title: "Illinois",
    session: draftId,
    body: {
      req: {
        AddressLine: sampleContact.addressLine,
        City: sampleContact.city,
        Country: "US",
        DesiredQty: quote.quantity,
        ListType: LIST_TYPE,
        OrderAmount: quote.figures.TotalPretaxCost,
        State: sampleContact.state,
        Zip: sampleContact.zip,
      },
    },
  })
  await ask("CalculateTax", {
    title: "no amount",
    body: { req: { OrderAmount: "much", State: "IL", Zip: "60602" } },
  })
  const { TotalTax, Total } = data(Schema.Struct({ TotalTax: Schema.String, Total: Schema.String }), tax.body)
  const expiry = { expiryMonth: 12, expiryYear: 2030 }
  const card = { holderName: "Ann Buyer", securityCode: "123", ...expiry }
  const tokenOf = async (title: string, number: string) => {
    const answered = await ask("tokenize", { title, as: null, body: { ...card, number } })
    const Token = Schema.Struct({ token: Schema.String, cardType: Schema.String, lastDigits: Schema.String })
    return read(Token, answered.body)
  }
  const accepted = await tokenOf("a token", cards.accepted)
  const declined = await tokenOf("a card that will be declined", cards.declined)
  await ask("tokenize", { title: "no card number", as: null, body: { ...card, number: "123" } })
  const draft = read(
    Draft,
    (await ask("getDraft", { title: "before placing", params: { id: draftId } })).body,
  )
  // As a client of the original contract sends it, which makes no keys: recorded again, it is another request.
  const request: Omit<PlaceRequest, "requestKey"> = {
    draftId,
    revision: draft.revision,
    contact: sampleContact,
    shown: {
      quantity: quote.quantity,
      totalPretaxCost: quote.figures.TotalPretaxCost,
      taxCharge: TotalTax,
      total: Total,
    },
    agreementAccepted: true,
    payment: {
      ...declined,
      ...card,
      addressLine: sampleContact.addressLine,
      city: sampleContact.city,
      state: sampleContact.state,
      zip: sampleContact.zip,
    },
  }
  const place = (title: string, changed: Partial<PlaceRequest>) =>
    ask("ProcessOrder", {
      title,
      body: { currentSessionId: draftId, order: encodeJson(placedOrder({ ...request, ...changed })) },
    })
  const paid = { ...request.payment, ...accepted }
  await place("the card was declined", {})
  await place("other totals were shown", { payment: paid, shown: { ...request.shown, total: "1.00" } })
  const placed = await place("placed", { payment: paid })
  const { OrderCode } = data(Schema.Struct({ OrderCode: Schema.String }), placed.body)
  const params = { code: OrderCode }
  let receipt = read(OrderReceipt, (await ask("getOrder", { title: "the receipt", params })).body)
  while (receipt.delivery === null) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    recorder.exchanges.set("getOrder", [])
    receipt = read(OrderReceipt, (await ask("getOrder", { title: "the receipt", params })).body)
  }
  await ask("getOrder", { title: "no such order", params: { code: "CON10-000000" } })
  const list = read(Schema.String, (await ask("downloadOrder", { title: "the list", params })).body)
  await ask("downloadOrder", { title: "no such order", params: { code: "CON10-000000" } })
  await ask("downloadWorkbook", { title: "the list", params })
  await ask("downloadWorkbook", { title: "no such order", params: { code: "CON10-000000" } })
  await ask("DownFile", { title: "the list", query: { id: OrderCode, type: "csv" } })
  await ask("RedistributeOrderTotalQty", {
    title: "a placed order keeps its quantities",
    session: draftId,
    body: { totalDesiredQty: 250 },
  })
  await ask("GetUserPoint", { title: "after an order", body: {} })
  const afterwards = await ask("getDraft", { title: "placed", params: { id: draftId } })
  return { draftId, revision: read(Draft, afterwards.body).revision, orderCode: OrderCode, list }
}
