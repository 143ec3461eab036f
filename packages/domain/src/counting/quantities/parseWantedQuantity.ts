/** The maximum number of digits, more than the size of any universe requires. */
const DIGITS = 9

/**
 * Parses a wanted number of records as typed: '5000', '5,000', ' 5 000 '. Returns null for empty text, which requests
 * everything, and undefined for anything but a whole number from 1 to 999,999,999.
 */
export const parseWantedQuantity = (typed: string): number | null | undefined => {
  const text = typed.trim().replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "")
  if (text === "") return null
  if (!/^\d+$/.test(text) || text.length > DIGITS) return undefined
  return Number(text) === 0 ? undefined : Number(text)
}
