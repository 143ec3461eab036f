import type { Gift, GiftSortOrder, GiftQuery, Points, RewardContact } from "@listwright/domain/rewards"
import { PAGE_SIZES } from "@listwright/domain/shared"
import type {
  WireGift,
  WirePoint,
  WireRewardContact,
  WireRewardQuery,
} from "../../contract/original/rewards/WireReward.ts"

const IS_DESC: Readonly<Record<GiftSortOrder, boolean | null>> = {
  normal: null,
  pointsLowToHigh: false,
  pointsHighToLow: true,
}

/** Converts a store query to the contract's format. `page` starts at 1; each page has 100 gifts. */
export const wireQuery = (query: GiftQuery, page = 1): WireRewardQuery => ({
  availablePoints: query.availablePoints,
  categoryId: query.categoryId,
  isDesc: IS_DESC[query.order],
  onlyEligible: query.onlyEligible,
  pageIndex: page,
  pageSize: PAGE_SIZES.rewards,
})

/** Returns the page that a query requests; defaults to the first page. */
export const pageFromWire = ({ pageIndex }: WireRewardQuery): number => Math.max(1, pageIndex ?? 1)

/** Parses a store query; `availablePoints` is the balance known to the server. */
export const giftQueryFromWire = (wire: WireRewardQuery, availablePoints: number): GiftQuery => ({
  categoryId: wire.categoryId === 0 ? null : (wire.categoryId ?? null),
  order: wire.isDesc === true ? "pointsHighToLow" : wire.isDesc === false ? "pointsLowToHigh" : "normal",
  onlyEligible: wire.onlyEligible ?? false,
  availablePoints,
})

export const giftFromWire = (wire: WireGift): Gift => ({
  id: wire.Id,
  categoryId: wire.GiftCategoryId,
  name: wire.GiftName,
  description: wire.GiftDesc,
  points: wire.GiftPoint,
  image: wire.GiftImage,
})

export const wireGift = (gift: Gift): WireGift => ({
  Id: gift.id,
  GiftCategoryId: gift.categoryId,
  GiftName: gift.name,
  GiftDesc: gift.description,
  GiftPoint: gift.points,
  GiftImage: gift.image,
})

export const wirePoint = (points: Points): typeof WirePoint.Type => ({
  AvailablePoints: points.available,
  BonusPoints: points.bonus,
  EarnedPoints: points.earned,
  RedeemedPoints: points.redeemed,
})

export const wireContact = (contact: RewardContact): WireRewardContact => ({
  FirstName: contact.firstName,
  LastName: contact.lastName,
  Company: contact.company,
  AddressLine: contact.addressLine,
  City: contact.city,
  State: contact.state,
  Zipcode: contact.zip,
  Phone: contact.phone,
})

/** Parses a contact; missing fields become empty, and surrounding spaces are trimmed. */
export const rewardContactFromWire = (wire: WireRewardContact): RewardContact => ({
  firstName: (wire.FirstName ?? "").trim(),
  lastName: (wire.LastName ?? "").trim(),
  company: (wire.Company ?? "").trim(),
  addressLine: (wire.AddressLine ?? "").trim(),
  city: (wire.City ?? "").trim(),
  state: (wire.State ?? "").trim(),
  zip: (wire.Zipcode ?? "").trim(),
  phone: (wire.Phone ?? "").trim(),
})
