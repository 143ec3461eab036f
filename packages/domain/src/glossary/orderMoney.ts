/** The display names of the amounts of a placed order, besides the charges of its price. */
export const ORDER_MONEY = { charged: "Charged", refunded: "Refunded" } as const
