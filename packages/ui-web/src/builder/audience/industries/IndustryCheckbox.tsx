import type { IndustryCheckboxState } from "@listwright/domain/audience"
import { Minus } from "lucide-react"
import { standaloneCheckboxClasses } from "../../../design/Checkbox.tsx"
import { classes } from "../../../design/classes.ts"

/** A node's checkbox. It's decorative; the row announces its state. */
export function IndustryCheckbox({
  box,
  isFixed,
}: {
  readonly box: IndustryCheckboxState
  readonly isFixed: boolean
}) {
  if (box === "leftOut")
    return (
      <span
        className={classes(
          "flex size-4.5 shrink-0 items-center justify-center rounded-[4px] border border-critical bg-critical-soft text-critical",
          isFixed && "opacity-50",
        )}
      >
        <Minus className="size-3.5" strokeWidth={2.5} aria-hidden="true" />
      </span>
    )
  return (
    <input
      ref={(input) => {
        if (input !== null) input.indeterminate = box === "some"
      }}
      type="checkbox"
      checked={box === "all"}
      readOnly
      aria-hidden="true"
      tabIndex={-1}
      className={classes(standaloneCheckboxClasses, "pointer-events-none")}
    />
  )
}
