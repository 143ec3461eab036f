import { desiredQuantity } from "@listwright/domain/order"
import { chosenReading, nonNumericQuantityReading } from "@listwright/domain/shared"
import { useSession } from "../../../app/session.ts"
import { classes } from "../../../design/classes.ts"
import { recordsText } from "../../../design/Figure.tsx"
import { NumberField } from "../../../design/NumberField.tsx"

export interface QuantityFieldProps {
  readonly label: string
  readonly quantity: number
  readonly available: number
  /** Called with the quantity and the text that was typed; the quantity is null if the field is empty. */
  readonly onQuantity: (quantity: number | null, typed: string) => void
  readonly isDisabled?: boolean
  readonly isCompact?: boolean
}

/** Removes thousands separators, which the user may type as displayed. */
const withoutSeparators = (typed: string): string =>
  /^\d{1,3}(,\d{3})+$/.test(typed.trim()) ? typed.replaceAll(",", "") : typed

/** A field for the number of desired records. It accepts any text, which a domain rule interprets. */
export function QuantityField({
  label,
  quantity,
  available,
  onQuantity,
  isDisabled = false,
  isCompact = false,
}: QuantityFieldProps) {
  const { site } = useSession()
  const commit = (typed: string) => {
    const text = withoutSeparators(typed)
    const wanted = desiredQuantity(text, available, chosenReading(nonNumericQuantityReading, site.readings))
    onQuantity(wanted, text)
  }
  return (
    <NumberField
      label={label}
      hideLabel
      className={classes("ml-auto", isCompact ? "w-18" : "w-20 sm:w-28")}
      value={recordsText(quantity)}
      onCommit={commit}
      disabled={isDisabled}
    />
  )
}
