import { decideRedeem, giftsShown, pointsOf, redeemRefusalText } from "@listwright/domain/rewards"
import { Option, Schema } from "effect"
import {
  WireCartItem,
  WireGift,
  WireGiftCategory,
  WirePoint,
  WireRedemption,
  WireRewardContact,
  WireRewardQuery,
} from "../../contract/legacy/rewards/WireReward.ts"
import { contactOfWire, giftOfWire, queryOfWire, wireGift, wirePoint } from "../../http/rewards/rewardWire.ts"
import { answered, refused } from "../answers.ts"
import { dataOf } from "../dataOf.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"

const Store = Schema.Struct({
  Categories: Schema.Array(WireGiftCategory),
  Histories: Schema.Array(WireRedemption),
  Point: WirePoint,
  RewardDetailList: Schema.Struct({ Items: Schema.Array(WireGift) }),
})
const decodeQuery = Schema.decodeUnknownOption(WireRewardQuery)
const decodeOrder = Schema.decodeUnknownOption(
  Schema.Struct({ contact: WireRewardContact, cart: Schema.Struct({ Items: Schema.Array(WireCartItem) }) }),
)

/** The recorded store, whose points are redeemed by the domain's own rule. */
export const rewardCalls = (state: MockState): Readonly<Record<string, MockCall>> => {
  const { recordings } = state
  const recorded = () => dataOf(Store, recordings.titled("GetInitReward", "the store"))
  const redeemed: Array<typeof WireRedemption.Type> = []
  const points = () => {
    const { BonusPoints, EarnedPoints } = recorded().Point
    return pointsOf([
      { kind: "bonus", points: BonusPoints },
      { kind: "earned", points: EarnedPoints },
      ...redeemed.map(({ RequiredPoint }) => ({ kind: "redeemed" as const, points: RequiredPoint })),
    ])
  }
  const gifts = () => recorded().RewardDetailList.Items.map(giftOfWire)
  const shown = (body: Schema.Json) => {
    const query = Option.getOrElse(decodeQuery(body), () => ({}))
    return { Items: giftsShown(gifts(), queryOfWire(query, points().available)).map(wireGift) }
  }
  return {
    GetInitReward: ({ body }) =>
      answered({
        ...recorded(),
        Histories: redeemed.toReversed(),
        Point: wirePoint(points()),
        RewardDetailList: shown(body),
      }),
    GetRewards: ({ body }) => answered({ RewardDetailList: shown(body) }),
    RedeemCartOrder: ({ body }) => {
      const order = decodeOrder(body)
      if (Option.isNone(order)) return recordings.titled("RedeemCartOrder", "empty")
      const lines = order.value.cart.Items.map(({ DesiredQuantity, GiftId, PointForOne }) => ({
        giftId: GiftId,
        quantity: DesiredQuantity,
        pointsForOne: PointForOne,
      }))
      const decision = decideRedeem(
        { availablePoints: points().available, gifts: gifts(), standing: null },
        { contact: contactOfWire(order.value.contact), lines },
      )
      if (decision._tag === "refused") return refused(redeemRefusalText(decision.refusal))
      const OrderCode = `LW-MOCK-R00${redeemed.length + 1}`
      redeemed.push({
        OrderCode,
        RedeemDesc: lines
          .map(({ giftId, quantity }) => `${quantity} × ${gifts().find(({ id }) => id === giftId)?.name}`)
          .join(", "),
        RedeemDate: "2026-11-21",
        RequiredPoint: decision._tag === "accepted" ? decision.points : 0,
        SentDate: null,
      })
      return answered({ OrderCode, UserPoint: points().available })
    },
  }
}
