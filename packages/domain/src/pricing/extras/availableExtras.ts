import { BigDecimal, Result } from "effect"
import { sourceTraits } from "../../catalog/listTypes.ts"
import { sourceOutputFields } from "../../catalog/sourceOutputFields.ts"
import { totalWantedRecords, wantedQuantities } from "../../counting/quantities/wantedQuantities.ts"
import type { CountAnswer } from "../../counting/questions/CountAnswer.ts"
import { audienceColumns } from "../../definition/criterionColumns.ts"
import { inferGeoType } from "../../geography/step/inferGeoType.ts"
import { toOutputColumn } from "../chosenExtras.ts"
import { elementsRequiringNotification } from "../elementsRequiringNotification.ts"
import { offeredColumns } from "../offeredColumns.ts"
import { pricesForGeoType } from "../price-list/mapPrices.ts"
import { priceElementLabel } from "../price-list/priceElementLabel.ts"
import type { PricingError } from "../PricingErrors.ts"
import { commonPartColumns, type OrderedPart, orderParts } from "../price/orderParts.ts"
import { orderElements } from "../price/orderElements.ts"
import type { PriceFigures } from "../price/Price.ts"
import { questionToPricingInput, priceCount, type SitePrices } from "../price/priceCount.ts"
import type { PriceQuestion } from "../price/Prices.ts"
import { labelOffer } from "../price/labelOffer.ts"
import type { OrderExtras } from "./OrderExtras.ts"

/** Returns the points earned by a price's figures. */
type PointsOf = (figures: PriceFigures) => number

type ExtrasQuestion = Pick<PriceQuestion, "definition" | "choices">

/** Returns the display names of the elements that require notifying the site. */
const notifiedOf = (
  site: SitePrices,
  question: ExtrasQuestion,
  parts: ReadonlyArray<OrderedPart>,
): ReadonlyArray<string> =>
  Result.match(questionToPricingInput(site, question, parts), {
    onFailure: () => [],
    onSuccess: (order) =>
      elementsRequiringNotification(site.prices, order).map((name) => priceElementLabel(site.columns, name)),
  })

/**
 * Returns the extras that an order for a count can have in addition to its records, at the prices for the requested
 * quantity. Works even if the order has no price yet, such as before a mobile package is chosen. Fails if a column has
 * prices, but none for the quantity.
 */
export const availableExtras = (
  site: SitePrices,
  question: ExtrasQuestion,
  count: Pick<CountAnswer, "areas" | "total">,
  pointsOf: PointsOf,
): Result.Result<OrderExtras, PricingError> => {
  const { columns, prices } = site
  const { choices, definition } = question
  const { audience, listType } = definition
  const onMap = pricesForGeoType(prices, inferGeoType(definition.areas))
  const quantity = totalWantedRecords(wantedQuantities(count.areas, choices))
  const parts = orderParts(count.areas, choices)
  const ofLists = commonPartColumns(parts)
  const selected = new Set([...audienceColumns(audience), ...ofLists])
  const traits = sourceTraits(listType)
  const deliverable = columns.map(toOutputColumn)
  const isIncluded = ({ column }: { readonly column: string }) => selected.has(column)
  const there = new Set(sourceOutputFields(listType))
  const offered = deliverable.filter((column) => !isIncluded(column) && !there.has(column.name))
  // Where the package is the price, columns cost nothing more.
  const asked = traits.skipsPriceCalculation ? 0 : quantity
  const chosen = offered.filter(({ column }) => choices.outputColumns?.includes(column))
  /**
   * Prices the offered columns as if other columns were also chosen: two columns with the same price element are
   * charged once.
   */
  const pricedBeside = (some: typeof offered, others: typeof offered) =>
    offeredColumns(onMap, columns, some, orderElements(onMap, definition, columns, others, ofLists), asked)
  const priced = Result.all([
    pricedBeside(offered, chosen),
    Result.all(
      chosen.map((one) =>
        pricedBeside(
          [one],
          chosen.filter((other) => other !== one),
        ),
      ),
    ),
  ])
  return Result.map(priced, ([beside, each]) => ({
    columns: beside.map((column) => each.flat().find((one) => one.column === column.column) ?? column),
    included: deliverable
      .filter((column) => isIncluded(column) && !there.has(column.name))
      .map(({ column, name }) => ({ column, name })),
    usages: [...prices.usages].map(([listUsage, { description, multiple }]) => ({
      listUsage,
      multiple: BigDecimal.format(multiple),
      description,
    })),
    labels: labelOffer(prices, listType),
    mobilePackages: [...prices.mobilePackages.values()],
    notified: notifiedOf(site, question, parts),
    points: Result.match(priceCount(site, question, count), {
      onFailure: () => 0,
      onSuccess: ({ price }) => pointsOf(price.figures),
    }),
  }))
}
