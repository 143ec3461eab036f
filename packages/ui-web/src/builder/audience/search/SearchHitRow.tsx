import {
  type AudienceHit,
  type AudienceHitKind,
  decilesText,
  MOST_LIKELY_DECILES,
} from "@listwright/domain/audience"
import { ChevronRight, Plus, X } from "lucide-react"
import { classes } from "../../../design/classes.ts"
import { Figure, recordsText } from "../../../design/Figure.tsx"
import { OptionRow, type OptionRowProps } from "../../../design/options/OptionRow.tsx"
import type { AudienceHitCount } from "./useAudienceHitCounts.ts"

export interface SearchHitRowProps extends Pick<OptionRowProps, "id" | "isActive" | "onPoint"> {
  readonly hit: AudienceHit
  readonly kind: AudienceHitKind
  readonly isChosen: boolean
  readonly records: AudienceHitCount
  readonly onPick: () => void
}

/** The columns for the name, the records, and the icon for Enter's action; headings use the same columns. */
export const searchHitColumns =
  "grid grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-3 px-3 sm:grid-cols-[minmax(0,1fr)_6rem_1.25rem]"

/** Returns the text beside a hit's name. */
const besideName = (kind: AudienceHitKind, { quickPick }: AudienceHit): string => {
  switch (kind) {
    case "propensity":
      return decilesText(MOST_LIKELY_DECILES)
    case "quickPick":
      return quickPick?.description ?? ""
    case "attribute":
      return "choose a range"
    case "value":
    case "lifestyle":
    case "industry":
      return ""
  }
}

/** A hit that can be part of an audience, with its name, its selection state, and its record count. */
export function SearchHitRow({ hit, isChosen, kind, onPick, records, ...row }: SearchHitRowProps) {
  const { criterion, name, quickPick } = hit
  const beside = besideName(kind, hit)
  const Icon = criterion === null && quickPick === undefined ? ChevronRight : isChosen ? X : Plus
  return (
    <OptionRow
      {...row}
      isSelected={isChosen}
      onPress={onPick}
      className={classes(searchHitColumns, "min-h-9 pointer-coarse:min-h-11")}
    >
      <span className="flex min-w-0 items-baseline gap-2">
        <span
          className={classes(
            "tabular truncate font-medium",
            quickPick !== undefined && "sm:max-w-3/5 sm:shrink-0",
          )}
        >
          {name}
        </span>{" "}
        {beside === "" ? null : (
          <span
            className={classes(
              "min-w-0 truncate text-sm text-muted",
              quickPick !== undefined && "max-sm:sr-only",
            )}
          >
            {beside}
          </span>
        )}{" "}
        {isChosen ? (
          <span className="shrink-0 rounded-full bg-accent-soft px-2 text-xs font-medium text-accent-text">
            {quickPick === undefined ? "Chosen" : "Applied"}
          </span>
        ) : null}
      </span>{" "}
      <span className="tabular text-right whitespace-nowrap">
        {records === null ? null : (
          <>
            <Figure text={recordsText(records)} className={records === 0 ? "text-muted" : ""} />
            <span className="sr-only"> records</span>
          </>
        )}
      </span>
      <Icon aria-hidden="true" className="size-4 text-muted" />
    </OptionRow>
  )
}
