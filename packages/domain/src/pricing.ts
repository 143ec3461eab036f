/** The price of an order, line by line, with the reasons for it. */

export { type IndexedPriceList, indexPriceList } from "./pricing/price-list/IndexedPriceList.ts"
export { withoutLabels } from "./pricing/price-list/withoutLabels.ts"
export { listUsages, listUsageText } from "./pricing/ListUsage.ts"
export { describePricingError } from "./pricing/Notices.ts"
export { PricingInput } from "./pricing/PricingInput.ts"
export type { PricingError } from "./pricing/PricingErrors.ts"
export {
  GeographyPrice,
  MapElementPrice,
  PriceList,
  PriceRow,
  UsageRow,
} from "./pricing/price-list/PriceList.ts"
export { Price, PriceFigures, PriceLine } from "./pricing/price/Price.ts"
export { Figures, type FiguresQuestion, RequestedFigures } from "./pricing/figures/Figures.ts"
export { FiguresPart, type FiguresAnswers, type FiguresPartName } from "./pricing/figures/FiguresPart.ts"
export { MobilePackage } from "./pricing/MobilePackage.ts"
export { OrderExtras } from "./pricing/extras/OrderExtras.ts"
export { LabelOffer } from "./pricing/price/labelOffer.ts"
export { availableExtras } from "./pricing/extras/availableExtras.ts"
export { streamFigures } from "./pricing/figures/streamFigures.ts"
export {
  outcomeText,
  outcomeTotalText,
  priceDifferenceText,
  remainderText,
} from "./pricing/figures/outcomeText.ts"
export { ChangeOutcome, PricedSuggestions } from "./pricing/figures/PricedSuggestions.ts"
export { priceSuggestions } from "./pricing/figures/priceSuggestions.ts"
export { type PriceQuestion, Prices } from "./pricing/price/Prices.ts"
export { AffordableQuantity, Budget, isBudget } from "./pricing/price/findAffordableQuantity.ts"
export { affordableQuantityText, cleanBudgetText } from "./pricing/price/affordableQuantityText.ts"
export { assertPriceAddsUp } from "./pricing/price/assertPriceAddsUp.ts"
export { explainPrice } from "./pricing/price/explainPrice.ts"
export {
  validPriceElements,
  type UnpricedElement,
  unpricedElements,
} from "./pricing/price-list/listElements.ts"
export { loadPriceList } from "./pricing/price-list/loadPriceList.ts"
export { nextBracket } from "./pricing/price/nextBracket.ts"
export { nextBracketText } from "./pricing/price/nextBracketText.ts"
export { priceListProblems } from "./pricing/price-list/priceListProblems.ts"
export { commonPartColumns, divideQuantity } from "./pricing/price/orderParts.ts"
export { priceLive } from "./pricing/price/priceLive.ts"
export { affordableQuantityFromCount, priceCount, type SitePrices } from "./pricing/price/priceCount.ts"
export { priceOrder } from "./pricing/price/priceOrder.ts"
export { DisplayedPrice, displayedPrices, PriceDisplay, ServicePriceDisplay } from "./pricing/PriceDisplay.ts"
export { PriceDisplays } from "./pricing/PriceDisplays.ts"
export { permittedPricePageItems, PRICE_PAGE_INCREMENT, pricePageRows } from "./pricing/pricePageRows.ts"
export { priceElementLabel } from "./pricing/price-list/priceElementLabel.ts"
export {
  isPriced,
  minimumOrderText,
  pricePerRecordText,
  servicePriceText,
  pretaxTotalText,
} from "./pricing/priceTexts.ts"
export { toPricingOutput, PricingElement } from "./pricing/PricingOutput.ts"
