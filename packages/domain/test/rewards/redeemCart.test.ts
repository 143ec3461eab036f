import { Effect, Layer, Result } from "effect"
import { describe, expect, it } from "vitest"
import {
  redeemFailedNotice,
  REWARD_DELIVERY_TEXT,
  REWARD_DELIVERY_BUSINESS_DAYS,
} from "../../src/rewards/Notices.ts"
import { CartRefused, redeemCart } from "../../src/rewards/redeemCart.ts"
import { addToCart, emptyRewardCart } from "../../src/rewards/RewardCart.ts"
import { type RedemptionResult, type RedeemRequest, Rewards } from "../../src/rewards/Rewards.ts"
import { type CallFailed, NetworkFailed, ServerFailed } from "../../src/shared/Failures.ts"
import { FormIncomplete } from "../../src/shared/FieldProblems.ts"
import { nextSubmissionStep } from "../../src/shared/Submission.ts"
import { gift } from "./arbitraryGift.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const request: RedeemRequest = {
  requestId: "checkout-1",
  cart: addToCart(emptyRewardCart, gift(1, 100)),
  contact: {
    firstName: "Jane",
    lastName: "Roe",
    company: "Roe & Co",
    addressLine: "1 Main St",
    city: "Chicago",
    state: "IL",
    zip: "60614",
    phone: "312 555 0100",
  },
}

const redeemWith = async (
  answer: Effect.Effect<RedemptionResult, CallFailed>,
  sent: RedeemRequest,
  availablePoints: number,
) => {
  const asked: Array<RedeemRequest> = []
  const unused = Effect.die("not asked here")
  const rewards = Layer.succeed(Rewards, {
    store: () => unused,
    gifts: () => unused,
    availablePoints: () => unused,
    user: () => unused,
    redeem: (each) => {
      asked.push(each)
      return answer
    },
  })
  const result = await Effect.runPromise(
    Effect.result(Effect.provide(redeemCart(sent, availablePoints), rewards)),
  )
  return { asked, result }
}
const redeemed = Effect.succeed({ orderCode: "R-1", availablePoints: 20 })

describe("redeeming a cart [p4-reward-checkout-steps]", () => {
  it("goes from the form to success with the order and the points that are left", async () => {
    const { asked, result } = await redeemWith(redeemed, request, 120)
    expect(result).toEqual(Result.succeed({ orderCode: "R-1", availablePoints: 20 }))
    expect(asked).toEqual([request])
    expect(nextSubmissionStep(nextSubmissionStep("form", "submit"), "succeeded")).toBe("done")
  })

  it("sends nothing that costs more than the points, or is empty", async () => {
    const { asked, result } = await redeemWith(redeemed, request, 99)
    expect(result).toEqual(Result.fail(new CartRefused({ refusal: "exceedsPoints" })))
    const empty = await redeemWith(redeemed, { ...request, cart: [] }, 99)
    expect(empty.result).toEqual(Result.fail(new CartRefused({ refusal: "empty" })))
    expect([...asked, ...empty.asked]).toEqual([])
  })

  it("sends no form that is not filled in", async () => {
    const { asked, result } = await redeemWith(
      redeemed,
      { ...request, contact: { ...request.contact, state: "" } },
      120,
    )
    expect(result).toEqual(Result.fail(new FormIncomplete({ problems: { state: TEXTS.needStateCode } })))
    expect(asked).toEqual([])
  })
})

describe("a checkout that failed [p8-reward-cart]", () => {
  it("says nothing and brings the button back", async () => {
    const { result } = await redeemWith(Effect.fail(new NetworkFailed()), request, 120)
    expect(Result.isFailure(result) && redeemFailedNotice(result.failure)).toBeNull()
    expect(redeemFailedNotice(new ServerFailed({ status: 500 }))).toBeNull()
    expect(nextSubmissionStep("submitting", "failed")).toBe("form")
  })

  it("says nothing of fields, which have their own words", () => {
    expect(redeemFailedNotice(new FormIncomplete({ problems: { zip: TEXTS.needZipCode } }))).toBeNull()
  })

  it.each([
    ["empty", TEXTS.cartEmpty],
    ["exceedsPoints", TEXTS.cartExceedsPoints],
  ] as const)("for a cart that is refused as %s says why", (refusal, text) => {
    expect(redeemFailedNotice(new CartRefused({ refusal }))).toMatchObject({
      kind: "warning",
      title: "",
      text,
    })
  })
})

describe("the promise of delivery [p9-reward-delivery]", () => {
  it("is 7 business days", () => {
    expect(REWARD_DELIVERY_BUSINESS_DAYS).toBe(7)
    expect(REWARD_DELIVERY_TEXT).toBe("Your reward will be delivered within 7 business days.")
  })
})
