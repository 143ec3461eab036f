import { compactShareText } from "@listwright/domain/audience"
import { attributeAnchor } from "../../../list/attributes/anchors.ts"
import { standaloneCheckboxClasses } from "../../../design/Checkbox.tsx"
import { classes } from "../../../design/classes.ts"
import { recordsText } from "../../../design/Figure.tsx"

export interface FlagTileProps {
  readonly column: string
  readonly name: string
  readonly isChosen: boolean
  /** The record count; undefined if unknown, with its space still reserved. */
  readonly records: number | undefined
  /** The total number of records that the share is based on. */
  readonly total: number
  readonly isBehind: boolean
  /** True for the checkbox that receives focus with Tab. */
  readonly isCurrent: boolean
  readonly onFocus: () => void
  readonly onToggle: (isChosen: boolean) => void
}

/**
 * An interest with its selection state, its record count, and its share of all records, as a percentage and as a line
 * below.
 */
export function FlagTile(props: FlagTileProps) {
  const { column, isBehind, isChosen, isCurrent, name, onFocus, onToggle, records, total } = props
  const share = records === undefined || total === 0 ? 0 : records / total
  return (
    <label
      id={attributeAnchor(column)}
      className={classes(
        "relative flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-[-2px] has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:text-muted pointer-coarse:min-h-11",
        isChosen ? "bg-accent-soft" : "hover:bg-hover",
      )}
    >
      <input
        type="checkbox"
        data-flag={column}
        checked={isChosen}
        tabIndex={isCurrent ? 0 : -1}
        aria-labelledby={`${attributeAnchor(column)}-name`}
        aria-describedby={`${attributeAnchor(column)}-share`}
        onFocus={onFocus}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
        className={classes(standaloneCheckboxClasses, "outline-none")}
      />
      <span
        id={`${attributeAnchor(column)}-name`}
        className={classes("min-w-0 flex-1 truncate", isChosen && "font-medium")}
        title={name}
      >
        {name}
      </span>
      <span
        id={`${attributeAnchor(column)}-share`}
        className={classes(
          "tabular flex shrink-0 items-baseline gap-1 text-sm transition-opacity duration-100",
          isBehind && "opacity-50",
        )}
      >
        {records === undefined ? null : (
          <>
            <span>
              {recordsText(records)}
              <span className="sr-only"> records, </span>
            </span>
            <span className="w-8 text-right text-xs text-muted">{compactShareText(share)}</span>
          </>
        )}
      </span>
      <span aria-hidden="true" className="absolute inset-x-2.5 bottom-0 h-0.5 overflow-hidden rounded-full">
        <span
          className={classes("block h-full rounded-full bg-accent", !isChosen && "opacity-50")}
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </label>
  )
}
