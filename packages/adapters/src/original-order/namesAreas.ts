import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"

/**
 * Tells whether an order states its areas; an order that names a draft without stating areas refers to that draft as it
 * is.
 */
export const namesAreas = ({ OrderAddresses, OrderGeos }: OriginalOrder): boolean =>
  OrderGeos !== undefined || (OrderAddresses ?? null) !== null
