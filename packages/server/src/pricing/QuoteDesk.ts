import {
  assertQuoteAddsUp,
  chosenReading,
  type CountAnswer,
  Counts,
  type CountRefused,
  type CountUnavailable,
  explainCostPrice,
  explainQuote,
  geographyCharge,
  nextBracket,
  orderElements,
  type OrderToPrice,
  promotionCapReading,
  quoteOrder,
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
import { applicablePromotion } from "./applicablePromotion.ts"
import { type CurrentPriceList, PriceLists } from "./PriceLists.ts"
import { promotionOutcome } from "./promotionOutcome.ts"
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

/** The geography type of ZIP Codes, ZIP+4s and carrier routes. spec: decisions, Readings (geoTypes) */
const ZIP_GEOGRAPHY = 5

const orderToPrice = (current: CurrentPriceList, question: DeskQuestion, quantity: number): OrderToPrice => ({
  quantity,
  elements: orderElements(current.prices, question.definition, demoColumns(question.definition.listType)),
  ListUsage: question.choices.listUsage,
  labelCount: 0,
  GeographyCharge: geographyCharge(current.prices, ZIP_GEOGRAPHY),
  MobilePackageCharge: "0.00",
})

/** Prices a count: pure, so that the same question always has the same price. */
const priced = (
  current: CurrentPriceList,
  question: DeskQuestion,
  count: CountAnswer,
  site: SiteConfiguration,
  applicable: { readonly code: string; readonly promotion: Promotion | null },
): Result.Result<DeskQuote, NotPriced> => {
  const areas = wantedQuantities(count.areas, question.choices.quantities)
  const cap = chosenReading(promotionCapReading, site.readings)
  const { promotion, code } = applicable
  const quoted = quoteOrder(
    current.prices,
    orderToPrice(current, question, totalWanted(areas)),
    promotion,
    cap,
  )
  if (Result.isFailure(quoted)) return Result.fail(new NotPriced({ message: notPricedText(quoted.failure) }))
  const lines = explainQuote(quoted.success)
  const { figures } = quoted.success
  assertQuoteAddsUp(figures, lines)
  return Result.succeed({
    count,
    areas,
    promotion,
    priceListId: current.id,
    quote: {
      quantity: totalWanted(areas),
      available: count.total,
      figures,
      lines,
      perRecord: explainCostPrice(quoted.success),
      nextBracket: nextBracket(current.prices, quoted.success, count.total, promotion, cap),
      promotion: promotionOutcome(code, promotion, quoted.success),
      minimumQuantity: site.minQuantityOfOrder,
    },
  })
}

const notPricedText = (
  error: { readonly _tag: "NoPrice"; readonly element: string } | { readonly _tag: "NoListUsage" },
) =>
  error._tag === "NoPrice"
    ? `There is no price for ${error.element} at this quantity.`
    : "This list usage is not offered. Please choose another one."

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
          applicablePromotion(site, listType, question.choices.promoCode),
          Promotions,
          promotions,
        )
        return yield* Effect.fromResult(priced(current, question, count, site, applicable))
      })
      const quote = Effect.fn("QuoteDesk.quote")(function* (user: User, question: DeskQuestion) {
        return yield* quoteCounted(user, question, yield* counts.count(question.definition))
      })
      return { quote, quoteCounted }
    }),
  )
