import { OptionRow, type OptionRowProps } from "../../design/options/OptionRow.tsx"
import type { Entry } from "./Entry.ts"
import { entryIcon } from "./entryIcon.tsx"

/** The columns for the name with its context, and for the item count. */
export const entryColumns = "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3"

export interface EntryRowProps extends Pick<OptionRowProps, "id" | "isActive" | "onPoint" | "onPress"> {
  readonly entry: Entry
}

/** A search result. */
export function EntryRow({ entry, ...row }: EntryRowProps) {
  const { aside, detail, title } = entry
  return (
    <OptionRow {...row} isSelected={false} className={entryColumns}>
      <span className="flex min-w-0 items-center gap-2">
        {entryIcon(entry)}
        <span className="tabular max-w-3/4 shrink-0 truncate font-medium">{title}</span>{" "}
        {detail === "" ? null : <span className="tabular min-w-0 truncate text-muted">{detail}</span>}
      </span>{" "}
      <span className="tabular text-right text-xs whitespace-nowrap text-muted max-sm:hidden">{aside}</span>
    </OptionRow>
  )
}
