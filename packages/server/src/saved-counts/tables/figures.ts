import type { Worksheet } from "exceljs"

/** Whole records with thousands apart. */
export const RECORDS = "#,##0"
/** A part of the whole. */
export const SHARE = "0.0%"

/** Blue bars; the library writes their color, which its types leave out. */
const BARS = {
  type: "dataBar",
  priority: 1,
  gradient: false,
  minLength: 0,
  maxLength: 100,
  showValue: true,
  border: false,
  negativeBarColorSameAsPositive: true,
  negativeBarBorderColorSameAsPositive: true,
  axisPosition: "auto",
  direction: "leftToRight",
  cfvo: [{ type: "num", value: 0 }, { type: "max" }],
  color: { argb: "FF638EC6" },
} as const
/** Colors of the heat scale, from nothing to everything. */
const HEAT = ["FFFFFFFF", "FFF8B26A"] as const

/** Bars within the cells of a column, from nothing to the largest. `from` and `to`: rows, from 1. */
export const addBars = (sheet: Worksheet, column: string, from: number, to: number): void => {
  if (to < from) return
  sheet.addConditionalFormatting({
    ref: `${column}${from}:${column}${to}`,
    rules: [{ ...BARS, cfvo: [...BARS.cfvo] }],
  })
}

/** Colors of some cells by how much they hold, from nothing to what one in twenty exceeds. */
export const addHeat = (sheet: Worksheet, ref: string): void => {
  const [cold, hot] = HEAT
  sheet.addConditionalFormatting({
    ref,
    rules: [
      {
        type: "colorScale",
        priority: 2,
        // One large area must not take the color from all others.
        cfvo: [
          { type: "num", value: 0 },
          { type: "percentile", value: 95 },
        ],
        color: [{ argb: cold }, { argb: hot }],
      },
    ],
  })
}
