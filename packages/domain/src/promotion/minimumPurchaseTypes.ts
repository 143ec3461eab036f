import { codedSchema, codes } from "../shared/Codes.ts"

/** The types of minimum purchase and their codes [ob9-promotion-minimum]. */
export const minimumPurchaseTypes = codes({ spend: 1, records: 2, spendAndRecords: 3 })

/** The measure of a promotion's minimum; encoded as its code. */
export const MinimumPurchase = codedSchema(minimumPurchaseTypes)
export type MinimumPurchase = typeof MinimumPurchase.Type
