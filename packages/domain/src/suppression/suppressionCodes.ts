import type { SuppressionChoice } from "../definition/ListDefinition.ts"
import { codes } from "../shared/Codes.ts"

/** The modes of the three kinds of suppression, in the order of their digits. */
export interface SuppressionModes {
  readonly order: SuppressionMode
  /** The mode of saved counts. */
  readonly slc: SuppressionMode
  readonly file: SuppressionMode
}

const MODES = ["off", "date", "item"] as const
/** A mode of suppression: off, everything in a range of days, or selected items [ob4-suppression-modes]. */
export type SuppressionMode = (typeof MODES)[number]

/** Encodes the modes as a number from 0 to 26: base three, with prior orders as the lowest digit. */
export const encodeSuppression = ({ order, slc, file }: SuppressionModes): number =>
  MODES.indexOf(order) + 3 * MODES.indexOf(slc) + 9 * MODES.indexOf(file)

/** All 27 combinations, indexed by their codes. */
const BY_CODE: ReadonlyArray<SuppressionModes> = MODES.flatMap((file) =>
  MODES.flatMap((slc) => MODES.map((order) => ({ order, slc, file }))),
)

/** Decodes the modes; undefined if there's no such code. */
export const decodeSuppression = (code: number): SuppressionModes | undefined => BY_CODE[code]

/** The type of suppression in an order request: nothing, a range of days, or selected items. */
export type SuppressionEntryType = "none" | "dateRange" | "orders"

/** The codes for the suppression types [p9-suppression-types]. */
export const suppressionEntryTypes = codes<SuppressionEntryType>({ none: 0, dateRange: 1, orders: 2 })

/**
 * Returns the suppression type for a kind's choice: 2 in an Order More request, which suppresses orders, and 0 in list
 * type 50, where everything is off.
 */
export const suppressionEntryType = ({ mode }: Pick<SuppressionChoice, "mode">): SuppressionEntryType => {
  switch (mode) {
    case "off":
      return "none"
    case "date":
      return "dateRange"
    case "item":
      return "orders"
  }
}
