import { OrderCode } from "../../../src/shared/OrderCode.ts"
import { assert, describe, it } from "vitest"
import { AGREEMENT_REQUIRED, belowMinimumText } from "../../../src/order/Notices.ts"
import {
  decidePlacing,
  decideExistingOrder,
  type PlacingCommand,
  type PlacingState,
} from "../../../src/order/placing/decidePlacing.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"
import { originalMessage, type MessageText } from "../../../src/shared/wording/MessageText.ts"

const own = { quantity: 1_000, totalBeforeTax: "56.00", taxCharge: "3.50", total: "59.50" }

const state: PlacingState = {
  site: { takesOrders: true, mayNotPay: false, minimumQuantity: 250 },
  draftRevision: 7,
  standing: null,
  own,
  promotion: null,
}

const command: PlacingCommand = {
  revision: 7,
  shown: own,
  agreementAccepted: true,
  purposeProblem: null,
  mediaProblems: {},
  contactProblems: {},
  cardProblems: {},
}

const decide = (changedState: Partial<PlacingState>, changedCommand: Partial<PlacingCommand> = {}) =>
  decidePlacing({ ...state, ...changedState }, { ...command, ...changedCommand })

const textOf = (
  changedState: Partial<PlacingState>,
  changedCommand: Partial<PlacingCommand> = {},
): MessageText => {
  const decision = decide(changedState, changedCommand)
  return decision._tag === "refused" ? decision.text : decision._tag
}

const titleOf = (
  changedState: Partial<PlacingState>,
  changedCommand: Partial<PlacingCommand> = {},
): MessageText | null => {
  const decision = decide(changedState, changedCommand)
  return decision._tag === "refused" ? decision.title : null
}

describe("deciding a placement", () => {
  it("accepts what was shown, for the current draft", () => {
    assert.strictEqual(textOf({}), "accepted")
    assert.strictEqual(textOf({}, { revision: null }), "accepted")
  })

  it("answers the same request with the same order, whatever has changed since [ob4-one-order]", () => {
    const standing = { orderCode: OrderCode.make("LW-AAAA-BBBB"), draftRevision: 7 }
    const later = { ...state, standing, draftRevision: 9, own: { ...own, total: "0.00" } }
    assert.deepStrictEqual(decidePlacing(later, command), { _tag: "same", orderCode: standing.orderCode })
    assert.deepStrictEqual(decideExistingOrder(standing, null), {
      _tag: "same",
      orderCode: standing.orderCode,
    })
  })

  it("places no draft twice", () => {
    const standing = { orderCode: OrderCode.make("LW-AAAA-BBBB"), draftRevision: 6 }
    assert.strictEqual(textOf({ standing }), "This order has already been placed as LW-AAAA-BBBB.")
  })

  it("leaves a draft without an order to be decided", () => {
    assert.isNull(decideExistingOrder(null, 7))
  })

  it("refuses a draft that moved on after it was shown", () => {
    assert.include(textOf({ draftRevision: 8 }), "changed in another window")
  })

  it("refuses a code that takes nothing off, with its reason and what to do [ob8-promo-code]", () => {
    const missed = { code: "SPRING", state: "notMet", notMet: "minimum spend", amount: "0.00" } as const
    assert.strictEqual(
      textOf({ promotion: { code: "NOSUCH", state: "notValid", notMet: null, amount: "0.00" } }),
      "Promotion code NOSUCH: The code is not valid. Enter another code, or remove it.",
    )
    assert.strictEqual(
      textOf({ promotion: { ...missed, minimum: { spend: "100.00", records: null } } }),
      "Promotion code SPRING: This code requires an order of at least $100.00. Order more, or remove the code.",
    )
    assert.strictEqual(
      textOf({ promotion: { ...missed, notMet: "other package" } }),
      "Promotion code SPRING: This code is for another mobile package. Please choose that package, or remove the code.",
    )
    assert.strictEqual(
      textOf({ promotion: { code: "SPRING", state: "applied", notMet: null, amount: "5.00" } }),
      "accepted",
    )
  })

  const differences = [
    ["quantity", { quantity: 999 }],
    ["total before tax", { totalBeforeTax: "55.99" }],
    ["tax", { taxCharge: "3.51" }],
    ["total", { total: "59.49" }],
  ] as const
  for (const [name, difference] of differences) {
    it(`refuses a ${name} that differs, and says what it is now`, () => {
      const text = textOf({}, { shown: { ...own, ...difference } })
      assert.include(text, "The total is now $59.50 for 1000 records: $56.00 plus $3.50 tax.")
    })
  }

  it("refuses a quantity below the minimum with the specified text", () => {
    const little = { ...own, quantity: 249 }
    assert.strictEqual(textOf({ own: little }, { shown: little }), belowMinimumText(250))
  })

  it("has a title of its own for the minimum alone [ob8-below-minimum]", () => {
    const little = { ...own, quantity: 249 }
    assert.deepStrictEqual(titleOf({ own: little }, { shown: little }), TEXTS.totalBelowMinimumTitle)
    assert.deepStrictEqual(titleOf({ own: { ...own, quantity: 0 } }), TEXTS.totalBelowMinimumTitle)
  })

  it.each<[string, Partial<PlacingState>, Partial<PlacingCommand>]>([
    ["the minimum among others", { own: { ...own, quantity: 249 } }, { agreementAccepted: false }],
    ["a form", {}, { contactProblems: { city: "Required" } }],
    ["other figures", {}, { shown: { ...own, total: "59.49" } }],
    ["a draft that moved on", { draftRevision: 8 }, {}],
    [
      "an order that stands",
      { standing: { orderCode: OrderCode.make("LW-AAAA-BBBB"), draftRevision: 6 } },
      {},
    ],
  ])("has one title for all else: %s [ob8-placing-failed]", (_, changedState, changedCommand) => {
    assert.deepStrictEqual(titleOf(changedState, changedCommand), TEXTS.placeOrderFailedTitle)
  })

  it("refuses list type 270 without its media type", () => {
    const text = textOf({}, { mediaProblems: { packageName: "Required" } })
    assert.strictEqual(text, "Please complete the media type: package name.")
  })

  it("names every reason at once, a line each", () => {
    const text = originalMessage(
      textOf(
        { site: { ...state.site, mayNotPay: true, takesOrders: false } },
        {
          agreementAccepted: false,
          contactProblems: { city: "Required" },
          cardProblems: { holderName: "Required" },
        },
      ),
    )
    assert.strictEqual(text.split("\n").length, 5)
    assert.include(text, AGREEMENT_REQUIRED)
    assert.include(text, "city")
    assert.include(text, "holder name")
  })
})
