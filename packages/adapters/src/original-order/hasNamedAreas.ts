import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"

/**
 * Returns whether an order specifies its areas; an order that names a draft without specifying areas refers to that
 * draft unchanged.
 */
export const hasNamedAreas = ({ OrderAddresses, OrderGeos }: OriginalOrder): boolean =>
  OrderGeos !== undefined || (OrderAddresses ?? null) !== null
