import { areaLabel } from "@listwright/domain/definition"
import { recordsText } from "../../../design/Figure.tsx"
import type { HoveredOutline } from "../OutlinePointer.tsx"
import type { Shade } from "./useShades.ts"

export interface OutlineCardProps {
  readonly outline: HoveredOutline
  /** A ZIP Code's place: 'Dayton, OH'; '' if there's nothing to add. */
  readonly place: string
  /** The counts for the outline; null if not counted yet, or not counted at all. */
  readonly shade: Shade | null
}

/** Returns the number of new records in words: '1,204 new to your list', 'all already in your list'. */
export const newRecordsText = ({ adds, records }: Shade): string => {
  if (records === 0) return "no matches for your list"
  if (adds === 0) return "all already in your list"
  return adds === records ? "all new to your list" : `${recordsText(adds)} new to your list`
}

/** The number of records in the outline under the pointer, and the number that it would add to the list. */
export function OutlineCard({ outline, place, shade }: OutlineCardProps) {
  const { level, name } = outline
  return (
    <div className="tabular pointer-events-none absolute right-3 bottom-3 z-1 max-w-60 rounded-control border border-line bg-surface/95 px-3 py-2 text-sm">
      <p className="font-medium">
        {level === "zip" ? `${areaLabel("zip")} ${name}` : name}
        {place === "" ? null : <span className="font-normal text-muted"> {place}</span>}
      </p>
      {shade === null ? null : (
        <p>
          {recordsText(shade.records)} {shade.records === 1 ? "record" : "records"}
          <span className="text-muted">, {newRecordsText(shade)}</span>
        </p>
      )}
    </div>
  )
}
