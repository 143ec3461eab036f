import {
  countComparisonText,
  isNetByArea,
  NET_BY_AREA,
  type WatchedList,
  type WatchSchedule,
} from "@listwright/domain/saved-lists"
import { displayDay } from "@listwright/domain/suppression"
import { Eye } from "lucide-react"
import { localIsoDate } from "../../../app/localIsoDate.ts"

const EVERY: Readonly<Record<WatchSchedule, string>> = {
  snapshot: "Watched when data changes",
  month: "Watched monthly",
}

/** A line about a list's watch and its last change. */
export function WatchedLine({ watched }: { readonly watched: WatchedList }) {
  const { change, countedAt, every, problem } = watched
  const changed = change === null ? null : countComparisonText(change)
  return (
    <span className="tabular mt-0.5 flex items-baseline gap-1.5 text-xs font-normal text-muted">
      <Eye className="size-3.5 shrink-0 translate-y-0.5" aria-hidden="true" />
      <span>
        {EVERY[every]}
        {problem !== null ? (
          <span className="text-caution">
            , not counted on {displayDay(localIsoDate(new Date(countedAt)))}: {problem}
          </span>
        ) : change === null || changed === null ? (
          ": no change"
        ) : (
          <>
            : <span className="font-medium whitespace-nowrap text-text">{changed}</span>
            {isNetByArea(change) ? (
              <>
                {" "}
                <span className="whitespace-nowrap">({NET_BY_AREA})</span>
              </>
            ) : null}{" "}
            on {displayDay(localIsoDate(new Date(change.after.countedAt)))}
          </>
        )}
      </span>
    </span>
  )
}
