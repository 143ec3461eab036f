import { describe, expect, it } from "vitest"
import { GEOGRAPHY_DIALOG_TITLE } from "../../../src/order/flow/geographyDialogTitle.ts"
import { stepLayout } from "../../../src/order/flow/stepLayout.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

describe("the layout of the builder's steps", () => {
  it("is in version 1 a dialog for the geography, tabs for the audience, and a payment screen", () => {
    expect(stepLayout(1)).toEqual({
      geography: "dialog",
      audience: "tabbed",
      radiusHasName: true,
      placedOn: "payment",
    })
    expect(GEOGRAPHY_DIALOG_TITLE).toBe(TEXTS.geographyDialogTitle)
  })

  it("is in version 2 the other way round, and the summary places the order", () => {
    expect(stepLayout(2)).toEqual({
      geography: "tabbed",
      audience: "dialog",
      radiusHasName: false,
      placedOn: "summary",
    })
  })
})
