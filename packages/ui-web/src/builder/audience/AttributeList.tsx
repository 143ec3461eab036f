import type { ChosenCriterion, Attribute } from "@listwright/domain/audience"
import type { Audience } from "@listwright/domain/definition"
import type { ReactNode } from "react"
import { Skeleton } from "../../design/Skeleton.tsx"
import { attributeGroups } from "./attributeGroups.ts"
import { AttributeRow } from "./AttributeRow.tsx"
import { categoryAnchor } from "./categories/categoryAnchor.ts"
import { CategoryNav } from "./categories/CategoryNav.tsx"
import type { AudienceUpdater } from "./AudienceUpdater.ts"

export interface AttributeListProps {
  readonly listType: number
  readonly columns: ReadonlyArray<Attribute>
  readonly keyword: string
  readonly audience: Audience
  readonly chosen: ReadonlyArray<ChosenCriterion>
  readonly edit: AudienceUpdater
  readonly isDisabled: boolean
  /** The content shown instead of the list if no attribute matches the keyword. */
  readonly nothingFound: ReactNode
}

/** The layout of the categories: a column beside the attributes, or a strip above them. */
const BESIDE = "flex flex-col gap-4 xl:grid xl:grid-cols-[136px_minmax(0,1fr)] xl:gap-6 print:block!"

/** The attributes under their category headings, with navigation between the categories. */
export function AttributeList({ columns, keyword, chosen, nothingFound, ...row }: AttributeListProps) {
  const groups = attributeGroups(columns, keyword)
  if (groups.length === 0) return nothingFound
  const chosenOf = (name: string) => chosen.find(({ column }) => column === name)
  // One heading needs no way to it. What is searched for does not decide: the list would jump sideways under the letters.
  const hasWays = attributeGroups(columns, "").length > 1
  return (
    <div className={hasWays ? BESIDE : undefined}>
      {hasWays ? (
        <CategoryNav
          groups={groups}
          chosenIn={(group) => group.columns.filter(({ column }) => chosenOf(column) !== undefined).length}
        />
      ) : null}
      <div className="flex min-w-0 flex-col gap-6">
        {groups.map(({ columns: own, id, name }) => (
          <section key={id} aria-labelledby={categoryAnchor(id)} className="flex flex-col gap-2">
            <h2 id={categoryAnchor(id)} tabIndex={-1} className="w-fit text-sm font-semibold text-muted">
              {name}
            </h2>
            <div className="overflow-hidden rounded-card border border-line bg-surface">
              {own.map((column) => (
                <AttributeRow key={column.column} column={column} chosen={chosenOf(column.column)} {...row} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

/** The number of rows that fit on the first screen. */
const SKELETON_ROWS = 6

export function AttributeListSkeleton() {
  return (
    <div className={BESIDE} aria-busy="true" aria-label="Attributes">
      <div className="flex h-11.25 items-center gap-4 overflow-hidden border-b border-line xl:h-auto xl:flex-col xl:items-start xl:gap-4 xl:border-b-0 xl:pt-2">
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} className="h-4 w-24 shrink-0" />
        ))}
      </div>
      <div className="flex flex-col gap-6">
        {Array.from({ length: 2 }, (_, group) => (
          <div key={group} className="flex flex-col gap-2">
            <Skeleton className="h-5 w-24" />
            <div className="overflow-hidden rounded-card border border-line bg-surface">
              {Array.from({ length: SKELETON_ROWS }, (_row, row) => (
                <div
                  key={row}
                  className="flex h-11 items-center gap-3 border-b border-line px-4 last:border-b-0"
                >
                  <Skeleton className="h-4 w-40" />
                  <Skeleton className="ml-auto h-4 w-40 max-sm:hidden" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
