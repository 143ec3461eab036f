import type { ChosenCriterion, Attribute } from "@listwright/domain/audience"
import type { Audience } from "@listwright/domain/definition"
import { ChevronRight } from "lucide-react"
import { memo, useId, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { Notice } from "../../design/Notice.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { attributeAnchor } from "../../list/attributes/anchors.ts"
import { AttributeControl } from "./AttributeControl.tsx"
import type { AudienceUpdater } from "./AudienceUpdater.ts"
import { useShares } from "./shares/useShares.ts"
import { useColumn } from "../../list/attributes/useColumnsWithValues.ts"

export interface AttributeRowProps {
  readonly listType: number
  readonly column: Attribute
  readonly audience: Audience
  readonly chosen: ChosenCriterion | undefined
  readonly edit: AudienceUpdater
  readonly isDisabled: boolean
}

const MAX_NAMED = 3

/** Returns the chosen values as text: 'Female', or '4 chosen' if there are too many to name. */
const chosenText = ({ labels }: ChosenCriterion): string =>
  labels.length > MAX_NAMED ? `${labels.length} chosen` : labels.join(", ")

/**
 * An attribute row with its name and chosen values and, when open, its control. Every count re-renders the list, so a
 * row re-renders only if its own properties change. A closed row is just a button, since the page opens with dozens of
 * rows.
 */
export const AttributeRow = memo(function AttributeRow(props: AttributeRowProps) {
  const { column, chosen } = props
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  return (
    <div
      id={attributeAnchor(column.column)}
      className="border-b border-line last:border-b-0 [--arrival-offset:-2px]"
    >
      <h3>
        <button
          type="button"
          id={`${panel}-name`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full items-baseline gap-2.5 px-4 py-2.5 text-left hover:bg-hover focus-visible:-outline-offset-2"
        >
          <ChevronRight
            className={classes(
              "size-4 shrink-0 self-center text-muted transition-transform duration-150",
              isOpen && "rotate-90",
            )}
            aria-hidden="true"
          />
          <span className="font-medium">{column.name}</span>
          <span
            className={classes(
              "tabular min-w-0 flex-1 truncate text-right text-sm",
              chosen === undefined ? "text-muted max-sm:hidden" : "font-medium text-accent-text",
              // The open row says it in full below.
              chosen === undefined && isOpen && "invisible",
            )}
          >
            {chosen === undefined ? column.description : chosenText(chosen)}
          </span>
        </button>
      </h3>
      {isOpen ? (
        <div
          id={panel}
          role="group"
          aria-labelledby={`${panel}-name`}
          className="flex flex-col gap-3 border-t border-line bg-canvas px-4 pt-3 pb-4 sm:pl-10.5"
        >
          <p className="text-sm text-muted">{column.description}</p>
          <LoadedControl {...props} />
        </div>
      ) : null}
    </div>
  )
})

function LoadedControl({ listType, column, audience, edit, isDisabled }: AttributeRowProps) {
  const { data, isError, refetch } = useColumn(listType, column.column)
  const shares = useShares(column.column, !isDisabled && column.inputType !== "string")
  if (isError) {
    return (
      <Notice kind="error" isLive action={<Button onPress={() => void refetch()}>Try again</Button>}>
        We couldn't load this attribute's values.
      </Notice>
    )
  }
  if (data === undefined) return <Skeleton className="h-16 w-full" />
  return (
    <AttributeControl column={data} audience={audience} shares={shares} edit={edit} isDisabled={isDisabled} />
  )
}
