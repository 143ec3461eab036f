import { areaKindNoun } from "@listwright/domain/definition"
import { milesText } from "@listwright/domain/shared"
import { Check } from "lucide-react"
import { classes } from "../../../design/classes.ts"
import type { AreaName } from "../../area-pages/useAreaNames.ts"
import type { DetailQuantity } from "./quantityRows.ts"

const ZIP_DIGITS = 5

/** The note on a route whose records are nearly all desired. */
export const SATURATED_LABEL = "Saturated"

/** Returns a detail row's name, as announced with its fields. */
export const detailName = ({ detail: { code }, unit }: DetailQuantity, named: AreaName): string => {
  if (code === "") return `No ${areaKindNoun(unit, 1)}`
  return unit === "carrierRoute" ? `${code.slice(0, ZIP_DIGITS)} ${code.slice(ZIP_DIGITS)}` : named.name
}

export interface DetailCellProps {
  readonly of: DetailQuantity
  readonly named: AreaName
  /** True if the distance has its own column, which doesn't fit on a phone. */
  readonly hasDistanceColumn: boolean
  readonly isSaturated: boolean
}

/** The name and place of a detail row, with a note if its desired records saturate it. */
export function DetailCell({ hasDistanceColumn, isSaturated, named, of }: DetailCellProps) {
  const { distance } = of.detail
  /** True if the area is the route's own ZIP Code, which then doesn't need to be repeated. */
  const isOfArea = of.unit === "carrierRoute" && of.area.kind === "zip" && of.detail.code !== ""
  const place = of.unit === "carrierRoute" ? "" : named.place
  return (
    <span
      className={classes("flex items-center gap-x-1.5 pl-5.5", of.unit !== "carrierRoute" && "flex-wrap")}
    >
      <span className="tabular whitespace-nowrap">
        {isOfArea ? (
          <>
            <span className="sr-only">{of.detail.code.slice(0, ZIP_DIGITS)} </span>
            {of.detail.code.slice(ZIP_DIGITS)}
          </>
        ) : (
          detailName(of, named)
        )}
      </span>{" "}
      <span className="text-muted max-sm:hidden">
        {place}
        {place === "" || distance === null || hasDistanceColumn ? "" : ","}
      </span>{" "}
      {distance === null ? null : (
        <span
          className={classes(
            "tabular whitespace-nowrap text-muted max-sm:block",
            hasDistanceColumn && "sm:hidden",
          )}
        >
          {milesText(Number(distance.toFixed(1)))}
        </span>
      )}
      {isSaturated ? (
        <span
          title={SATURATED_LABEL}
          className="inline-flex size-5 items-center justify-center rounded-full bg-accent-soft text-accent-text"
        >
          <Check className="size-3" aria-hidden="true" />
          <span className="sr-only">{SATURATED_LABEL}</span>
        </span>
      ) : null}
    </span>
  )
}
