/** The display names of the amounts of a placed order, other than its price's charges. */
export const ORDER_MONEY = { charged: "Charged", refunded: "Refunded" } as const
