/** What people call the money of an order that was placed, beside the charges of its price. */
export const ORDER_MONEY = { charged: "Charged", refunded: "Refunded" } as const
