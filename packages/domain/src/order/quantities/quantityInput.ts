import { listTypeOf } from "../../catalogue/ListType.ts"

/** What a quantity box is about: one area, one of its detail rows, or the whole order. */
export type QuantityInput = "area" | "detail" | "total"

/**
 * Whether a quantity box takes input: not where nothing is available, and of list type 50 not for a whole area, whose
 * quantity is the sum of its detail rows. spec: order-builder §5 (Quantities and counts) [ob5-desired-quantity]
 */
export const takesQuantity = (listType: number, input: QuantityInput, available: number): boolean =>
  available > 0 && !(input === "area" && listTypeOf(listType)?.kind === "saturation")

/** What the checkbox of an area on the map wants: everything or nothing. spec: order-builder §4 [ob4-map-quantity] */
export const mapQuantity = (isChecked: boolean, available: number): number => (isChecked ? available : 0)
