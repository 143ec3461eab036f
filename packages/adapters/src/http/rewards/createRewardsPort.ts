import { type Gift, Rewards } from "@listwright/domain/rewards"
import { PAGE_SIZES } from "@listwright/domain/shared"
import { Effect } from "effect"
import type { Calls } from "../ApiClient.ts"
import { envelopeData } from "../envelopeData.ts"
import { giftFromWire, wireContact, wireQuery } from "./rewardWire.ts"

/** Implements Rewards over the contract. */
export const createRewardsPort = ({ Rewards: calls }: Calls): Rewards["Service"] =>
  Rewards.of({
    store: (query) =>
      Effect.map(
        envelopeData(calls.GetInitReward({ payload: wireQuery(query) })),
        ({ Categories, Histories, Point, RewardDetailList }) => ({
          categories: Categories.map((category) => ({
            id: category.Id,
            active: category.Active,
            name: category.CategoryName,
            description: category.CategoryDesc,
          })),
          redemptions: Histories.map((history) => ({
            orderCode: history.OrderCode,
            description: history.RedeemDesc,
            day: history.RedeemDate,
            points: history.RequiredPoint,
            sentDay: history.SentDate,
          })),
          points: {
            available: Point.AvailablePoints,
            bonus: Point.BonusPoints,
            earned: Point.EarnedPoints,
            redeemed: Point.RedeemedPoints,
          },
          gifts: RewardDetailList.Items.map(giftFromWire),
        }),
      ),
    gifts: Effect.fn("Rewards.gifts")(function* (query) {
      const found = new Map<number, Gift>()
      for (let page = 1; ; page += 1) {
        const { RewardDetailList } = yield* envelopeData(
          calls.GetRewards({ payload: wireQuery(query, page) }),
        )
        const gifts = RewardDetailList.Items.map(giftFromWire)
        const before = found.size
        for (const gift of gifts) found.set(gift.id, gift)
        // A server that knows no other page answers the first one every time.
        if (gifts.length < PAGE_SIZES.rewards || found.size === before) return [...found.values()]
      }
    }),
    availablePoints: () =>
      Effect.map(envelopeData(calls.GetUserPoint({ payload: {} })), ({ UserPoint }) => UserPoint),
    user: () =>
      Effect.map(envelopeData(calls.GetCart({ payload: {} })), ({ User }) => ({
        firstName: User.FirstName,
        lastName: User.LastName,
        company: User.Company,
        homePhone: User.HomePhone,
        addresses: User.UsersAddress.map(({ AddressLine, CityName, StateCode, ZipCode }) => ({
          addressLine: AddressLine,
          city: CityName,
          state: StateCode,
          zip: ZipCode,
        })),
      })),
    redeem: ({ cart, contact, requestId }) =>
      Effect.map(
        envelopeData(
          calls.RedeemCartOrder({
            payload: {
              contact: wireContact(contact),
              cart: {
                Items: cart.map((line) => ({
                  CategoryId: line.categoryId,
                  GiftId: line.giftId,
                  GiftName: line.giftName,
                  DesiredQuantity: line.quantity,
                  PointForOne: line.pointsForOne,
                  Image: line.image,
                })),
              },
              requestId,
            },
          }),
        ),
        ({ OrderCode, UserPoint }) => ({ orderCode: OrderCode, availablePoints: UserPoint }),
      ),
  })
