import { describe, expect, it } from "vitest"
import { type Choices, defaultChoices } from "../../src/drafts/Draft.ts"
import { pickPricingChoices } from "../../src/drafts/pickPricingChoices.ts"

const pricedWith = (changed: Partial<Choices>) => pickPricingChoices({ ...defaultChoices, ...changed })

describe("a price [ob4-recalculation]", () => {
  it.each<Partial<Choices>>([
    { listUsage: 2 },
    { outputColumns: ["EMAIL"] },
    { promoCode: "SPRING10" },
    { labelCount: 1 },
    { mobilePackageId: 3 },
  ])("is asked for anew after %j", (changed) => {
    expect(pricedWith(changed)).not.toEqual(pricedWith({}))
    expect(pricedWith(changed)).toMatchObject(changed)
  })

  it.each<Partial<Choices>>([{ quantities: { "zip:60614": 100 } }, { wantedTotal: 500 }])(
    "is asked for anew after another quantity: %j [ob4-quantity-recalculation]",
    (changed) => {
      expect(pricedWith(changed)).not.toEqual(pricedWith({}))
      expect(pricedWith(changed)).toMatchObject(changed)
    },
  )

  it("is the same for another contact, step or purpose", () => {
    const changed = {
      contact: { ...defaultChoices.contact, city: "Dayton" },
      step: "summary",
      permittedPurpose: "Mailing",
    } as const
    expect(pricedWith(changed)).toEqual(pricedWith({}))
  })
})
