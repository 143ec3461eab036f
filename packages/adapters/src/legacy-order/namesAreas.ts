import type { LegacyOrder } from "../contract/legacy/order/LegacyOrder.ts"

/** Tells whether an order states its areas; an order that doesn't, and names a draft, means that draft as it is. */
export const namesAreas = ({ OrderAddresses, OrderGeos }: LegacyOrder): boolean =>
  OrderGeos !== undefined || (OrderAddresses ?? null) !== null
