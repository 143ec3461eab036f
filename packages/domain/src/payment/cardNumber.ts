/** Digits only, 14 to 17 of them, the first from 3 to 6. spec: portal §5 [p5-credit-card], §9 [p9-card-limits] */
export const isCardNumber = (text: string): boolean => /^[3-6]\d{13,16}$/.test(text)

const HIDDEN = 12

/** Hides the first 12 characters behind asterisks and shows the rest. spec: portal §3 (Payment card) */
export const maskCardNumber = (number: string): string =>
  "*".repeat(Math.min(HIDDEN, number.length)) + number.slice(HIDDEN)
