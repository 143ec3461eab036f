import { describe, expect, it } from "vitest"
import { listUsages, listUsageText } from "../../src/pricing/ListUsage.ts"
import { describePricingError } from "../../src/pricing/Notices.ts"
import {
  NoLabels,
  NoListUsage,
  NoMobilePackage,
  NoPrice,
  UnknownMobilePackage,
  UnknownOutputColumn,
} from "../../src/pricing/PricingErrors.ts"

describe("list usages [ob9-list-usages] [p9-list-usages]", () => {
  it("have these codes and names", () => {
    expect(listUsages.names.map((usage) => [listUsages.encode(usage), listUsageText(usage)])).toEqual([
      [1, "One Time"],
      [2, "Two Times"],
      [3, "Three"],
      [4, "Four"],
      [5, "Five"],
      [6, "Six"],
      [100, "Multiple Times"],
    ])
  })

  it.each([0, 7, 99, 101])("have no code %i", (code) => {
    expect(listUsages.decode(code)).toBeUndefined()
  })
})

describe("an order without a price", () => {
  it.each([
    [
      new NoPrice({ element: "AGE" }),
      "There is no price for AGE at this quantity. Please change the quantity, or remove AGE.",
    ],
    [
      new NoPrice({ element: "Base" }),
      "There is no price for this list at this quantity. Please change the quantity.",
    ],
    [new NoLabels(), "labelCount: this list doesn't come with address labels. Please remove them."],
    [new NoListUsage({ listUsage: 7 }), "This list usage isn't available. Please choose another one."],
    [new NoMobilePackage(), "Please choose a mobile package. It sets the price of this list."],
    [
      new UnknownOutputColumn({ column: "SHOESIZE" }),
      "outputColumns: this list has no column SHOESIZE. Please remove it.",
    ],
    [
      new UnknownMobilePackage({ mobilePackageId: 7 }),
      "mobilePackageId: this list has no mobile package 7. Please remove it, or choose another one.",
    ],
  ])("says what to do: %s", (error, text) => {
    expect(describePricingError(error)).toBe(text)
  })
})
