import type { LabelStockName } from "@listwright/domain/order"

/** A label sheet, measured in points (72 per inch) from its upper left corner. */
export interface LabelStock {
  readonly name: string
  readonly page: { readonly width: number; readonly height: number }
  readonly across: number
  readonly down: number
  /** The first label's position. */
  readonly left: number
  readonly top: number
  /** The distance from one label to the next. */
  readonly stepAcross: number
  readonly stepDown: number
  readonly width: number
  readonly height: number
}

const INCH = 72

/** The label stocks for printing address labels: sheets for laser printers, and a pin-fed strip for line printers. */
export const LABEL_STOCKS = {
  avery5160: {
    name: "Avery 5160",
    page: { width: 8.5 * INCH, height: 11 * INCH },
    across: 3,
    down: 10,
    left: 0.1875 * INCH,
    top: 0.5 * INCH,
    stepAcross: 2.75 * INCH,
    stepDown: INCH,
    width: 2.625 * INCH,
    height: INCH,
  },
  // One label an inch on a carrier 4 1/4 inches wide: any whole number of inches is a page.
  avery4013: {
    name: "Avery 4013",
    page: { width: 4.25 * INCH, height: 12 * INCH },
    across: 1,
    down: 12,
    left: 0.375 * INCH,
    top: INCH / 32,
    stepAcross: 0,
    stepDown: INCH,
    width: 3.5 * INCH,
    height: 0.9375 * INCH,
  },
} as const satisfies Readonly<Record<LabelStockName, LabelStock>>
