/** An order's price, line by line, with the reasons for it. */

export { type IndexedPriceList, indexPriceList } from "./pricing/price-list/IndexedPriceList.ts"
export { withoutLabels } from "./pricing/price-list/withoutLabels.ts"
export { listUsages, listUsageText } from "./pricing/ListUsage.ts"
export { describePricingError } from "./pricing/Notices.ts"
export { OrderToPrice } from "./pricing/OrderToPrice.ts"
export type { PricingError } from "./pricing/PricingErrors.ts"
export {
  GeographyPrice,
  MapElementPrice,
  PriceList,
  PriceRow,
  UsageRow,
} from "./pricing/price-list/PriceList.ts"
export { Price, PriceFigures, PriceLine } from "./pricing/price/Price.ts"
export { Figures, type FiguresQuestion, FiguresWanted } from "./pricing/figures/Figures.ts"
export { FiguresPart, type FiguresAnswers, type FiguresPartName } from "./pricing/figures/FiguresPart.ts"
export { MobilePackage } from "./pricing/MobilePackage.ts"
export { OrderExtras } from "./pricing/extras/OrderExtras.ts"
export { LabelOffer } from "./pricing/price/labelOffer.ts"
export { extrasOfCount } from "./pricing/extras/extrasOfCount.ts"
export { figuresOfCount } from "./pricing/figures/figuresOfCount.ts"
export {
  outcomeText,
  outcomeTotalText,
  priceDifferenceText,
  remainderText,
} from "./pricing/figures/outcomeText.ts"
export { ChangeOutcome, PricedSuggestions } from "./pricing/figures/PricedSuggestions.ts"
export { priceSuggestions } from "./pricing/figures/priceSuggestions.ts"
export { type PriceQuestion, Prices } from "./pricing/price/Prices.ts"
export { Affordable, Budget, isBudget } from "./pricing/price/affordable.ts"
export { affordableText, budgetFromText } from "./pricing/price/affordableText.ts"
export { assertPriceAddsUp } from "./pricing/price/assertPriceAddsUp.ts"
export { explainPrice } from "./pricing/price/explainPrice.ts"
export {
  nameableElements,
  type UnpricedElement,
  unpricedElements,
} from "./pricing/price-list/listElements.ts"
export { loadPriceList } from "./pricing/price-list/loadPriceList.ts"
export { nextBracket } from "./pricing/price/nextBracket.ts"
export { nextBracketText } from "./pricing/price/nextBracketText.ts"
export { priceListProblems } from "./pricing/price-list/priceListProblems.ts"
export { columnsOfEveryPart, partsOfQuantity } from "./pricing/price/orderParts.ts"
export { priceLive } from "./pricing/price/priceLive.ts"
export { affordableOfCount, priceOfCount, type SitePrices } from "./pricing/price/priceOfCount.ts"
export { priceOrder } from "./pricing/price/priceOrder.ts"
export { DisplayedPrice, displayedPrices, PriceDisplay, ServicePriceDisplay } from "./pricing/PriceDisplay.ts"
export { PriceDisplays } from "./pricing/PriceDisplays.ts"
export { permittedItems, PRICE_PAGE_MORE, pricePage } from "./pricing/pricePage.ts"
export { priceElementLabel } from "./pricing/price-list/priceElementLabel.ts"
export {
  isPriced,
  shownMinimumOrder,
  shownPricePerRecord,
  shownServicePrice,
  shownTotal,
} from "./pricing/shownPrice.ts"
export { outputOfPrice, PricingElement } from "./pricing/PricingOutput.ts"
