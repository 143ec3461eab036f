import type { RecentRow } from "@listwright/domain/account"
import { displayDay } from "@listwright/domain/suppression"
import type { ReactNode } from "react"
import { sourceName } from "../../../app/offeredSources.ts"
import { useSession } from "../../../app/session.ts"
import { recordsText } from "../../../design/Figure.tsx"

interface RecentRowsProps {
  readonly rows: ReadonlyArray<RecentRow>
  /** Returns a row's action. */
  readonly actionOf: (row: RecentRow) => ReactNode
  /** Returns a row's last line; null if it doesn't have one. */
  readonly noteOf?: (row: RecentRow) => string | null
}

/** Rows with the date, description, source, order code, available records, and actions. */
export function RecentRows({ actionOf, noteOf = () => null, rows }: RecentRowsProps) {
  const session = useSession()
  return (
    <ul className="-my-1 divide-y divide-line">
      {rows.map((row) => {
        const note = noteOf(row)
        return (
          <li key={row.id} className="flex items-start gap-3 py-3 first:pt-1">
            <div className="min-w-0 flex-1">
              <p className="line-clamp-2 font-medium wrap-anywhere">{row.description}</p>
              <p className="text-sm text-muted">
                {sourceName(row.listType, session)} ·{" "}
                <span className="tabular whitespace-nowrap">{row.orderCode}</span>
              </p>
              <p className="tabular text-sm">
                <span className="text-muted">{displayDay(row.orderDate)} ·</span>{" "}
                <span className="font-medium">{recordsText(row.quantityAvailable)}</span>{" "}
                <span className="text-muted">available</span>
              </p>
              {note === null ? null : <p className="tabular text-sm text-muted">{note}</p>}
            </div>
            {actionOf(row)}
          </li>
        )
      })}
    </ul>
  )
}
