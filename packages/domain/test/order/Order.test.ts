import { AccountId } from "../../src/account/AccountId.ts"
import { DraftId } from "../../src/shared/DraftId.ts"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { emptyDefinition } from "../../src/definition/canonicalDefinition.ts"
import { Choices, defaultChoices } from "../../src/drafts/Draft.ts"
import { noMedians } from "../../src/definition/Medians.ts"
import { DEFAULT_GEO_TYPE, Order } from "../../src/order/Order.ts"
import { OrderStep } from "../../src/definition/OrderStep.ts"
import { Zip } from "../../src/shared/Zip.ts"

const area = {
  key: "zip:60614",
  area: { kind: "zip" as const, zip: Zip.make("60614"), excluded: false },
  geoType: DEFAULT_GEO_TYPE,
  description: "60614",
  available: 10,
  emailAvailable: 0,
  occupants: { homes: 6, apartments: 3, businesses: 1 },
  medians: { ...noMedians, income: 61_000 },
  cityName: "Chicago",
  stateCode: "IL",
  countyName: "Cook",
  countyFips: "17031",
  countryCode: "US",
  unitPrice: "0.05600",
  distance: 1.5,
  details: [],
}

const order: Order = {
  draftId: DraftId.make("d"),
  accountId: AccountId.make(7),
  accountName: "Demo",
  definition: emptyDefinition(10),
  choices: {
    ...defaultChoices,
    media: { medium: "facebook", shareAccountId: "a", packageName: "p" },
    detailQuantities: { "zip:60614": { "C001/homes": 3 } },
    outputColumns: ["DPV"],
    mobilePackageId: 4,
    creativeId: "c-1",
    seeBreakdown: true,
    contact: { ...defaultChoices.contact, orderForClients: true, sanNumber: "1" },
  },
  geoType: DEFAULT_GEO_TYPE,
  areas: [area],
  price: null,
  paymentMethod: "creditCard",
  placed: null,
}

describe("an order", () => {
  it("knows six steps", () => {
    expect(OrderStep.literals).toEqual(["input", "count", "summary", "payment", "success", "order"])
  })

  it("writes its geography type and payment method as codes, and reads them back", () => {
    const written = Schema.encodeSync(Order)(order)
    expect(written).toMatchObject({ geoType: 5, paymentMethod: 1, areas: [{ geoType: 5 }] })
    expect(Schema.decodeUnknownSync(Order)(written)).toEqual(order)
  })

  it("is paid by credit card alone, and holds no negative quantities", () => {
    const written = Schema.encodeSync(Order)(order)
    const isOrder = (other: object) => Schema.decodeUnknownExit(Order)({ ...written, ...other })._tag
    expect(isOrder({})).toBe("Success")
    expect(isOrder({ paymentMethod: 2 })).toBe("Failure")
    expect(isOrder({ areas: [{ ...area, geoType: 5, available: -1 }] })).toBe("Failure")
  })
})

describe("the choices of a draft", () => {
  it("are read as they were stored before there was more to choose", () => {
    const stored = {
      step: "summary",
      countId: "run-1",
      listUsage: 1,
      promoCode: null,
      quantities: { "zip:60614": 3 },
      contact: { ...defaultChoices.contact },
    }
    expect(Schema.decodeUnknownSync(Choices)(stored)).toEqual(stored)
  })
})
