import type { SuppressionChoice } from "../definition/ListDefinition.ts"
import { codes } from "../shared/Codes.ts"

/** The three kinds of suppression, in the order of their digits, and how each is used. */
export interface SuppressionModes {
  readonly order: SuppressionMode
  /** Saved counts. */
  readonly slc: SuppressionMode
  readonly file: SuppressionMode
}

const MODES = ["off", "date", "item"] as const
/** Not used, everything of a range of days, or chosen items [ob4-suppression-modes]. */
export type SuppressionMode = (typeof MODES)[number]

/** The modes as one number from 0 to 26: base three, prior orders the lowest digit. */
export const encodeSuppression = ({ order, slc, file }: SuppressionModes): number =>
  MODES.indexOf(order) + 3 * MODES.indexOf(slc) + 9 * MODES.indexOf(file)

/** All 27 combinations, each at the place of its code. */
const BY_CODE: ReadonlyArray<SuppressionModes> = MODES.flatMap((file) =>
  MODES.flatMap((slc) => MODES.map((order) => ({ order, slc, file }))),
)

/** undefined: there is no such code. */
export const decodeSuppression = (code: number): SuppressionModes | undefined => BY_CODE[code]

/** By what a request for an order suppresses: nothing, a range of days, or chosen items. */
export type SuppressionEntryType = "none" | "dateRange" | "orders"

/** [p9-suppression-types] */
export const suppressionEntryTypes = codes<SuppressionEntryType>({ none: 0, dateRange: 1, orders: 2 })

/** The type that one kind's choice is written with. Ordering more of an order names orders, so 2; list type 50 is off, so 0. */
export const entryTypeOf = ({ mode }: Pick<SuppressionChoice, "mode">): SuppressionEntryType => {
  switch (mode) {
    case "off":
      return "none"
    case "date":
      return "dateRange"
    case "item":
      return "orders"
  }
}
