import type { Reach, User } from "@listwright/domain/account"
import { Counts } from "@listwright/domain/counting"
import { isQuoteValid, type OpenedQuote, type RequotedList } from "@listwright/domain/quotes"
import { buildCountComparison } from "@listwright/domain/saved-lists"
import { DateTime, Effect } from "effect"
import { PriceDesk } from "../pricing/PriceDesk.ts"
import { formatIsoDay } from "../site/siteDays.ts"
import { SuppressionFolders } from "../suppression/SuppressionFolders.ts"
import type { StoredQuote } from "./StoredQuotes.ts"

/** Returns the current count and price of a quoted list, with the prices that apply to it. */
const requoted = Effect.fnUntraced(function* (user: User, reach: Reach, { receipt, sent }: StoredQuote) {
  const counts = yield* Counts
  const desk = yield* PriceDesk
  const { accountId, choices, definition, id } = sent
  const count = yield* counts.count(definition, { accountId, reach })
  const { priceListId, price } = yield* desk.priceCounted(
    user,
    { definition, choices: { ...choices, quoteId: id } },
    count,
  )
  const since = buildCountComparison(definition, receipt, count, DateTime.formatIso(yield* DateTime.now))
  return { since, price, priceListId } satisfies RequotedList
})

/**
 * Returns a quote as it was sent, together with its list's current count and price, or the reason they can't be
 * determined.
 */
export const openQuote = Effect.fn("openQuote")(function* (user: User, reach: Reach, stored: StoredQuote) {
  const { zone } = yield* SuppressionFolders
  const { sent } = stored
  const isValid = isQuoteValid(sent, formatIsoDay(yield* DateTime.nowAsDate, zone))
  const without = (problem: string): OpenedQuote => ({ sent, isValid, now: null, problem })
  return yield* requoted(user, reach, stored).pipe(
    Effect.map((now): OpenedQuote => ({ sent, isValid, now, problem: null })),
    Effect.catchTags({
      CountRefused: ({ reason }) => Effect.succeed(without(reason)),
      CountUnavailable: ({ reason }) => Effect.succeed(without(reason)),
      NotPriced: ({ message }) => Effect.succeed(without(message)),
    }),
  )
})
