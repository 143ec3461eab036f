/** Generators and laws for developers who change a rule or write their own, for use with fast-check. */

export type { Law } from "./testing/Law.ts"
export { pastedCodeLaws, suppressionCodeLaws } from "./testing/codeLaws.ts"
export { anyOrder } from "./testing/orders.ts"
export { pointLaws } from "./testing/pointLaws.ts"
export { anyPriceList } from "./testing/priceLists.ts"
export { promotionLaws } from "./testing/promotionLaws.ts"
export { anyPromotion, anyReadings } from "./testing/promotions.ts"
export { priceLaws } from "./testing/priceLaws.ts"
export { redistributionLaws } from "./testing/redistributionLaws.ts"
export { taxLaws } from "./testing/taxLaws.ts"
