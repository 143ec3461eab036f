/** More than any universe has. */
const DIGITS = 9

/**
 * The records that somebody asks for in words of their own: '5000', '5,000', ' 5 000 '; null for an empty text, which
 * asks for everything; undefined for what is no whole number of records from 1 to 999,999,999.
 */
export const wantedFromText = (typed: string): number | null | undefined => {
  const text = typed.trim().replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "")
  if (text === "") return null
  if (!/^\d+$/.test(text) || text.length > DIGITS) return undefined
  return Number(text) === 0 ? undefined : Number(text)
}
