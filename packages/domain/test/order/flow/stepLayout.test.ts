import { describe, expect, it } from "vitest"
import { GEOGRAPHY_DIALOG_TITLE, orderFlow, stepLayout } from "../../../src/order/flow/stepLayout.ts"

describe("the layout of the builder's steps", () => {
  it("is in version 1 a dialog for the geography, tabs for the audience, and a payment screen", () => {
    expect(stepLayout(1)).toEqual({
      geography: "dialog",
      audience: "tabbed",
      radiusHasName: true,
      placedOn: "payment",
    })
    expect(GEOGRAPHY_DIALOG_TITLE).toBe("Select Geographic")
  })

  it("is in version 2 the other way round, and the summary places the order", () => {
    expect(stepLayout(2)).toEqual({
      geography: "tabbed",
      audience: "dialog",
      radiusHasName: false,
      placedOn: "summary",
    })
  })

  it.each([1, 2] as const)(
    "places an order on the last screen before its success in version %i",
    (version) => {
      expect(orderFlow(version).at(-2)).toBe(stepLayout(version).placedOn)
    },
  )
})
