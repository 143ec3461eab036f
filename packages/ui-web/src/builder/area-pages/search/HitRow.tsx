import { areaKindNoun, inferCountry } from "@listwright/domain/definition"
import { type AreaHit, foundAreaName } from "@listwright/domain/geography"
import { Ban } from "lucide-react"
import type { ReactNode } from "react"
import { classes } from "../../../design/classes.ts"
import { Figure, recordsText } from "../../../design/Figure.tsx"
import { OptionRow, type OptionRowProps } from "../../../design/options/OptionRow.tsx"
import { excludableAreaHitColumns, areaHitColumns } from "./hitColumns.ts"
import type { AreaHitCount } from "./useAreaHitCounts.ts"

export interface HitRowProps extends Pick<OptionRowProps, "id" | "isActive" | "onPoint"> {
  readonly hit: AreaHit
  /** The area's current use in the list. */
  readonly use: "chosen" | "excluded" | null
  readonly records: AreaHitCount
  readonly canExclude: boolean
  /** The icon shown before the name, to distinguish areas from other kinds of results. */
  readonly icon?: ReactNode
  readonly onPick: (excluded: boolean) => void
}

/** Returns whether the user pressed the part of a row for excluding its area. */
const isOnExclude = ({ target }: { readonly target: EventTarget }): boolean =>
  target instanceof Element && target.closest("[data-exclude]") !== null

/** A found area with its name, its place, its use in the list, and its record count. */
export function HitRow({ canExclude, hit, icon, onPick, records, use, ...row }: HitRowProps) {
  const { area, place, zips } = hit
  return (
    <OptionRow
      {...row}
      isSelected={use !== null}
      onPress={(event) => onPick(isOnExclude(event))}
      className={canExclude ? excludableAreaHitColumns : areaHitColumns}
    >
      <span className="flex min-w-0 items-center gap-2">
        {icon}
        <span className="tabular truncate font-medium">{foundAreaName(hit)}</span>{" "}
        {place === "" ? null : <span className="min-w-0 truncate text-muted">{place}</span>}{" "}
        {use === null ? null : (
          <span
            className={classes(
              "shrink-0 rounded-full px-2 text-xs font-medium",
              use === "chosen" ? "bg-accent-soft text-accent-text" : "bg-caution-soft text-caution",
            )}
          >
            {use === "chosen" ? "Chosen" : "Excluded"}
          </span>
        )}
      </span>{" "}
      <span className="tabular text-xs text-muted max-sm:hidden">
        {area.kind === "zip" || area.kind === "nation"
          ? null
          : `${recordsText(zips)} ${areaKindNoun("zip", zips, inferCountry([area]))}`}
      </span>{" "}
      <span className="tabular text-right whitespace-nowrap">
        <Records records={records} />
      </span>
      {canExclude ? (
        // No button: an option has nothing in it that could have the focus. The keys have their own way.
        <span
          data-exclude
          aria-hidden="true"
          title={`Exclude ${foundAreaName(hit)}`}
          className={classes(
            "flex min-h-7 items-center justify-center gap-1.5 rounded-control text-xs text-muted hover:bg-sunken hover:text-text pointer-coarse:min-h-11",
            use === "excluded" && "invisible",
          )}
        >
          <Ban className="size-3.5" />
          <span className="invisible group-data-active:visible max-sm:hidden">Exclude</span>
        </span>
      ) : null}
    </OptionRow>
  )
}

/** The record count, in its reserved space. */
function Records({ records }: { readonly records: AreaHitCount }) {
  if (records === null)
    return (
      <span
        aria-hidden="true"
        // Only where the answer takes longer than it should.
        className="skeleton ml-auto block h-3.5 w-12 animate-[skeleton_1.6s_linear_infinite,overlay-in_120ms_400ms_both] rounded-control"
      />
    )
  if (records === "failed")
    return (
      <>
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <span className="sr-only">not counted</span>
      </>
    )
  return (
    <>
      <Figure text={recordsText(records)} className={records === 0 ? "text-muted" : ""} />
      <span className="sr-only"> records</span>
    </>
  )
}
