/**
 * The ZIP Code of five digits in what people write: '60614', '60614-1234', '606141234'. Spreadsheets lose leading zeros,
 * which are put back: '2134' is 02134, '21341234' is 02134. undefined: it is none.
 */
export const zip5Of = (written: string): string | undefined => {
  const [, zip = "", addOn] =
    /^(\d{3,5})-(\d{4})$/.exec(written.trim()) ?? /^(\d{3,9})$/.exec(written.trim()) ?? []
  if (zip === "") return undefined
  if (addOn !== undefined || zip.length <= 5) return zip.padStart(5, "0")
  return zip.length < 7 ? undefined : zip.padStart(9, "0").slice(0, 5)
}
