import type { AudienceHit } from "@listwright/domain/audience"
import { recordsText } from "../../../design/Figure.tsx"
import { OptionGroup } from "../../../design/options/OptionGroup.tsx"
import { SearchHitRow, searchHitColumns } from "./SearchHitRow.tsx"
import type { IndexedHitGroup } from "./useAudienceSearch.ts"
import type { AudienceHitCount } from "./useAudienceHitCounts.ts"

export interface SearchHitListProps {
  /** The list's id; its options' ids are numbered from it. */
  readonly id: string
  readonly groups: ReadonlyArray<IndexedHitGroup>
  /** The index of the active option; -1 if there isn't one. */
  readonly active: number
  readonly isChosen: (hit: AudienceHit) => boolean
  readonly recordsOf: (hit: AudienceHit) => AudienceHitCount
  readonly onPoint: (at: number) => void
  readonly onPick: (hit: AudienceHit) => void
}

/** The search hits, under their headings. */
export function SearchHitList(props: SearchHitListProps) {
  const { active, groups, id, isChosen, onPick, onPoint, recordsOf } = props
  const left = groups.filter(({ group }) => group.more > 0)
  return (
    <>
      <div id={id} role="listbox" aria-label="Found" className="p-1">
        {groups.map(({ from, group: { heading, hits, kind } }, at) => (
          <OptionGroup
            key={`${kind} ${heading}`}
            id={`${id}-group-${at}`}
            heading={heading}
            columns={searchHitColumns}
            beside={
              <>
                <span aria-hidden="true" className="text-right">
                  {at === 0 ? "Records" : ""}
                </span>
                <span />
              </>
            }
          >
            {hits.map((hit, index) => (
              <SearchHitRow
                key={`${hit.quickPick?.id ?? hit.column} ${hit.name}`}
                id={`${id}-${from + index}`}
                hit={hit}
                kind={kind}
                isActive={from + index === active}
                isChosen={isChosen(hit)}
                records={recordsOf(hit)}
                onPoint={() => onPoint(from + index)}
                onPick={() => onPick(hit)}
              />
            ))}
          </OptionGroup>
        ))}
      </div>
      {left.length === 0 ? null : (
        <div className="border-t border-line px-4 py-2">
          {left.map(({ group: { heading, more } }) => (
            <p key={heading} className="tabular text-xs text-muted">
              {recordsText(more)} more in {heading}. Keep typing to find {more === 1 ? "it" : "them"}.
            </p>
          ))}
        </div>
      )}
    </>
  )
}
