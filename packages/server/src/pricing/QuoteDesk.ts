import {
  assertQuoteAddsUp,
  chosenReading,
  type CountAnswer,
  Counts,
  type CountRefused,
  type CountUnavailable,
  chosenToPrice,
  describePricingError,
  explainCostPrice,
  explainQuote,
  geoTypeOfAreas,
  nextBracket,
  type OrderToPrice,
  outcomeOfPromotion,
  type PricingError,
  promotionCapReading,
  quoteWithPromotion,
  type Promotion,
  type Quote,
  type QuoteQuestion,
  type SiteConfiguration,
  totalWanted,
  type User,
  type WantedArea,
  wantedQuantities,
} from "@listwright/domain"
import { Context, Effect, Layer, Result, Schema } from "effect"
import { OrderingTerms } from "../orders/OrderingTerms.ts"
import { demoColumns } from "../universe/columns.ts"
import { applicablePromotions } from "./applicablePromotions.ts"
import { type CurrentPriceList, PriceLists } from "./PriceLists.ts"
import { Promotions } from "./Promotions.ts"

/** The order has no price; `message` says why, for a person. */
export class NotPriced extends Schema.TaggedError<NotPriced>()("NotPriced", { message: Schema.String }) {}

/** A quote with everything that it was made from. */
export interface DeskQuote {
  readonly quote: Quote
  readonly count: CountAnswer
  /** Areas with anything available, and what is ordered of each. */
  readonly areas: ReadonlyArray<WantedArea>
  readonly priceListId: string
  /** The promotion that the quote was made with, met or not. */
  readonly promotion: Promotion | null
}

export type DeskQuestion = Pick<QuoteQuestion, "definition" | "choices">

/** The one authority on prices: what an order costs at this moment, from an exact count. */
export class QuoteDesk extends Context.Service<
  QuoteDesk,
  {
    readonly quote: (
      user: User,
      question: DeskQuestion,
    ) => Effect.Effect<DeskQuote, CountRefused | CountUnavailable | NotPriced>
    /** The same from a count that was made before. */
    readonly quoteCounted: (
      user: User,
      question: DeskQuestion,
      count: CountAnswer,
    ) => Effect.Effect<DeskQuote, NotPriced>
  }
>()("@listwright/server/pricing/QuoteDesk") {}

/** No source of this server sells mobile packages yet. */
const NO_PACKAGE = null

/** Prices a count: pure, so that the same question always has the same price. */
const priced = (
  current: CurrentPriceList,
  question: DeskQuestion,
  count: CountAnswer,
  site: SiteConfiguration,
  promotions: ReadonlyArray<Promotion>,
): Result.Result<DeskQuote, PricingError> => {
  const { choices, definition } = question
  const areas = wantedQuantities(count.areas, choices.quantities)
  const quantity = totalWanted(areas)
  const cap = chosenReading(promotionCapReading, site.readings)
  const order = chosenToPrice(current.prices, demoColumns(definition.listType), {
    definition,
    geoType: geoTypeOfAreas(definition.areas),
    quantity,
    listUsage: choices.listUsage,
    outputColumns: [],
    labelCount: 0,
    mobilePackage: NO_PACKAGE,
  })
  const priceOf = (chosen: OrderToPrice) =>
    quoteWithPromotion(current.prices, chosen, promotions, choices.promoCode ?? "", NO_PACKAGE, cap)
  return Result.map(Result.flatMap(order, priceOf), ({ quoted, choice }) => {
    const promotion = choice._tag === "Chosen" ? choice.promotion : null
    const lines = explainQuote(quoted)
    assertQuoteAddsUp(quoted.figures, lines)
    return {
      count,
      areas,
      promotion,
      priceListId: current.id,
      quote: {
        quantity,
        available: count.total,
        figures: quoted.figures,
        lines,
        perRecord: explainCostPrice(quoted),
        nextBracket: nextBracket(current.prices, quoted, count.total, (again) =>
          Result.map(priceOf(again), (priced) => priced.quoted),
        ),
        promotion: outcomeOfPromotion(choice, quoted),
        minimumQuantity: site.minQuantityOfOrder,
      },
    }
  })
}

export const layerQuoteDesk: Layer.Layer<QuoteDesk, never, Counts | OrderingTerms | PriceLists | Promotions> =
  Layer.effect(
    QuoteDesk,
    Effect.gen(function* () {
      const counts = yield* Counts
      const terms = yield* OrderingTerms
      const priceLists = yield* PriceLists
      const promotions = yield* Promotions
      const quoteCounted = Effect.fn("QuoteDesk.quoteCounted")(function* (
        user: User,
        question: DeskQuestion,
        count: CountAnswer,
      ) {
        const { listType } = question.definition
        const site = yield* terms.of(user)
        const current = yield* Effect.mapError(
          Effect.tapError(priceLists.current(listType), (error) => Effect.logError(error.reason)),
          () => new NotPriced({ message: "There are no prices for this list at the moment." }),
        )
        const applicable = yield* Effect.provideService(
          applicablePromotions(site, listType, question.choices.promoCode ?? ""),
          Promotions,
          promotions,
        )
        return yield* Effect.mapError(
          Effect.fromResult(priced(current, question, count, site, applicable)),
          (error) => new NotPriced({ message: describePricingError(error).text }),
        )
      })
      const quote = Effect.fn("QuoteDesk.quote")(function* (user: User, question: DeskQuestion) {
        return yield* quoteCounted(user, question, yield* counts.count(question.definition))
      })
      return { quote, quoteCounted }
    }),
  )
