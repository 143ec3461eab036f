/** Generators and laws for developers who change a rule or write their own, for use with fast-check. */

export type { Law } from "./testing/Law.ts"
export { lawsOfPastedCodes, lawsOfSuppressionCodes } from "./testing/codeLaws.ts"
export { anyOrder } from "./testing/orders.ts"
export { lawsOfPoints } from "./testing/pointLaws.ts"
export { anyPriceList } from "./testing/priceLists.ts"
export { lawsOfPromotions } from "./testing/promotionLaws.ts"
export { anyPromotion, anyReadings } from "./testing/promotions.ts"
export { lawsOfPrices } from "./testing/priceLaws.ts"
export { lawsOfSpreading } from "./testing/spreadingLaws.ts"
export { lawsOfTax } from "./testing/taxLaws.ts"
