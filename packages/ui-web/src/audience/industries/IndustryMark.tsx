import type { IndustryBox } from "@listwright/domain/audience"
import { Minus } from "lucide-react"
import { tickInput } from "../../design/Checkbox.tsx"
import { classes } from "../../design/classes.ts"

/** A node's checkbox. It's decorative; the row announces its state. */
export function IndustryMark({ box, isFixed }: { readonly box: IndustryBox; readonly isFixed: boolean }) {
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
      className={classes(tickInput, "pointer-events-none")}
    />
  )
}
