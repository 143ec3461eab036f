import {
  type ChosenIndustries,
  hasChosenBelow,
  industryMark,
  inheritedMark,
} from "@listwright/domain/audience"
import { ChevronRight, CircleMinus } from "lucide-react"
import type { KeyboardEvent } from "react"
import { Button } from "../../design/Button.tsx"
import { tickInput } from "../../design/Checkbox.tsx"
import { classes } from "../../design/classes.ts"
import { recordsText } from "../../design/Figure.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import type { IndustryRow } from "./industryRows.ts"
import type { RecordsOfIndustry } from "./useIndustryRecords.ts"

export interface IndustryItemProps {
  readonly row: IndustryRow
  /** In pixels. */
  readonly top: number
  readonly chosen: ChosenIndustries
  /** undefined: there is nothing to count in yet. */
  readonly records: RecordsOfIndustry | undefined
  readonly isBusy: boolean
  readonly isFailed: boolean
  readonly onOpen: (code: string) => void
  readonly onTick: (code: string) => void
  /** Leaves it out, or takes that back. */
  readonly onOmit: (code: string) => void
  readonly onFocus: () => void
  readonly onPress: (event: KeyboardEvent<HTMLElement>) => void
}

/** Pixels that each level is further to the right. */
const STEP = 20

/** A node of the tree: a box that adds it, what it is called, how many records it holds, and a button that leaves it out. */
export function IndustryItem(props: IndustryItemProps) {
  const { chosen, isBusy, isFailed, onFocus, onOmit, onOpen, onPress, onTick, records, row, top } = props
  const { code, depth, isHit, isOpen, name } = row
  const own = industryMark(chosen, code)
  const inherited = inheritedMark(chosen, code)
  const isOmitted = own === "omitted" || inherited === "omitted"
  const isChecked = own === "added" || (own === "neither" && inherited === "added")
  const isMixed = !isOmitted && hasChosenBelow(chosen, code)
  const text = `${code} ${name}`
  return (
    <li
      aria-level={depth + 1}
      data-key={code}
      style={{ top }}
      className={classes(
        "absolute inset-x-0 h-11 border-b border-line last:border-b-0",
        isChecked && "bg-accent-soft",
      )}
    >
      <div
        role="presentation"
        onFocus={onFocus}
        onKeyDown={onPress}
        className="flex h-full items-center pr-2"
        style={{ paddingLeft: 4 + depth * STEP }}
      >
        {isOpen === null ? (
          <span className="w-9 shrink-0" />
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-busy={isBusy || undefined}
            aria-label={`What is below ${text}`}
            onClick={() => onOpen(code)}
            className="flex h-full w-9 shrink-0 items-center justify-center -outline-offset-2 hover:bg-hover"
          >
            <ChevronRight
              aria-hidden="true"
              className={classes(
                "size-4 text-muted transition-transform duration-150",
                isOpen && "rotate-90",
                isBusy && "animate-pulse",
              )}
            />
          </button>
        )}
        <label
          className={classes(
            "flex h-full min-w-0 flex-1 items-center gap-3 pr-2 pl-1.5",
            inherited === "omitted" ? "cursor-not-allowed" : "cursor-pointer hover:bg-hover",
          )}
        >
          <input
            ref={(input) => {
              if (input !== null) input.indeterminate = isMixed
            }}
            type="checkbox"
            checked={isChecked}
            disabled={inherited === "omitted"}
            onChange={() => onTick(code)}
            className={tickInput}
          />
          <span className="tabular w-10 shrink-0 text-sm text-muted max-sm:hidden">{code}</span>
          <span
            className={classes(
              "min-w-0 flex-1 max-sm:line-clamp-2 max-sm:text-sm sm:truncate",
              (isHit || depth === 0) && "font-medium",
              isOmitted && "text-muted line-through",
            )}
          >
            <span className="tabular text-muted sm:hidden">{code} </span>
            {name}
          </span>
        </label>
        {isFailed ? (
          <span role="alert" className="shrink-0 text-sm text-critical">
            Could not be loaded
          </span>
        ) : records === undefined ? null : (
          <span className="tabular w-14 shrink-0 text-right text-sm text-muted sm:w-20">
            {records === null ? (
              <Skeleton className="ml-auto h-4 w-12" />
            ) : records === "failed" ? (
              "–"
            ) : (
              recordsText(records)
            )}
          </span>
        )}
        <Button
          kind="quiet"
          size="small"
          className="ml-1 shrink-0 text-sm sm:w-22"
          isDisabled={inherited === "omitted"}
          aria-pressed={own === "omitted"}
          aria-label={`Leave out ${text}`}
          onPress={() => onOmit(code)}
        >
          <CircleMinus
            aria-hidden="true"
            className={classes("size-4.5 sm:hidden", !isOmitted && "text-muted")}
          />
          <span className="max-sm:hidden">{isOmitted ? "Left out" : "Leave out"}</span>
        </Button>
      </div>
    </li>
  )
}
