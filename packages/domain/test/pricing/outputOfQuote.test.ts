import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import {
  elementsForPricing,
  outputOfQuote,
  PricingElement,
  PricingOutput,
} from "../../src/pricing/PricingOutput.ts"
import { MobilePackage } from "../../src/pricing/MobilePackage.ts"
import { demoList, demoOrder, quoteOf, tenOff } from "./demoPrices.ts"

const { figures } = quoteOf(demoList, demoOrder, tenOff)

describe("the pricing output of an order", () => {
  it("holds the figures of the quote and what follows from them", () => {
    expect(outputOfQuote(10, figures, "8.37")).toEqual({
      ...figures,
      TotalEstmCost: "81.65",
      TotalEmailEstmCost: "0.00",
      RetailCost: "91.65",
      TotalActualCost: "90.02",
    })
  })

  it.each([
    [190, "0.00"],
    [200, "81.65"],
    [210, "81.65"],
    [260, "0.00"],
  ])("of list type %i has an e-mail cost of %s", (listType, TotalEmailEstmCost) => {
    expect(outputOfQuote(listType, figures, "0.00")).toMatchObject({ TotalEmailEstmCost })
  })

  it("has the minimum order amount in its retail cost", () => {
    const raised = quoteOf({ ...demoList, MinOrderAmount: "200.00" }, demoOrder, tenOff).figures
    expect(outputOfQuote(10, raised, "0.00")).toMatchObject({
      RetailCost: "200.00",
      TotalEstmCost: "190.00",
      TotalActualCost: "190.00",
    })
  })
})

describe("what an order carries of its price", () => {
  it("is read as it is written", () => {
    const output = outputOfQuote(10, figures, "8.37")
    const elements = elementsForPricing(quoteOf(demoList, demoOrder))
    expect(Schema.decodeUnknownSync(PricingOutput)(output)).toEqual(output)
    expect(Schema.decodeUnknownSync(Schema.Array(PricingElement))(elements)).toEqual(elements)
  })

  it.each([
    [{ MobilePackageViewCount: 0 }, "Some"],
    [{ MobilePackageViewCount: -1 }, "None"],
    [{ MobilePackageCharge: "-1" }, "None"],
  ])("reads a mobile package with %j: %s", (over, read) => {
    const mobilePackage = {
      MobilePackageId: 3,
      MobilePackageName: "100,000 views",
      MobilePackageViewCount: 100_000,
      MobilePackageCharge: "120.00",
      ...over,
    }
    expect(Schema.decodeUnknownOption(MobilePackage)(mobilePackage)._tag).toBe(read)
  })
})
