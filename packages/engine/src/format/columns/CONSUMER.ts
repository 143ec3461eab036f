/** The list type of the demo universe: consumers. */
export const CONSUMER = 10
