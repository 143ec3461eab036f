import {
  Actor,
  Api,
  rewardContactFromWire,
  ok,
  pageFromWire,
  giftQueryFromWire,
  wireAddress,
  wireGift,
  wirePoint,
  type WireRewardQuery,
} from "@listwright/adapters"
import type { UserAddress } from "@listwright/domain/account"
import { giftPage, redeemRefusalText } from "@listwright/domain/rewards"
import { Effect } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { HttpApiBuilder } from "effect/http-api"
import { Site } from "../../../configuration/Site.ts"
import { UserRecords } from "../../../accounts/UserRecords.ts"
import { StoredCards } from "../../../payments/StoredCards.ts"
import { rewardLinesText } from "../../../redemptions/RewardOrder.ts"
import { RewardOrders } from "../../../redemptions/RewardOrders.ts"
import { PointLedger } from "../../../rewards/PointLedger.ts"
import { formatIsoDay } from "../../../site/siteDays.ts"
import { SuppressionFolders } from "../../../suppression/SuppressionFolders.ts"
import { toEnvelope, CallRefused } from "../../answering/toEnvelope.ts"

const pointsOfActor = Effect.gen(function* () {
  const { user } = yield* Actor
  return yield* (yield* PointLedger).pointsOf(user.id)
})

const shown = Effect.fnUntraced(function* (wire: WireRewardQuery, availablePoints: number) {
  const { rewards } = yield* Site
  const gifts = giftPage(rewards.gifts, giftQueryFromWire(wire, availablePoints), pageFromWire(wire))
  return { Items: gifts.map(wireGift) }
})

const shownToActor = Effect.fnUntraced(function* (wire: WireRewardQuery) {
  const { available } = yield* pointsOfActor
  return yield* shown(wire, available)
})

/** The user's redemptions, with dates in the site's time zone. */
const history = Effect.gen(function* () {
  const { user } = yield* Actor
  const { zone } = yield* SuppressionFolders
  const orders = yield* (yield* RewardOrders).ofUser(user.id)
  return orders.map(({ lines, orderCode, points, redeemedAt, sentAt }) => ({
    OrderCode: orderCode,
    RedeemDesc: rewardLinesText(lines),
    RedeemDate: formatIsoDay(redeemedAt, zone),
    RequiredPoint: points,
    SentDate: sentAt === null ? null : formatIsoDay(sentAt, zone),
  }))
})

/** Returns an address to which gifts can be sent, always in the United States. */
const giftAddress = (address: Pick<UserAddress, "addressLine" | "city" | "state" | "zip">): UserAddress => ({
  addressName: "",
  addressDesc: "",
  addressType: "",
  addressLine2: "",
  latitude: null,
  longitude: null,
  ...address,
  countryCode: "US",
})

/**
 * Returns the user's known addresses: the address to which gifts were last sent, the user's own, and the saved card's
 * billing address.
 */
const knownAddresses = Effect.gen(function* () {
  const { user } = yield* Actor
  const [last] = yield* (yield* RewardOrders).ofUser(user.id)
  const { address } = yield* (yield* UserRecords).of(user.id)
  const card = yield* (yield* StoredCards).find(user.id)
  const domestic = [address, card].filter((one) => one?.countryCode === "US")
  return [last?.contact, ...domestic]
    .filter((one) => one !== undefined && one !== null)
    .map(({ addressLine, city, state, zip }) => giftAddress({ addressLine, city, state, zip }))
    .filter(({ addressLine }) => addressLine !== "")
})

/** Calls for the rewards store. */
export const rewardCalls = {
  GetInitReward: HttpApiBuilder.handler(Api, "Rewards", "GetInitReward", ({ payload }) =>
    Effect.gen(function* () {
      const { rewards } = yield* Site
      const points = yield* pointsOfActor
      return ok({
        Categories: rewards.categories.map(({ active, description, id, name }) => ({
          Id: id,
          Active: active,
          CategoryDesc: description,
          CategoryName: name,
        })),
        Histories: yield* history,
        Point: wirePoint(points),
        RewardDetailList: yield* shown(payload, points.available),
      })
    }),
  ),
  GetRewards: HttpApiBuilder.handler(Api, "Rewards", "GetRewards", ({ payload }) =>
    Effect.map(shownToActor(payload), (RewardDetailList) => ok({ RewardDetailList })),
  ),
  GetCart: HttpApiBuilder.handler(Api, "Rewards", "GetCart", () =>
    Effect.gen(function* () {
      const { user } = yield* Actor
      const addresses = yield* knownAddresses
      return ok({
        User: {
          FirstName: user.firstName,
          LastName: user.lastName,
          Company: user.company,
          HomePhone: user.phone,
          UsersAddress: addresses.map(wireAddress),
        },
      })
    }),
  ),
  RedeemCartOrder: HttpApiBuilder.handler(Api, "Rewards", "RedeemCartOrder", ({ payload }) =>
    toEnvelope(
      Effect.gen(function* () {
        const { user } = yield* Actor
        const orders = yield* RewardOrders
        const requestId = payload.requestId ?? (yield* (yield* SecureRandom).uuidV7())
        const { availablePoints, orderCode } = yield* orders.redeem(user, requestId, {
          contact: rewardContactFromWire(payload.contact),
          lines: payload.cart.Items.map(({ DesiredQuantity, GiftId, PointForOne }) => ({
            giftId: GiftId,
            quantity: DesiredQuantity,
            pointsForOne: PointForOne,
          })),
        })
        return { OrderCode: orderCode, UserPoint: availablePoints }
      }).pipe(
        Effect.catchTag("RedemptionRefused", ({ refusal }) =>
          Effect.fail(new CallRefused({ reason: redeemRefusalText(refusal) })),
        ),
      ),
    ),
  ),
}
