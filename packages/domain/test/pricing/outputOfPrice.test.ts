import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import {
  pricingElements,
  toPricingOutput,
  PricingElement,
  PricingOutput,
} from "../../src/pricing/PricingOutput.ts"
import { MobilePackage } from "../../src/pricing/MobilePackage.ts"
import { demoList, demoOrder, priceOf, tenOff } from "./demoPrices.ts"

const { figures } = priceOf(demoList, demoOrder, tenOff)

describe("the pricing output of an order", () => {
  it("holds the figures of the price and what follows from them", () => {
    expect(toPricingOutput(10, figures, "8.37")).toEqual({
      ...figures,
      estimatedCost: "81.65",
      estimatedEmailCost: "0.00",
      retailCost: "91.65",
      totalCost: "90.02",
    })
  })

  it.each([
    [190, "0.00"],
    [200, "81.65"],
    [210, "81.65"],
    [260, "0.00"],
  ])("of list type %i has an email cost of %s", (listType, estimatedEmailCost) => {
    expect(toPricingOutput(listType, figures, "0.00")).toMatchObject({ estimatedEmailCost })
  })

  it("has the minimum order amount in its retail cost", () => {
    const raised = priceOf({ ...demoList, minimumOrderAmount: "200.00" }, demoOrder, tenOff).figures
    expect(toPricingOutput(10, raised, "0.00")).toMatchObject({
      retailCost: "200.00",
      estimatedCost: "190.00",
      totalCost: "190.00",
    })
  })
})

describe("what an order carries of its price", () => {
  it("is read as it is written", () => {
    const output = toPricingOutput(10, figures, "8.37")
    const elements = pricingElements(priceOf(demoList, demoOrder))
    expect(Schema.decodeUnknownSync(PricingOutput)(output)).toEqual(output)
    expect(Schema.decodeUnknownSync(Schema.Array(PricingElement))(elements)).toEqual(elements)
  })

  it.each([
    [{ viewCount: 0 }, "Some"],
    [{ viewCount: -1 }, "None"],
    [{ charge: "-1" }, "None"],
  ])("reads a mobile package with %j: %s", (over, read) => {
    const mobilePackage = {
      id: 3,
      name: "100,000 views",
      viewCount: 100_000,
      charge: "120.00",
      ...over,
    }
    expect(Schema.decodeUnknownOption(MobilePackage)(mobilePackage)._tag).toBe(read)
  })
})
