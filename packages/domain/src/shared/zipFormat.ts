/** Exactly 5 digits, nothing around them. spec: portal §5 (zip) */
export const isZip = (text: string): boolean => /^\d{5}$/.test(text)

/** Exactly 9 digits, no hyphen. spec: portal §5 (zip4) */
export const isZip4 = (text: string): boolean => /^\d{9}$/.test(text)
