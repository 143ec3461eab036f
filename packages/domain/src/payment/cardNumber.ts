/** Digits only, 14 to 17 of them, the first from 3 to 6. spec: portal §5 [p5-credit-card], §9 [p9-card-limits] */
export const isCardNumber = (text: string): boolean => /^[3-6]\d{13,16}$/.test(text)
