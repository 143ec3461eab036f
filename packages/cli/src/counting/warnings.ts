import { belowMinimumText } from "@listwright/domain/order"
import type { Price } from "@listwright/domain/pricing"
import { type PromotionOutcome, promotionOutcomeNotice } from "@listwright/domain/promotion"
import { Effect } from "effect"
import type { CommandFailed } from "../failures/CommandFailed.ts"
import { formatInteger } from "./figures.ts"
import type { Accounts } from "@listwright/domain/account"
import { type MessageText, messageText } from "@listwright/domain/shared"
import { failWithMessage } from "../sign-in/applySiteWording.ts"

/** Returns warnings if the quantity was reduced to what is available or raised to the minimum. */
const quantityWarnings = (price: Price, wanted: number | undefined): ReadonlyArray<string> => [
  ...(wanted !== undefined && wanted > price.available
    ? [
        `Only ${formatInteger(price.available)} of ${formatInteger(wanted)} records are available, so the price is for those.`,
      ]
    : []),
  ...(price.quantity < price.minimumQuantity ? [belowMinimumText(price.minimumQuantity)] : []),
]

const promotionText = (promotion: PromotionOutcome): MessageText =>
  messageText`--promo ${promotion.code}: ${promotionOutcomeNotice(promotion).text}`

const promotionWarnings = ({ promotion }: Price): ReadonlyArray<MessageText> =>
  promotion?.state === "notMet" ? [promotionText(promotion)] : []

export const priceWarnings = (price: Price, wanted: number | undefined): ReadonlyArray<MessageText> => [
  ...quantityWarnings(price, wanted),
  ...promotionWarnings(price),
]

export const skippedAreaWarnings = (skipped: ReadonlyArray<string>): ReadonlyArray<string> =>
  skipped.length === 0 ? [] : [`Skipped unknown areas: ${skipped.join(", ")}.`]

/** Rejects an unknown promotion code: it's probably a typo, which a price without the code would hide. */
export const checkPromotion = ({ promotion }: Price): Effect.Effect<void, CommandFailed, Accounts> =>
  promotion?.state === "notValid" ? failWithMessage("validation", promotionText(promotion)) : Effect.void
