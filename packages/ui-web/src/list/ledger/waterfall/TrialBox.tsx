import { type NamedColumn, relaxationText } from "@listwright/domain/counting"
import { createAreaNamer } from "@listwright/domain/definition"
import { dollars } from "@listwright/domain/shared"
import { Button } from "../../../design/Button.tsx"
import { Figure, recordsText } from "../../../design/Figure.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"
import { changeSelection } from "../../draft/changeSelection.ts"
import { useDraft } from "../../draft/useDraft.ts"
import type { SwitchedOffChoices } from "./useSwitchedOffChoices.ts"
import { useTrialPrice } from "./useTrialPrice.ts"
import { withoutChoices } from "./switchedOffChoices.ts"

export interface TrialBoxProps {
  readonly trial: SwitchedOffChoices
  readonly columns: ReadonlyArray<NamedColumn>
}

/**
 * The outcome for the list without the switched-off choices, until the user applies the trial or switches them back on.
 */
export function TrialBox({ trial, columns }: TrialBoxProps) {
  const { draft, change } = useDraft()
  const { areas } = draft.definition
  const { off, clear } = trial
  const { answer: price, error, isPending } = useTrialPrice(off)
  const apply = () => {
    change(changeSelection((held) => withoutChoices(held, off)))
    clear()
  }
  const names = { columns, areaName: createAreaNamer(areas) }
  const [first, ...others] = off.map((one) => relaxationText(one, names))
  const title = [first, ...others.map((text) => text.charAt(0).toLowerCase() + text.slice(1))].join(", ")
  return (
    <section
      aria-label="Unsaved trial"
      className="sticky bottom-4 z-1 mt-3 rounded-control border border-dashed border-accent bg-accent-soft px-3 py-2.5 text-sm"
    >
      <p className="font-medium wrap-anywhere">{title}</p>
      {/* As high while it is counted as afterwards: nothing around it moves. */}
      <p className="tabular flex min-h-6 flex-wrap items-center">
        {error !== null ? (
          <span className="text-muted">We couldn't count this. Please try again.</span>
        ) : price === null ? (
          <Skeleton className="h-4 w-40" />
        ) : (
          <span>
            <Figure text={`${recordsText(price.available)} records`} isPending={isPending} />,{" "}
            <Figure text={dollars(price.figures.totalBeforeTax)} isPending={isPending} />
          </span>
        )}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button className="text-sm" isDisabled={price === null} onPress={apply}>
          Apply
        </Button>
        <Button kind="quiet" className="text-sm" onPress={clear}>
          Put back
        </Button>
        <span className="text-xs text-muted">Not saved yet</span>
      </div>
    </section>
  )
}
