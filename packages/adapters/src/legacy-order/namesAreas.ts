import type { LegacyOrder } from "../contract/legacy/order/LegacyOrder.ts"

/** Whether an order says where; one that does not, and names a draft, means that draft as it is. */
export const namesAreas = ({ OrderAddresses, OrderGeos }: LegacyOrder): boolean =>
  OrderGeos !== undefined || (OrderAddresses ?? null) !== null
