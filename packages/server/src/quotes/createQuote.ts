import { randomUUID } from "node:crypto"
import { audienceText } from "@listwright/domain/audience"
import { sourceDisplayName } from "@listwright/domain/catalog"
import type { Reach, User } from "@listwright/domain/account"
import { toCountReceipt } from "@listwright/domain/counting"
import { pickPricingChoices } from "@listwright/domain/drafts"
import type { RequestKey } from "@listwright/domain/order"
import { type EmailedQuote, type SentQuote, lastValidDay } from "@listwright/domain/quotes"
import { QuoteId } from "@listwright/domain/shared"
import { areaNames } from "@listwright/geography"
import { DateTime, Effect } from "effect"
import { Site } from "../configuration/Site.ts"
import { PriceDesk } from "../pricing/PriceDesk.ts"
import { generateOrderCode } from "../site/orderCode.ts"
import { ServedUniverse } from "../site/ServedUniverse.ts"
import { formatIsoDay } from "../site/siteDays.ts"
import { Recipients } from "../recipients/Recipients.ts"
import { SuppressionFolders } from "../suppression/SuppressionFolders.ts"
import type { QuotableCount } from "./quotableCounts.ts"
import { StoredQuotes } from "./StoredQuotes.ts"

/**
 * Quotes a saved count: counts it now, prices it with the current price list, and stores the result with the date. The
 * emails go out afterward, even if this server fails, once their recipients may receive them. `recipients`: their email
 * addresses; `origin`: the site's origin, for the link.
 */
export const createQuote = Effect.fn("createQuote")(function* (
  user: User,
  reach: Reach,
  saved: QuotableCount,
  {
    origin,
    recipients: named,
    requestKey,
  }: {
    readonly requestKey: RequestKey
    readonly origin: string
    readonly recipients: ReadonlyArray<string>
  },
) {
  const { configuration, quoteDays } = yield* Site
  const { zone } = yield* SuppressionFolders
  const desk = yield* PriceDesk
  const served = yield* ServedUniverse
  const quotes = yield* StoredQuotes
  const { definition } = saved
  // A list opened from a quote gets a new quote; its old prices aren't promised for longer.
  const { quoteId: _, ...choices } = pickPricingChoices(saved.choices)
  const owner = { accountId: saved.accountId, reach }
  const { areas, count, priceListId, price } = yield* desk.price(user, { definition, choices }, owner)
  const now = yield* DateTime.now
  const sentOn = formatIsoDay(DateTime.toDateUtc(now), zone)
  const columns = yield* served.columns(saved.listType)
  const nameOf = (yield* areaNames)(definition.areas)
  const sent: SentQuote = {
    id: QuoteId.make(randomUUID()),
    code: yield* generateOrderCode,
    savedCountId: saved.id,
    accountId: saved.accountId,
    listType: saved.listType,
    dataSourceDesc: sourceDisplayName(saved.listType, configuration),
    contact: { ...saved.contact, orderName: saved.name },
    sentOn,
    validUntil: lastValidDay(sentOn, quoteDays),
    priceListId,
    definition,
    choices,
    areas: areas.map(({ available, desired, key }) => ({ key, name: nameOf(key), available, desired })),
    audience: audienceText(definition, columns),
    price,
  }
  const receipt = toCountReceipt(count, DateTime.formatIso(now))
  const recipients = yield* Recipients
  let kept = sent
  const mailed = yield* recipients.admit(user, named, ({ mustConfirm, refused, sent: now }) => {
    const addressed = { ...sent, recipients: [...now, ...mustConfirm, ...refused] }
    return Effect.map(
      quotes.keep({ sent: addressed, receipt, userId: user.id, requestKey, origin }),
      (standing) => {
        kept = standing
      },
    )
  })
  return { ...kept, mailed } satisfies EmailedQuote
})
