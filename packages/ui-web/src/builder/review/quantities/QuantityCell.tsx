import { mapCheckboxQuantity, acceptsQuantity } from "@listwright/domain/order"
import { StandaloneCheckbox } from "../../../design/Checkbox.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { QuantityField } from "./QuantityField.tsx"

/** A row, or the total, that can have a desired quantity. */
export interface QuantityTarget {
  /** The row's name. */
  readonly name: string
  /** The row's path: [] is the total; otherwise an area's key, followed by a detail's code below it. */
  readonly path: ReadonlyArray<string>
  readonly available: number
  readonly desired: number
}

/** The settings shared by all quantity fields in the table. */
export interface QuantityFieldSettings {
  readonly listType: number
  readonly isDisabled: boolean
  /** True if detail rows can't be changed because they're from different data than the count. */
  readonly isFixedBelow: boolean
  /** Sets a row's desired quantity. `typed` is the text in its field; null if the quantity wasn't typed. */
  readonly take: (of: QuantityTarget, quantity: number | null, typed: string | null) => void
}

const LEVELS = ["total", "area", "detail"] as const

const isOpen = (
  { isDisabled, isFixedBelow, listType }: QuantityFieldSettings,
  { available, path }: QuantityTarget,
): boolean => {
  const level = LEVELS[path.length] ?? "detail"
  return !isDisabled && !(level === "detail" && isFixedBelow) && acceptsQuantity(listType, level, available)
}

/** A row's desired quantity; a plain number in rows where it can't be changed. */
export function QuantityCell({
  boxes,
  of,
}: {
  readonly boxes: QuantityFieldSettings
  readonly of: QuantityTarget
}) {
  const { listType, take } = boxes
  // An area that is the sum of its detail rows has nothing to type.
  if (of.path.length === 1 && !acceptsQuantity(listType, "area", 1)) return recordsText(of.desired)
  return (
    <QuantityField
      label={of.path.length === 0 ? "Total quantity selected" : `Quantity selected in ${of.name}`}
      quantity={of.desired}
      available={of.available}
      isDisabled={!isOpen(boxes, of)}
      isCompact={!acceptsQuantity(listType, "area", 1)}
      onQuantity={(quantity, typed) => take(of, quantity, typed)}
    />
  )
}

/** The checkbox beside a name: checked for all records, unchecked for none [ob4-map-quantity]. */
export function QuantityCheckbox({
  boxes,
  of,
}: {
  readonly boxes: QuantityFieldSettings
  readonly of: QuantityTarget
}) {
  const { isDisabled, isFixedBelow, take } = boxes
  const isAll = of.desired === of.available
  return (
    <StandaloneCheckbox
      label={`Select all of ${of.name}`}
      isChecked={isAll}
      isMixed={of.desired > 0 && !isAll}
      isDisabled={isDisabled || of.available === 0 || (of.path.length > 1 && isFixedBelow)}
      onChange={() => take(of, mapCheckboxQuantity(!isAll, of.available), null)}
    />
  )
}
