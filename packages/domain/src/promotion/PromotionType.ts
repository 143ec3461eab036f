import { codes, codedSchema } from "../shared/Codes.ts"

/** spec: order-builder §9 (Promotion types 1 to 10) [ob9-promotion-types] */
export const promotionTypes = codes({
  percentOffTotal: 1,
  freeLeads: 2,
  flatDollar: 3,
  multipliedPoints: 4,
  addedPoints: 5,
  debitCard: 6,
  dollarMobileOnly: 7,
  dollarMobileAndList: 8,
  percentOffMobileOnly: 9,
  percentOffMobileAndList: 10,
})
export type PromotionType = (typeof promotionTypes.names)[number]

/** A promotion type; encoded as its code. */
export const PromotionType = codedSchema(promotionTypes)
