import { mapQuantity, takesQuantity } from "@listwright/domain/order"
import { Tick } from "../../design/Checkbox.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { QuantityField } from "./QuantityField.tsx"

/** Something that records are wanted of. */
export interface Wantable {
  /** What it is called. */
  readonly name: string
  /** Where it is: [] the total, an area's key, and a detail's code below it. */
  readonly path: ReadonlyArray<string>
  readonly available: number
  readonly desired: number
}

/** What every box of the table needs to know. */
export interface Boxes {
  readonly listType: number
  readonly isDisabled: boolean
  /** Whether detail rows cannot be changed: they are of other data than the count. */
  readonly isFixedBelow: boolean
  readonly take: (path: ReadonlyArray<string>, quantity: number, said: string | null) => void
}

const LEVELS = ["total", "area", "detail"] as const

const isOpen = ({ isDisabled, isFixedBelow, listType }: Boxes, { available, path }: Wantable): boolean => {
  const level = LEVELS[path.length] ?? "detail"
  return !isDisabled && !(level === "detail" && isFixedBelow) && takesQuantity(listType, level, available)
}

/** How many records are wanted of something; where no number may be typed, what is wanted. */
export function QuantityCell({ boxes, of }: { readonly boxes: Boxes; readonly of: Wantable }) {
  const { listType, take } = boxes
  // An area that is the sum of its detail rows has nothing to type.
  if (of.path.length === 1 && !takesQuantity(listType, "area", 1)) return recordsText(of.desired)
  return (
    <QuantityField
      label={of.path.length === 0 ? "Quantity selected in total" : `Quantity selected in ${of.name}`}
      quantity={of.desired}
      available={of.available}
      isDisabled={!isOpen(boxes, of)}
      isCompact={!takesQuantity(listType, "area", 1)}
      onQuantity={(quantity, said) => take(of.path, quantity, said)}
    />
  )
}

/** The box beside a name: checked wants all, unchecked nothing [ob4-map-quantity]. */
export function QuantityTick({ boxes, of }: { readonly boxes: Boxes; readonly of: Wantable }) {
  const { isDisabled, isFixedBelow, take } = boxes
  const isAll = of.desired === of.available
  return (
    <Tick
      label={`Select all of ${of.name}`}
      isChecked={isAll}
      isMixed={of.desired > 0 && !isAll}
      isDisabled={isDisabled || of.available === 0 || (of.path.length > 1 && isFixedBelow)}
      onChange={() => take(of.path, mapQuantity(!isAll, of.available), null)}
    />
  )
}
