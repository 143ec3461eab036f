/** The display names of a placed order's amounts, other than the charges in its price. */
export const ORDER_AMOUNT_NAMES = { charged: "Charged", refunded: "Refunded" } as const
