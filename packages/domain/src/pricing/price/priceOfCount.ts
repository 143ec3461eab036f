import { Result } from "effect"
import type { CountAnswer } from "../../counting/questions/CountAnswer.ts"
import { geoTypeOfAreas } from "../../geography/step/geoTypeOfAreas.ts"
import { totalWanted, wantedQuantities } from "../../counting/quantities/wantedQuantities.ts"
import { outcomeOfPromotion } from "../../promotion/outcomeOfPromotion.ts"
import type { Promotion } from "../../promotion/Promotion.ts"
import type { PromotionReadings } from "../../promotion/PromotionReadings.ts"
import { columnsOf } from "../../definition/criterionColumns.ts"
import { figure } from "../../shared/Decimal.ts"
import { type Affordable, affordable, type Budget, type PriceOrder } from "./affordable.ts"
import { assertPriceAddsUp } from "./assertPriceAddsUp.ts"
import { chosenExtras, type DeliverableColumn } from "../chosenExtras.ts"
import { chosenToPrice } from "./chosenToPrice.ts"
import { labelOffer } from "./labelOffer.ts"
import { explainUnitPrice, explainPrice } from "./explainPrice.ts"
import type { IndexedPriceList } from "../price-list/IndexedPriceList.ts"
import { nextBracket } from "./nextBracket.ts"
import type { OrderToPrice } from "../OrderToPrice.ts"
import type { ColumnElement } from "./orderElements.ts"
import { type OrderedBy, partsOfOrder } from "./orderParts.ts"
import { NoLabels, type PricingError } from "../PricingErrors.ts"
import { pricingElements, type PricingElement } from "../PricingOutput.ts"
import type { Price } from "./Price.ts"
import type { PriceQuestion } from "./Prices.ts"
import { priceWithPromotion } from "./priceWithPromotion.ts"

/** A site's prices, columns and promotions at a given time. */
export interface SitePrices {
  readonly prices: IndexedPriceList
  /** The columns that the source can deliver. */
  readonly columns: ReadonlyArray<ColumnElement & DeliverableColumn>
  /** The promotions that currently apply to the source and the user. */
  readonly promotions: ReadonlyArray<Promotion>
  readonly readings: PromotionReadings
  /** The minimum number of records per order. */
  readonly minimumQuantity: number
}

/** A price with the elements and promotion used to compute it. */
export interface PriceOfCount {
  readonly price: Price
  /** The elements used to price the records, each with its price. */
  readonly elements: ReadonlyArray<PricingElement>
  /** The promotion, whether or not its minimum is met. */
  readonly promotion: Promotion | null
}

/** An order, and a way to price it at any quantity with the promotion that applies there. */
interface Pricing {
  readonly order: OrderToPrice
  readonly priceOf: PriceOrder
}

/** Converts a list and its choices into an order that can be priced. */
export const orderOfQuestion = (
  { columns, prices }: Pick<SitePrices, "columns" | "prices">,
  { choices, definition }: Pick<PriceQuestion, "definition" | "choices">,
  parts: ReadonlyArray<OrderedBy>,
): Result.Result<OrderToPrice, PricingError> => {
  const { labelCount = 0, listUsage } = choices
  // What is not offered is not sold, whoever asks for it.
  if (labelCount > 0 && labelOffer(prices, definition.listType) === null) return Result.fail(new NoLabels())
  return Result.flatMap(chosenExtras(prices, columns, choices), (extras) =>
    chosenToPrice(prices, columns, {
      definition,
      geoType: geoTypeOfAreas(definition.areas),
      parts,
      listUsage,
      labelCount,
      ...extras,
    }),
  )
}

const pricingOf = (
  site: SitePrices,
  question: Pick<PriceQuestion, "definition" | "choices">,
  areas: CountAnswer["areas"],
  parts: ReadonlyArray<OrderedBy>,
): Result.Result<Pricing, PricingError> => {
  const { prices, promotions, readings } = site
  const { choices } = question
  const packageId = choices.mobilePackageId ?? null
  const priceAgain = (order: OrderToPrice) =>
    priceWithPromotion(prices, order, promotions, choices.promoCode ?? "", packageId, readings)
  /** Recomputes the parts of an order for a different total quantity. */
  const atQuantity = (order: OrderToPrice): Result.Result<OrderToPrice, PricingError> =>
    Result.map(
      orderOfQuestion(site, question, partsOfOrder(areas, { quantities: {}, wantedTotal: order.quantity })),
      ({ elements, parts: others }): OrderToPrice => {
        const { parts: _, ...whole } = order
        return { ...whole, elements, ...(others === undefined ? {} : { parts: others }) }
      },
    )
  const isOfLists = areas.some(({ selectedBy }) => selectedBy !== undefined)
  return Result.map(orderOfQuestion(site, question, parts), (order) => ({
    order,
    priceOf: (again) =>
      again === order || !isOfLists ? priceAgain(again) : Result.flatMap(atQuantity(again), priceAgain),
  }))
}

/**
 * Prices the wanted records of a count. The same question always yields the same price. Throws if the price doesn't add
 * up, which is a bug.
 */
export const priceOfCount = (
  site: SitePrices,
  question: Pick<PriceQuestion, "definition" | "choices">,
  count: Pick<CountAnswer, "areas" | "total">,
): Result.Result<PriceOfCount, PricingError> => {
  const { columns, minimumQuantity, prices } = site
  const quantity = totalWanted(wantedQuantities(count.areas, question.choices))
  const parts = partsOfOrder(count.areas, question.choices)
  const answer = Result.flatMap(pricingOf(site, question, count.areas, parts), ({ order, priceOf }) =>
    Result.map(priceOf(order), (one) => ({ ...one, priceOf })),
  )
  const ofLists = parts.flatMap((part) => part.columns)
  const asked = [...question.definition.audience.criteria.flatMap(columnsOf), ...ofLists]
  const named = columns.map((one) => ({
    ...one,
    isChosen: asked.includes(one.column),
  }))
  return Result.map(answer, ({ choice, priceOf, priced }) => {
    const lines = explainPrice(priced, named)
    assertPriceAddsUp(priced.figures, lines)
    return {
      promotion: choice._tag === "Chosen" ? choice.promotion : null,
      elements: pricingElements(priced),
      price: {
        quantity,
        available: count.total,
        figures: priced.figures,
        lines,
        perRecord: explainUnitPrice(priced, named),
        nextBracket: nextBracket(prices, priced, count.total, (again) =>
          Result.map(priceOf(again), (one) => one.priced),
        ),
        promotion: outcomeOfPromotion(choice, priced),
        minimumQuantity,
      },
    }
  })
}

const EVERYTHING = { quantities: {} }

/** Computes how many of a count's records a budget buys. */
export const affordableOfCount = (
  site: SitePrices,
  question: Pick<PriceQuestion, "definition" | "choices">,
  count: Pick<CountAnswer, "areas" | "total">,
  budget: Budget,
): Result.Result<Affordable, PricingError> =>
  count.total === 0
    ? Result.succeed({ most: null, next: null, cheapest: null })
    : Result.map(
        pricingOf(site, question, count.areas, partsOfOrder(count.areas, EVERYTHING)),
        ({ order, priceOf }) =>
          affordable(
            site.prices,
            order,
            figure(budget),
            { available: count.total, least: Math.max(site.minimumQuantity, 1) },
            priceOf,
          ),
      )
