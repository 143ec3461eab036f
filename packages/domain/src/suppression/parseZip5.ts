/**
 * Parses the five digits of a ZIP Code as users write it: '60614', '60614-1234', '606141234'. Restores leading zeros
 * that spreadsheets drop: '2134' and '21341234' become 02134. Returns undefined if the string isn't a ZIP Code.
 */
export const parseZip5 = (written: string): string | undefined => {
  const [, zip = "", addOn] =
    /^(\d{3,5})-(\d{4})$/.exec(written.trim()) ?? /^(\d{3,9})$/.exec(written.trim()) ?? []
  if (zip === "") return undefined
  if (addOn !== undefined || zip.length <= 5) return zip.padStart(5, "0")
  return zip.length < 7 ? undefined : zip.padStart(9, "0").slice(0, 5)
}
