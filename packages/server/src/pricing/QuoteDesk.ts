import type { User } from "@listwright/domain/account"
import {
  type CountAnswer,
  Counts,
  type CountRefused,
  type CountUnavailable,
  type ListOwner,
  type WantedArea,
  wantedQuantities,
} from "@listwright/domain/counting"
import {
  type Affordable,
  affordableOfCount,
  type Budget,
  describePricingError,
  extrasOfCount,
  type MobilePackage,
  type OrderExtras,
  type PricingElement,
  type PricingError,
  quoteOfCount,
  type Quote,
  type QuoteQuestion,
  type SitePrices,
  withoutLabels,
} from "@listwright/domain/pricing"
import { promotionReadingsOf, type Promotion } from "@listwright/domain/promotion"
import { pointsOfOrder } from "@listwright/domain/rewards"
import { Context, Effect, Layer, Result, Schema } from "effect"
import { OrderingTerms } from "../accounts/OrderingTerms.ts"
import { ServedUniverse } from "../site/ServedUniverse.ts"
import { applicablePromotions } from "./applicablePromotions.ts"
import { PinnedPrices } from "./PinnedPrices.ts"
import { PriceLists } from "./PriceLists.ts"
import { pricesOf } from "./pricesOf.ts"
import { Promotions } from "./Promotions.ts"

/** The order has no price; `message` says why, for a person. */
export class NotPriced extends Schema.TaggedError<NotPriced>()("NotPriced", { message: Schema.String }) {}

/** A quote with everything that it was made from. */
export interface DeskQuote {
  readonly quote: Quote
  /** The elements that the records are priced by. */
  readonly elements: ReadonlyArray<PricingElement>
  readonly count: CountAnswer
  /** Areas with anything available, and what is ordered of each. */
  readonly areas: ReadonlyArray<WantedArea>
  readonly priceListId: string
  /** The attributes that the source offers. */
  readonly offered: ReadonlyArray<string>
  /** The promotion that the quote was made with, met or not. */
  readonly promotion: Promotion | null
  /** The package of mobile advertising; null if no package was chosen. */
  readonly mobilePackage: MobilePackage | null
}

export type DeskQuestion = Pick<QuoteQuestion, "definition" | "choices">

/** The prices that the desk uses now, and the ID of their price list. */
export interface DeskPrices {
  readonly site: SitePrices
  readonly priceListId: string
}

/**
 * The one authority on prices: what an order costs at this moment, from an exact count. An order of a valid quote has the
 * prices that the quote promises; promotions and points are always those of the moment.
 */
export class QuoteDesk extends Context.Service<
  QuoteDesk,
  {
    /** `owner`: the owner of the count; the user pays. */
    readonly quote: (
      user: User,
      question: DeskQuestion,
      owner: ListOwner,
    ) => Effect.Effect<DeskQuote, CountRefused | CountUnavailable | NotPriced>
    /** The same from a count that was made before. */
    readonly quoteCounted: (
      user: User,
      question: DeskQuestion,
      count: CountAnswer,
    ) => Effect.Effect<DeskQuote, NotPriced>
    /** The same with prices that were read before. */
    readonly quotePriced: (
      prices: DeskPrices,
      question: DeskQuestion,
      count: CountAnswer,
    ) => Effect.Effect<DeskQuote, NotPriced>
    /**
     * Returns the extras that an order of a count can have besides its records, with prices that were read before.
     */
    readonly extras: (
      prices: DeskPrices,
      question: DeskQuestion,
      count: Pick<CountAnswer, "areas" | "total">,
    ) => Effect.Effect<OrderExtras, NotPriced>
    /** Returns how many of the counted records a budget buys. */
    readonly affordable: (
      user: User,
      question: DeskQuestion & { readonly budget: Budget },
      owner: ListOwner,
    ) => Effect.Effect<Affordable, CountRefused | CountUnavailable | NotPriced>
    /** Reads the prices behind every quote of a question, for callers that price many quantities at once. */
    readonly prices: (user: User, question: DeskQuestion) => Effect.Effect<DeskPrices, NotPriced>
  }
>()("@listwright/server/pricing/QuoteDesk") {}

/** Returns the result of the pricing rules, or fails with the reason that there isn't a price. */
const priced = <A>(answer: Result.Result<A, PricingError>): Effect.Effect<A, NotPriced> =>
  Result.match(answer, {
    onSuccess: Effect.succeed,
    onFailure: (error) => Effect.fail(new NotPriced({ message: describePricingError(error).text })),
  })

export const layerQuoteDesk: Layer.Layer<
  QuoteDesk,
  never,
  Counts | OrderingTerms | PinnedPrices | PriceLists | Promotions | ServedUniverse
> = Layer.effect(
  QuoteDesk,
  Effect.gen(function* () {
    const counts = yield* Counts
    const terms = yield* OrderingTerms
    const priceLists = yield* Effect.context<PinnedPrices | PriceLists>()
    const promotions = yield* Promotions
    const served = yield* ServedUniverse
    const prices = Effect.fn("QuoteDesk.prices")(function* (user: User, question: DeskQuestion) {
      const { listType } = question.definition
      const site = yield* terms.of(user)
      const current = yield* Effect.mapError(
        Effect.tapError(Effect.provideContext(pricesOf(user, question), priceLists), (error) =>
          Effect.logError(error.reason),
        ),
        () => new NotPriced({ message: "There are no prices for this list at the moment." }),
      )
      const applicable = yield* Effect.provideService(
        applicablePromotions(site, listType, question.choices.promoCode ?? ""),
        Promotions,
        promotions,
      )
      const all: SitePrices = {
        prices: terms.taskDays.labels === null ? withoutLabels(current.prices) : current.prices,
        columns: yield* Effect.mapError(
          served.columns(listType),
          ({ reason }) => new NotPriced({ message: reason }),
        ),
        promotions: applicable,
        readings: promotionReadingsOf(site.readings),
        minimumQuantity: site.minQuantityOfOrder,
      }
      return { site: all, priceListId: current.id }
    })
    const quotePriced = Effect.fn("QuoteDesk.quotePriced")(function* (
      { priceListId, site }: DeskPrices,
      question: DeskQuestion,
      count: CountAnswer,
    ) {
      const quoted = yield* priced(quoteOfCount(site, question, count))
      const areas = wantedQuantities(count.areas, question.choices)
      const mobilePackage = site.prices.mobilePackages.get(question.choices.mobilePackageId ?? -1) ?? null
      const offered = site.columns.map(({ column }) => column)
      return { ...quoted, count, areas, priceListId, offered, mobilePackage }
    })
    const extras = (
      { site }: DeskPrices,
      question: DeskQuestion,
      count: Pick<CountAnswer, "areas" | "total">,
    ) => priced(extrasOfCount(site, question, count, (figures) => pointsOfOrder(figures, terms.pointRate)))
    const quoteCounted = Effect.fn("QuoteDesk.quoteCounted")(function* (
      user: User,
      question: DeskQuestion,
      count: CountAnswer,
    ) {
      return yield* quotePriced(yield* prices(user, question), question, count)
    })
    const quote = Effect.fn("QuoteDesk.quote")(function* (
      user: User,
      question: DeskQuestion,
      owner: ListOwner,
    ) {
      return yield* quoteCounted(user, question, yield* counts.count(question.definition, owner))
    })
    const affordable = Effect.fn("QuoteDesk.affordable")(function* (
      user: User,
      question: DeskQuestion & { readonly budget: Budget },
      owner: ListOwner,
    ) {
      const { site } = yield* prices(user, question)
      const count = yield* counts.count(question.definition, owner)
      return yield* priced(affordableOfCount(site, question, count, question.budget))
    })
    return { affordable, extras, prices, quote, quoteCounted, quotePriced }
  }),
)
