import {
  type ChosenIndustries,
  type IndustryCheckboxState,
  industryCheckboxState,
  industryMark,
  inheritedMark,
} from "@listwright/domain/audience"
import { ChevronRight, CircleMinus } from "lucide-react"
import { type KeyboardEvent, type MouseEvent, useId } from "react"
import { IconButton } from "../../../design/Button.tsx"
import { classes } from "../../../design/classes.ts"
import { IndustryFigure } from "./IndustryFigure.tsx"
import { IndustryCheckbox } from "./IndustryCheckbox.tsx"
import type { IndustryRow } from "./industryRows.ts"
import { OMIT_KEY } from "./treeKeys.ts"
import type { IndustryRecordCount } from "./useIndustryRecords.ts"

export interface IndustryItemProps {
  readonly row: IndustryRow
  /** The row's offset from the top in pixels. */
  readonly top: number
  readonly chosen: ChosenIndustries
  /** The record count; undefined if there aren't any areas to count in yet. */
  readonly records: IndustryRecordCount | undefined
  /** True for the node that receives focus with Tab. */
  readonly isActive: boolean
  readonly isBusy: boolean
  readonly isFailed: boolean
  readonly onOpen: (code: string) => void
  readonly onTick: (code: string) => void
  /** Excludes the node, or undoes the exclusion. */
  readonly onOmit: (code: string) => void
  readonly onFocus: () => void
  readonly onPress: (event: KeyboardEvent<HTMLElement>) => void
}

/** The indentation of each level in pixels. */
const STEP = 20

const CHECKED: Readonly<Record<IndustryCheckboxState, boolean | "mixed">> = {
  all: true,
  some: "mixed",
  none: false,
  leftOut: false,
}

/** A node of the tree: a checkbox that adds it, its name, its record count, and a button that excludes it. */
export function IndustryItem(props: IndustryItemProps) {
  const { chosen, isActive, isBusy, isFailed, onFocus, onOmit, onOpen, onPress, onTick, records, row, top } =
    props
  const { code, depth, isOpen, kind, name, place } = row
  const id = useId()
  const box = industryCheckboxState(chosen, code)
  /** True if a node above this one is excluded, in which case this node can't be included individually. */
  const isFixed = inheritedMark(chosen, code) === "omitted" && industryMark(chosen, code) === "neither"
  const text = `${code} ${name}`
  const tabIndex = isActive ? 0 : -1
  const click = ({ target }: MouseEvent) => {
    if (!isFixed && target instanceof Element && target.closest("button") === null) onTick(code)
  }
  // The spaces between its parts separate the words of its accessible name.
  return (
    <li
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={place[0]}
      aria-setsize={place[1]}
      aria-expanded={isOpen ?? undefined}
      aria-checked={CHECKED[box]}
      aria-disabled={isFixed || undefined}
      aria-busy={isBusy || undefined}
      aria-labelledby={`${id}-name ${id}-records ${id}-left-out`}
      aria-keyshortcuts={OMIT_KEY}
      tabIndex={tabIndex}
      data-key={code}
      onClick={click}
      onFocus={onFocus}
      onKeyDown={onPress}
      style={{ top, paddingLeft: 4 + depth * STEP }}
      className={classes(
        "group absolute inset-x-0 flex h-11 items-center border-b border-line pr-2 -outline-offset-2 select-none last:border-b-0",
        isFixed ? "cursor-not-allowed" : "cursor-pointer",
        box === "all" ? "bg-accent-soft" : "hover:bg-hover",
      )}
    >
      {isOpen === null ? (
        <span className="w-9 shrink-0" />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={`Business types under ${text}`}
          onClick={() => onOpen(code)}
          className="flex h-full w-9 shrink-0 items-center justify-center text-muted -outline-offset-2 hover:text-text"
        >
          <ChevronRight
            aria-hidden="true"
            className={classes(
              "size-4 transition-transform duration-150",
              isOpen && "rotate-90",
              isBusy && "animate-pulse",
            )}
          />
        </button>
      )}
      <span className="mr-3 ml-1.5 flex">
        <IndustryCheckbox box={box} isFixed={isFixed} />
      </span>
      <span
        id={`${id}-name`}
        title={text}
        className={classes(
          "min-w-0 flex-1 pr-2 max-sm:line-clamp-2 max-sm:text-sm sm:truncate",
          kind === "aboveHit" ? "text-muted" : (kind === "hit" || depth === 0) && "font-medium",
          box === "leftOut" && "text-muted",
        )}
      >
        <span className="tabular mr-1 inline-block font-normal text-muted">{code}</span>{" "}
        <span className={box === "leftOut" ? "line-through" : undefined}>{name}</span>
      </span>{" "}
      <span id={`${id}-records`} className="flex shrink-0 justify-end">
        <IndustryFigure records={records} isFailed={isFailed} />
      </span>{" "}
      <span id={`${id}-left-out`} className="sr-only">
        {box === "leftOut" ? "Excluded" : ""}
      </span>
      <IconButton
        label={`Exclude ${text}`}
        title={box === "leftOut" ? "Excluded" : "Exclude"}
        className={classes(
          "ml-1 shrink-0 sm:mr-2 sm:ml-4",
          box === "leftOut"
            ? "text-critical!"
            : "text-muted! group-focus-within:text-accent-text! group-hover:text-accent-text!",
        )}
        isDisabled={isFixed}
        tabIndex={tabIndex}
        aria-pressed={box === "leftOut"}
        onPress={() => onOmit(code)}
      >
        <CircleMinus aria-hidden="true" className="size-4.5" />
      </IconButton>
    </li>
  )
}
