import type { OriginalOrder } from "../contract/original/order/OriginalOrder.ts"

/** Tells whether an order states its areas; an order that doesn't, and names a draft, means that draft as it is. */
export const namesAreas = ({ OrderAddresses, OrderGeos }: OriginalOrder): boolean =>
  OrderGeos !== undefined || (OrderAddresses ?? null) !== null
