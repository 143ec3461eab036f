/** A number in its shortest form, without an exponent; coordinates need no more than 12 decimals. -0 is 0. */
export const shortNumber = (n: number): string => {
  const text = `${n}`
  return text.includes("e")
    ? n
        .toFixed(12)
        .replace(/\.?0+$/, "")
        .replace(/^-0$/, "0")
    : text
}
