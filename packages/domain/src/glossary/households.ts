/** What people call a list that takes one record of every household, whoever lives there. spec: order-builder §2.4 */
export const ALL_HOUSEHOLDS = "All households"
