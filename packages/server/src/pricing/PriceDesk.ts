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
  type AffordableQuantity,
  affordableQuantityFromCount,
  type Budget,
  describePricingError,
  availableExtras,
  type MobilePackage,
  type OrderExtras,
  type PricingElement,
  type PricingError,
  priceCount,
  type Price,
  type PriceQuestion,
  type SitePrices,
  withoutLabels,
} from "@listwright/domain/pricing"
import { toPromotionReadings, type Promotion } from "@listwright/domain/promotion"
import { orderPoints } from "@listwright/domain/rewards"
import { Context, Effect, Layer, Result, Schema } from "effect"
import { OrderingTerms } from "../accounts/OrderingTerms.ts"
import { ServedUniverse } from "../site/ServedUniverse.ts"
import { findApplicablePromotions } from "./findApplicablePromotions.ts"
import { PinnedPrices } from "./PinnedPrices.ts"
import { PriceLists } from "./PriceLists.ts"
import { resolvePriceList } from "./resolvePriceList.ts"
import { Promotions } from "./Promotions.ts"

/** Raised when an order can't be priced; `message` is the human-readable reason. */
export class NotPriced extends Schema.TaggedError<NotPriced>()("NotPriced", { message: Schema.String }) {}

/** A price with everything used to calculate it. */
export interface DeskPrice {
  readonly price: Price
  /** The elements that determine the price of the records. */
  readonly elements: ReadonlyArray<PricingElement>
  readonly count: CountAnswer
  /** The areas with available records, and the quantity ordered from each. */
  readonly areas: ReadonlyArray<WantedArea>
  readonly priceListId: string
  /** The attributes that the source offers. */
  readonly offered: ReadonlyArray<string>
  /** The promotion used in the price, whether or not its conditions are met. */
  readonly promotion: Promotion | null
  /** The chosen mobile advertising package; null if there isn't one. */
  readonly mobilePackage: MobilePackage | null
}

export type DeskQuestion = Pick<PriceQuestion, "definition" | "choices">

/** The prices that the desk currently uses, and the ID of their price list. */
export interface DeskPrices {
  readonly site: SitePrices
  readonly priceListId: string
}

/**
 * The single authority on prices: the current cost of an order, from an exact count. An order from a valid quote has
 * the quote's promised prices; promotions and points are always current.
 */
export class PriceDesk extends Context.Service<
  PriceDesk,
  {
    /** Prices a list for the user who pays. `owner` is the owner of the count. */
    readonly price: (
      user: User,
      question: DeskQuestion,
      owner: ListOwner,
    ) => Effect.Effect<DeskPrice, CountRefused | CountUnavailable | NotPriced>
    /** Prices a list from an existing count. */
    readonly priceCounted: (
      user: User,
      question: DeskQuestion,
      count: CountAnswer,
    ) => Effect.Effect<DeskPrice, NotPriced>
    /** Prices a list with prices that were already read. */
    readonly priceWith: (
      prices: DeskPrices,
      question: DeskQuestion,
      count: CountAnswer,
    ) => Effect.Effect<DeskPrice, NotPriced>
    /** Returns the extras available with the records of an order from a count, with prices that were already read. */
    readonly extras: (
      prices: DeskPrices,
      question: DeskQuestion,
      count: Pick<CountAnswer, "areas" | "total">,
    ) => Effect.Effect<OrderExtras, NotPriced>
    /** Returns the number of counted records that a budget buys. */
    readonly affordable: (
      user: User,
      question: DeskQuestion & { readonly budget: Budget },
      owner: ListOwner,
    ) => Effect.Effect<AffordableQuantity, CountRefused | CountUnavailable | NotPriced>
    /** Reads the prices used for a question, for callers that price many quantities at once. */
    readonly prices: (user: User, question: DeskQuestion) => Effect.Effect<DeskPrices, NotPriced>
  }
>()("@listwright/server/pricing/PriceDesk") {}

/** Returns the result of the pricing rules, or fails with the reason there's no price. */
const priced = <A>(answer: Result.Result<A, PricingError>): Effect.Effect<A, NotPriced> =>
  Result.match(answer, {
    onSuccess: Effect.succeed,
    onFailure: (error) => Effect.fail(new NotPriced({ message: describePricingError(error) })),
  })

export const layerPriceDesk: Layer.Layer<
  PriceDesk,
  never,
  Counts | OrderingTerms | PinnedPrices | PriceLists | Promotions | ServedUniverse
> = Layer.effect(
  PriceDesk,
  Effect.gen(function* () {
    const counts = yield* Counts
    const terms = yield* OrderingTerms
    const priceLists = yield* Effect.context<PinnedPrices | PriceLists>()
    const promotions = yield* Promotions
    const served = yield* ServedUniverse
    const prices = Effect.fn("PriceDesk.prices")(function* (user: User, question: DeskQuestion) {
      const { listType } = question.definition
      const site = yield* terms.of(user)
      const current = yield* Effect.mapError(
        Effect.tapError(Effect.provideContext(resolvePriceList(user, question), priceLists), (error) =>
          Effect.logError(error.reason),
        ),
        () => new NotPriced({ message: "There are no prices for this list right now." }),
      )
      const applicable = yield* Effect.provideService(
        findApplicablePromotions(site, listType, question.choices.promoCode ?? ""),
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
        readings: toPromotionReadings(site.readings),
        minimumQuantity: site.minimumQuantity,
      }
      return { site: all, priceListId: current.id }
    })
    const priceWith = Effect.fn("PriceDesk.priceWith")(function* (
      { priceListId, site }: DeskPrices,
      question: DeskQuestion,
      count: CountAnswer,
    ) {
      const made = yield* priced(priceCount(site, question, count))
      const areas = wantedQuantities(count.areas, question.choices)
      const mobilePackage = site.prices.mobilePackages.get(question.choices.mobilePackageId ?? -1) ?? null
      const offered = site.columns.map(({ column }) => column)
      return { ...made, count, areas, priceListId, offered, mobilePackage }
    })
    const extras = (
      { site }: DeskPrices,
      question: DeskQuestion,
      count: Pick<CountAnswer, "areas" | "total">,
    ) => priced(availableExtras(site, question, count, (figures) => orderPoints(figures, terms.pointRate)))
    const priceCounted = Effect.fn("PriceDesk.priceCounted")(function* (
      user: User,
      question: DeskQuestion,
      count: CountAnswer,
    ) {
      return yield* priceWith(yield* prices(user, question), question, count)
    })
    const price = Effect.fn("PriceDesk.price")(function* (
      user: User,
      question: DeskQuestion,
      owner: ListOwner,
    ) {
      return yield* priceCounted(user, question, yield* counts.count(question.definition, owner))
    })
    const affordable = Effect.fn("PriceDesk.affordable")(function* (
      user: User,
      question: DeskQuestion & { readonly budget: Budget },
      owner: ListOwner,
    ) {
      const { site } = yield* prices(user, question)
      const count = yield* counts.count(question.definition, owner)
      return yield* priced(affordableQuantityFromCount(site, question, count, question.budget))
    })
    return { affordable, extras, prices, price, priceCounted, priceWith }
  }),
)
