import { areaStatus, acceptsExclusions } from "@listwright/domain/geography"
import { recordsText } from "../../design/Figure.tsx"
import { OptionGroup } from "../../design/options/OptionGroup.tsx"
import { HitRow } from "../../builder/area-pages/search/HitRow.tsx"
import { excludableAreaHitColumns, areaHitColumns } from "../../builder/area-pages/search/hitColumns.ts"
import { useAreaHitCounts } from "../../builder/area-pages/search/useAreaHitCounts.ts"
import { entryIcon } from "./entryIcon.tsx"
import { EntryRow, entryColumns } from "./EntryRow.tsx"
import type { Entry, EntryGroup } from "./Entry.ts"
import type { PaletteState } from "./usePalette.ts"

export interface EntryListProps {
  /** The list's id; its options' ids are numbered from it. */
  readonly id: string
  readonly palette: PaletteState
}

const holdsAreas = ({ items }: EntryGroup): boolean => items.some(({ _tag }) => _tag === "Area")

/** Returns the number of additional matches in a group, in words. */
const moreText = ({ more }: EntryGroup): string => (more === 0 ? "" : `${recordsText(more)} more`)

/** The results of a search, group by group. */
export function EntryList({ id, palette }: EntryListProps) {
  const { active, all, draft, groups, listType, mark, pick } = palette
  const recordsOf = useAreaHitCounts(
    all.flatMap((entry) => (entry._tag === "Area" ? entry.hit : [])),
    draft,
  )
  const canExclude = listType !== null && acceptsExclusions(listType)
  const columns = canExclude ? excludableAreaHitColumns : areaHitColumns
  const firstOfAreas = draft === null ? undefined : groups.find(holdsAreas)

  const rowOf = (entry: Entry) => {
    const at = all.indexOf(entry)
    const row = { id: `${id}-${at}`, isActive: at === active, onPoint: () => mark(at) }
    return entry._tag === "Area" && draft !== null ? (
      <HitRow
        key={entry.key}
        {...row}
        hit={entry.hit}
        icon={entryIcon(entry)}
        use={areaStatus(draft.definition.areas, entry.hit.area)}
        records={recordsOf(entry.hit)}
        canExclude={canExclude}
        onPick={(excluded) => pick(entry, excluded, at)}
      />
    ) : (
      <EntryRow key={entry.key} {...row} entry={entry} onPress={() => pick(entry, false, at)} />
    )
  }
  return (
    <div id={id} role="listbox" aria-label="Results" className="p-1.5 sm:p-2">
      {groups.map((group, at) => (
        <OptionGroup
          key={group.kind}
          id={`${id}-group-${at}`}
          heading={group.kind}
          columns={group === firstOfAreas ? columns : entryColumns}
          beside={
            group === firstOfAreas ? (
              <>
                <span aria-hidden="true" className="max-sm:hidden">
                  {moreText(group)}
                </span>
                <span aria-hidden="true" className="text-right">
                  Records
                </span>
              </>
            ) : (
              <span aria-hidden="true">{moreText(group)}</span>
            )
          }
        >
          {group.items.map(rowOf)}
        </OptionGroup>
      ))}
    </div>
  )
}
