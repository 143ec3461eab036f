/**
 * Formats a number in its shortest form, without an exponent; at most 12 decimals, which is enough for coordinates. -0
 * becomes 0.
 */
export const shortNumber = (n: number): string => {
  const text = `${n}`
  return text.includes("e")
    ? n
        .toFixed(12)
        .replace(/\.?0+$/, "")
        .replace(/^-0$/, "0")
    : text
}
