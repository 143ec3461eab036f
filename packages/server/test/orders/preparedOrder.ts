import { defaultChoices, Draft, Quote } from "@listwright/domain"
import { Schema } from "effect"
import type { RunningSite } from "./runningSite.ts"
import { contact, typedCard, zips } from "./shop.ts"

const Answered = Schema.Struct({
  d: Schema.Struct({ ResultFlag: Schema.Boolean, ResultMessage: Schema.String, DataSource: Schema.Unknown }),
})
const answered = Schema.decodeUnknownSync(Answered)

/** Why a call was refused; '' when it was not. */
export const refusalOf = (body: unknown): string => {
  const { d } = answered(body)
  return d.ResultFlag ? "" : d.ResultMessage
}

const dataSource = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) => {
  const decode = Schema.decodeUnknownSync(schema)
  return (body: unknown) => decode(answered(body).d.DataSource)
}

export const zipsOf = dataSource(Schema.Array(Schema.String))
export const taxOf = dataSource(Schema.Struct({ SubTotal: Schema.String, TotalTax: Schema.String, Total: Schema.String }))
export const placedOf = dataSource(
  Schema.Struct({ IsSuccess: Schema.Boolean, OrderCode: Schema.String, Message: Schema.String }),
)
const draftOf = Schema.decodeUnknownSync(Draft)
const quoteOf = Schema.decodeUnknownSync(Schema.Struct({ quote: Quote }))
const tokenOf = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))

/** ZIP Codes that hold enough of 20,000 people for an order. */
export const zipsOfNewYork = async (site: RunningSite): Promise<ReadonlyArray<string>> => {
  const range = { fromZipcode: "10001", toZipcode: "11999", maxLength: 2_000 }
  return zipsOf(await site.json("POST", "/PlaceOrder.aspx/GetZipcodesByRange", range))
}

/** A draft at its summary, and the ProcessOrder body that places it as it was shown. */
export const prepareOrder = async (
  site: RunningSite,
  codes: ReadonlyArray<string>,
  cardNumber: string,
  promoCode: string | null = null,
) => {
  const created = draftOf(await site.json("POST", "/api/v1/drafts", { listType: 10 }))
  const definition = zips(...codes)
  const draft = draftOf(
    await site.json("PUT", `/api/v1/drafts/${created.id}`, {
      baseRevision: created.revision,
      definition,
      choices: { ...defaultChoices, step: "summary", contact, promoCode },
    }),
  )
  const question = { definition, draftId: draft.id, revision: draft.revision, choices: draft.choices }
  const { quote } = quoteOf(await site.json("POST", "/api/v1/quotes", question))
  const req = { OrderAmount: quote.figures.TotalPretaxCost, State: contact.state, Zip: contact.zip }
  const tax = taxOf(await site.json("POST", "/PlaceOrder.aspx/CalculateTax", { req }))
  const { token } = tokenOf(await site.json("POST", "/sandbox-processor/cards", typedCard(cardNumber)))
  const address = { AddressLine: contact.addressLine, City: contact.city, State: contact.state, Zipcode: contact.zip }
  const order = {
    ListModuleSessionId: draft.id,
    DraftRevision: draft.revision,
    IsAgreementAccepted: true,
    TotalDesiredQty: quote.quantity,
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
  return { draftId: draft.id, quote, body: { currentSessionId: draft.id, order } }
}
