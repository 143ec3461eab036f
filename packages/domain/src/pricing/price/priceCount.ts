import { Result } from "effect"
import type { CountAnswer } from "../../counting/questions/CountAnswer.ts"
import { inferGeoType } from "../../geography/step/inferGeoType.ts"
import { totalWantedRecords, wantedQuantities } from "../../counting/quantities/wantedQuantities.ts"
import { toPromotionOutcome } from "../../promotion/toPromotionOutcome.ts"
import type { Promotion } from "../../promotion/Promotion.ts"
import type { PromotionReadings } from "../../promotion/PromotionReadings.ts"
import { criterionColumns } from "../../definition/criterionColumns.ts"
import { figure } from "../../shared/Decimal.ts"
import {
  type AffordableQuantity,
  findAffordableQuantity,
  type Budget,
  type OrderPricer,
} from "./findAffordableQuantity.ts"
import { assertPriceAddsUp } from "./assertPriceAddsUp.ts"
import { chosenExtras, type DeliverableColumn } from "../chosenExtras.ts"
import { toPricingInput } from "./toPricingInput.ts"
import { labelOffer } from "./labelOffer.ts"
import { explainUnitPrice, explainPrice } from "./explainPrice.ts"
import type { IndexedPriceList } from "../price-list/IndexedPriceList.ts"
import { nextBracket } from "./nextBracket.ts"
import type { PricingInput } from "../PricingInput.ts"
import type { ColumnElement } from "./orderElements.ts"
import { type OrderedPart, orderParts } from "./orderParts.ts"
import { NoLabels, type PricingError } from "../PricingErrors.ts"
import { pricingElements, type PricingElement } from "../PricingOutput.ts"
import type { Price } from "./Price.ts"
import type { PriceQuestion } from "./Prices.ts"
import { priceWithPromotion } from "./priceWithPromotion.ts"

/** A site's prices, columns, and promotions at a given time. */
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
export interface PricedCount {
  readonly price: Price
  /** The elements used to price the records, each with its price. */
  readonly elements: ReadonlyArray<PricingElement>
  /** The promotion, whether or not its minimum is met. */
  readonly promotion: Promotion | null
}

/** An order, with a function that prices it at any quantity with the promotion that applies there. */
interface Pricing {
  readonly order: PricingInput
  readonly priceOf: OrderPricer
}

/** Converts a list and its choices into an order that can be priced. */
export const questionToPricingInput = (
  { columns, prices }: Pick<SitePrices, "columns" | "prices">,
  { choices, definition }: Pick<PriceQuestion, "definition" | "choices">,
  parts: ReadonlyArray<OrderedPart>,
): Result.Result<PricingInput, PricingError> => {
  const { labelCount = 0, listUsage } = choices
  // What is not offered is not sold, whoever asks for it.
  if (labelCount > 0 && labelOffer(prices, definition.listType) === null) return Result.fail(new NoLabels())
  return Result.flatMap(chosenExtras(prices, columns, choices), (extras) =>
    toPricingInput(prices, columns, {
      definition,
      geoType: inferGeoType(definition.areas),
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
  parts: ReadonlyArray<OrderedPart>,
): Result.Result<Pricing, PricingError> => {
  const { prices, promotions, readings } = site
  const { choices } = question
  const packageId = choices.mobilePackageId ?? null
  const priceAgain = (order: PricingInput) =>
    priceWithPromotion(prices, order, promotions, choices.promoCode ?? "", packageId, readings)
  /** Recomputes the parts of an order for a different total quantity. */
  const atQuantity = (order: PricingInput): Result.Result<PricingInput, PricingError> =>
    Result.map(
      questionToPricingInput(
        site,
        question,
        orderParts(areas, { quantities: {}, wantedTotal: order.quantity }),
      ),
      ({ elements, parts: others }): PricingInput => {
        const { parts: _, ...whole } = order
        return { ...whole, elements, ...(others === undefined ? {} : { parts: others }) }
      },
    )
  const isOfLists = areas.some(({ selectedBy }) => selectedBy !== undefined)
  return Result.map(questionToPricingInput(site, question, parts), (order) => ({
    order,
    priceOf: (again) =>
      again === order || !isOfLists ? priceAgain(again) : Result.flatMap(atQuantity(again), priceAgain),
  }))
}

/**
 * Prices the wanted records of a count. The same question always yields the same price. Throws if the price doesn't add
 * up, which is a bug.
 */
export const priceCount = (
  site: SitePrices,
  question: Pick<PriceQuestion, "definition" | "choices">,
  count: Pick<CountAnswer, "areas" | "total">,
): Result.Result<PricedCount, PricingError> => {
  const { columns, minimumQuantity, prices } = site
  const quantity = totalWantedRecords(wantedQuantities(count.areas, question.choices))
  const parts = orderParts(count.areas, question.choices)
  const answer = Result.flatMap(pricingOf(site, question, count.areas, parts), ({ order, priceOf }) =>
    Result.map(priceOf(order), (one) => ({ ...one, priceOf })),
  )
  const ofLists = parts.flatMap((part) => part.columns)
  const asked = [...question.definition.audience.criteria.flatMap(criterionColumns), ...ofLists]
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
        promotion: toPromotionOutcome(choice, priced),
        minimumQuantity,
      },
    }
  })
}

const EVERYTHING = { quantities: {} }

/** Computes how many of a count's records a budget buys. */
export const affordableQuantityFromCount = (
  site: SitePrices,
  question: Pick<PriceQuestion, "definition" | "choices">,
  count: Pick<CountAnswer, "areas" | "total">,
  budget: Budget,
): Result.Result<AffordableQuantity, PricingError> =>
  count.total === 0
    ? Result.succeed({ most: null, next: null, cheapest: null })
    : Result.map(
        pricingOf(site, question, count.areas, orderParts(count.areas, EVERYTHING)),
        ({ order, priceOf }) =>
          findAffordableQuantity(
            site.prices,
            order,
            figure(budget),
            { available: count.total, least: Math.max(site.minimumQuantity, 1) },
            priceOf,
          ),
      )
