/** Exact arithmetic in whole numbers, independent of the rule's own: amounts with enough decimals to hold every product of two prices. */
const DECIMALS = 20
/** One. */
export const UNIT = 10n ** BigInt(DECIMALS)

/** Reads a decimal text. */
export const read = (text: string): bigint => {
  const [digits = "", fraction = ""] = text.split(".")
  return BigInt(digits + fraction.padEnd(DECIMALS, "0"))
}

/** Rounded half up. */
export const rounded = (amount: bigint, decimals: number): bigint => {
  const step = 10n ** BigInt(DECIMALS - decimals)
  return ((amount + step / 2n) / step) * step
}

/** Writes an amount with this many decimals; the rest are cut off. */
export const written = (amount: bigint, decimals: number): string => {
  const digits = (amount / 10n ** BigInt(DECIMALS - decimals)).toString().padStart(decimals + 1, "0")
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Two amounts, or two prices, multiplied. */
export const times = (a: bigint, b: bigint): bigint => (a * b) / UNIT

/** The larger of two amounts. */
export const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)
/** The smaller of two amounts. */
export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)
