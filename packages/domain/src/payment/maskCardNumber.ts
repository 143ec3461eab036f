const HIDDEN = 12

/** Hides the first 12 characters behind asterisks and shows the rest. spec: portal §3 (Payment card) */
export const maskCardNumber = (number: string): string =>
  "*".repeat(Math.min(HIDDEN, number.length)) + number.slice(HIDDEN)
