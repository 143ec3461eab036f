import { affordableQuantityText } from "@listwright/domain/pricing"
import { useState } from "react"
import { Button } from "../../../design/Button.tsx"
import { classes } from "../../../design/classes.ts"
import { recordsText } from "../../../design/Figure.tsx"
import { TextField } from "../../../design/TextField.tsx"
import { useAffordableRecords } from "./useAffordableRecords.ts"

const REFUSED = "Type an amount in dollars, such as 500 or 499.99."

export interface BudgetFieldsProps {
  /** The number of records currently priced. */
  readonly wanted: number
  readonly onWant: (records: number) => void
}

/**
 * A budget for the order before tax, and the number of records that it buys. Renders two grid cells: the field and the
 * result.
 */
export function BudgetFields({ wanted, onWant }: BudgetFieldsProps) {
  const [typed, setTyped] = useState("")
  const { answer, error, isPending, isRefused } = useAffordableRecords(typed)
  const most = answer?.most ?? null
  const text =
    error === null
      ? answer === null
        ? null
        : affordableQuantityText(answer)
      : "The price isn't available right now."
  return (
    <>
      <TextField
        label="Budget, before tax"
        placeholder="$"
        inputMode="decimal"
        autoComplete="off"
        inputClassName="tabular text-right"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isRefused ? REFUSED : undefined}
      />
      <div role="status" className="col-span-2 flex items-center justify-between gap-3 empty:hidden">
        {text === null ? null : (
          <p
            className={classes(
              "tabular min-w-0 text-xs transition-opacity duration-100",
              most === null ? "font-medium text-caution" : "text-muted",
              isPending && "opacity-60",
            )}
          >
            {text}
          </p>
        )}
        {most === null || most.quantity === wanted ? null : (
          <Button
            className="shrink-0 text-sm"
            aria-label={`Order ${recordsText(most.quantity)} records`}
            onPress={() => onWant(most.quantity)}
          >
            Use
          </Button>
        )}
      </div>
    </>
  )
}
