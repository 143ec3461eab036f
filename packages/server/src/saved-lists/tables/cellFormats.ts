import type { Worksheet } from "exceljs"

/** The number format for whole records, with thousands separators. */
export const RECORDS_FORMAT = "#,##0"
/** The number format for shares. */
export const SHARE_FORMAT = "0.0%"

/** The blue bars. The library writes their color, although its types omit it. */
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
/** The colors of the heat scale, from lowest to highest. */
const HEAT = ["FFFFFFFF", "FFF8B26A"] as const

/**
 * Adds bars to a column's cells, scaled from zero to the largest value. `from` and `to` are row numbers, starting at 1.
 */
export const addDataBars = (sheet: Worksheet, column: string, from: number, to: number): void => {
  if (to < from) return
  sheet.addConditionalFormatting({
    ref: `${column}${from}:${column}${to}`,
    rules: [{ ...BARS, cfvo: [...BARS.cfvo] }],
  })
}

/** Colors cells by their values, from zero to the 95th percentile. */
export const addHeatMap = (sheet: Worksheet, ref: string): void => {
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
