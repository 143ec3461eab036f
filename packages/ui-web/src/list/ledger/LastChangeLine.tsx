import { priceDifferenceText } from "@listwright/domain/pricing"
import { Button } from "../../design/Button.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { useUndo } from "../draft/useUndo.ts"
import type { LastChange } from "./useLastChange.ts"

const recordsChange = (records: number): string =>
  records === 0 ? "same count" : `${records < 0 ? "−" : "+"}${recordsText(Math.abs(records))}`

const priceChange = (cents: number): string => priceDifferenceText((cents / 100).toFixed(2))

/**
 * The effect of the last change, '+194, +$12.40 since your last change', with a button that undoes it. Its space is
 * reserved, so nothing moves.
 */
export function LastChangeLine({ change }: { readonly change: LastChange | null }) {
  const undo = useUndo()
  return (
    <p className="tabular flex min-h-9 items-center justify-between gap-2 text-xs text-muted">
      {change === null ? null : (
        <>
          <span>
            {recordsChange(change.records)}, {priceChange(change.cents)} since your last change
          </span>
          <Button
            kind="quiet"
            size="small"
            className="-mr-2 text-xs"
            aria-label="Undo your last change"
            onPress={undo}
          >
            Undo
          </Button>
        </>
      )}
    </p>
  )
}
