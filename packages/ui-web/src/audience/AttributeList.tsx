import type { ChosenCriterion, DemoColumn } from "@listwright/domain/audience"
import type { Audience } from "@listwright/domain/definition"
import type { ReactNode } from "react"
import { Skeleton } from "../design/Skeleton.tsx"
import { attributeGroups } from "./attributeGroups.ts"
import { AttributeRow } from "./AttributeRow.tsx"
import type { EditAudience } from "./EditAudience.ts"

export interface AttributeListProps {
  readonly listType: number
  readonly columns: ReadonlyArray<DemoColumn>
  readonly keyword: string
  readonly audience: Audience
  readonly chosen: ReadonlyArray<ChosenCriterion>
  readonly edit: EditAudience
  readonly isDisabled: boolean
  /** Replaces the list when no attribute matches the keyword. */
  readonly nothingFound: ReactNode
}

/** The attributes under the headings of their categories. */
export function AttributeList({ columns, keyword, chosen, nothingFound, ...row }: AttributeListProps) {
  const groups = attributeGroups(columns, keyword)
  if (groups.length === 0) return nothingFound
  return (
    <div className="flex flex-col gap-5">
      {groups.map((group) => (
        <section
          key={group.category}
          aria-labelledby={`category-${group.category}`}
          className="flex flex-col gap-2"
        >
          <h2 id={`category-${group.category}`} className="text-sm font-semibold text-muted">
            {group.name}
          </h2>
          <div className="overflow-hidden rounded-card border border-line bg-surface">
            {group.columns.map((column) => (
              <AttributeRow
                key={column.column}
                column={column}
                chosen={chosen.find((criterion) => criterion.column === column.column)}
                {...row}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** As many rows as the first screen shows. */
const SKELETON_ROWS = 12

export function AttributeListSkeleton() {
  return (
    <div className="flex flex-col gap-2" aria-busy="true" aria-label="Attributes">
      <Skeleton className="h-5 w-24" />
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <div key={row} className="flex h-11 items-center gap-3 border-b border-line px-4 last:border-b-0">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="ml-auto h-4 w-56 max-sm:hidden" />
          </div>
        ))}
      </div>
    </div>
  )
}
