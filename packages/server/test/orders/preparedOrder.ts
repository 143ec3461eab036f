import { CountAnswer } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"
import { type Choices, defaultChoices, Draft } from "@listwright/domain/drafts"
import { Price } from "@listwright/domain/pricing"
import { Schema } from "effect"
import type { RunningSite } from "./runningSite.ts"
import { contact, typedCard, zips } from "./shop.ts"

/** Twice the least order. */
const WANTED = 500

const Answered = Schema.Struct({
  d: Schema.Struct({ ResultFlag: Schema.Boolean, ResultMessage: Schema.String, DataSource: Schema.Unknown }),
})
const answered = Schema.decodeUnknownSync(Answered)

/** Returns the reason that a call was refused; '' if it wasn't. */
export const refusalOf = (body: unknown): string => {
  const { d } = answered(body)
  return d.ResultFlag ? "" : d.ResultMessage
}

const dataSource = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) => {
  const decode = Schema.decodeUnknownSync(schema)
  return (body: unknown) => decode(answered(body).d.DataSource)
}

export const zipsOf = dataSource(Schema.Array(Schema.String))
export const taxOf = dataSource(
  Schema.Struct({
    SubTotal: Schema.String,
    TotalTax: Schema.String,
    Total: Schema.String,
    TaxRate: Schema.String,
  }),
)
export const placedOf = dataSource(
  Schema.Struct({
    IsSuccess: Schema.Boolean,
    Title: Schema.optionalKey(Schema.String),
    OrderCode: Schema.String,
    Message: Schema.String,
  }),
)
const draftOf = Schema.decodeUnknownSync(Draft)
const priceOf = Schema.decodeUnknownSync(Schema.Struct({ price: Price }))
const tokenOf = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))

const countOf = Schema.decodeUnknownSync(Schema.Struct({ answer: CountAnswer }))

/** Enough ZIP Codes for an order of 20,000 people: those of New York with the most people, ascending. */
export const zipsOfNewYork = async (site: Pick<RunningSite, "json">): Promise<ReadonlyArray<string>> => {
  const range = { fromZipcode: "10001", toZipcode: "11999", maxLength: 2_000 }
  const codes = zipsOf(await site.json("POST", "/PlaceOrder.aspx/GetZipcodesByRange", range))
  const question = { definition: zips(...codes), draftId: null, revision: 1 }
  const { answer } = countOf(await site.json("POST", "/api/v1/counts", question))
  const largest = answer.areas.toSorted((a, b) => b.available - a.available)
  const chosen: Array<string> = []
  let records = 0
  for (const { key, available } of largest) {
    if (records > WANTED) break
    records += available
    chosen.push(key.slice("zip:".length))
  }
  return chosen.toReversed()
}

/** The facts of an order that were shown before it's placed. */
export interface Shown {
  readonly draft: Pick<Draft, "id" | "revision">
  readonly quantity: number
  readonly tax: ReturnType<typeof taxOf>
  readonly token: string
}

/** The ProcessOrder body that places a draft as it was shown. */
export const placingBody = ({ draft, quantity, tax, token }: Shown) => {
  const address = {
    AddressLine: contact.addressLine,
    City: contact.city,
    State: contact.state,
    Zipcode: contact.zip,
  }
  const order = {
    ListModuleSessionId: draft.id,
    DraftRevision: draft.revision,
    IsAgreementAccepted: true,
    TotalDesiredQty: quantity,
    TotalPretaxCost: tax.SubTotal,
    TaxCharge: tax.TotalTax,
    TotalActualCost: tax.Total,
    PaymentMethod: 1,
    OrderContactInformation: {
      ...address,
      FirstName: contact.firstName,
      LastName: contact.lastName,
      Company: contact.company,
      Email: contact.email,
      Phone: contact.phone,
      OrderName: contact.orderName,
      CountryCode: "US",
    },
    OrderPaymentInformation: {
      ...address,
      Token: token,
      HolderName: "Dana Whitfield",
      SecurityCode: "123",
      ExpiredMonth: 12,
      ExpiredYear: 2031,
    },
  }
  return { currentSessionId: draft.id, order }
}

/** A draft of consumers at its summary, and the ProcessOrder body that places it as it was shown. */
export const prepareOrder = (
  site: Pick<RunningSite, "json">,
  codes: ReadonlyArray<string>,
  cardNumber: string,
  promoCode: string | null = null,
) => prepareList(site, zips(...codes), cardNumber, { promoCode })

/** The same of any list. */
export const prepareList = async (
  site: Pick<RunningSite, "json">,
  definition: CanonicalDefinition,
  cardNumber: string,
  choices: Partial<Choices> = {},
) => {
  const { listType } = definition
  const created = draftOf(await site.json("POST", "/api/v1/drafts", { listType }))
  const draft = draftOf(
    await site.json("PUT", `/api/v1/drafts/${created.id}`, {
      baseRevision: created.revision,
      definition,
      choices: { ...defaultChoices, step: "summary", contact, ...choices },
    }),
  )
  const question = { definition, draftId: draft.id, revision: draft.revision, choices: draft.choices }
  const { price } = priceOf(await site.json("POST", "/api/v1/prices", question))
  const req = { OrderAmount: price.figures.totalBeforeTax, State: contact.state, Zip: contact.zip }
  const tax = taxOf(await site.json("POST", "/PlaceOrder.aspx/CalculateTax", { req }))
  const { token } = tokenOf(await site.json("POST", "/sandbox-processor/cards", typedCard(cardNumber)))
  return {
    draftId: draft.id,
    price,
    body: placingBody({ draft, quantity: price.quantity, tax, token }),
  }
}
