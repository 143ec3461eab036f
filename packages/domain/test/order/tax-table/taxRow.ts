import type { TaxRow } from "../../../src/order/tax-table/TaxRow.ts"

/** A row as text: state, digits or *, first day, last day or -, rate. */
export const row = (text: string): TaxRow => {
  const [state = "", zipPrefix = "", from = "", until = "", rate = ""] = text.split(" ")
  return {
    state,
    zipPrefix: zipPrefix === "*" ? "" : zipPrefix,
    from,
    until: until === "-" ? null : until,
    rate,
  }
}
