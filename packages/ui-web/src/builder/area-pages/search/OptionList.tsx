import { type AreaHit, acceptsExclusions, areaStatus } from "@listwright/domain/geography"
import { ArrowLeft, ChevronRight } from "lucide-react"
import { OptionGroup } from "../../../design/options/OptionGroup.tsx"
import { OptionRow } from "../../../design/options/OptionRow.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { HitRow } from "./HitRow.tsx"
import { ListNotes } from "./ListNotes.tsx"
import { excludableAreaHitColumns, areaHitColumns } from "./hitColumns.ts"
import { moreResultsText, type SearchOption, type SearchOptions } from "./searchOptions.ts"
import type { AreaHitCount } from "./useAreaHitCounts.ts"

export interface OptionListProps {
  /** The list's id; its options' ids are numbered from it. */
  readonly id: string
  readonly options: SearchOptions
  /** The index of the active option; -1 if there isn't one, because the options are for the previous text. */
  readonly active: number
  readonly recordsOf: (hit: AreaHit) => AreaHitCount
  readonly onPoint: (at: number) => void
  readonly onPick: (option: SearchOption, excluded: boolean) => void
}

/** The search results, grouped by area type. */
export function OptionList({ active, id, onPick, onPoint, options, recordsOf }: OptionListProps) {
  const { definition, listType } = useDraft().draft
  const canExclude = acceptsExclusions(listType)
  const rowOf = (option: SearchOption, at: number) => {
    const row = { id: `${id}-${at}`, isActive: at === active, onPoint: () => onPoint(at) }
    switch (option._tag) {
      case "Hit":
        return (
          <HitRow
            key={at}
            {...row}
            hit={option.hit}
            use={areaStatus(definition.areas, option.hit.area)}
            records={recordsOf(option.hit)}
            canExclude={canExclude}
            onPick={(excluded) => onPick(option, excluded)}
          />
        )
      case "More":
        return (
          <OptionRow
            key={at}
            {...row}
            isSelected={false}
            onPress={() => onPick(option, false)}
            className="flex items-center gap-1 px-3 text-accent-text"
          >
            {moreResultsText(option.kind, option.more, options.country)}
            <ChevronRight className="size-4" aria-hidden="true" />
          </OptionRow>
        )
      case "AllKinds":
        return (
          <OptionRow
            key={at}
            {...row}
            isSelected={false}
            onPress={() => onPick(option, false)}
            className="flex items-center gap-2 px-3 text-accent-text"
          >
            <ArrowLeft className="size-4" aria-hidden="true" />
            All kinds of areas
          </OptionRow>
        )
    }
  }
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label="Areas found"
        className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain p-1 max-sm:max-h-[45dvh]"
      >
        {options.hasBack ? options.all.slice(0, 1).map((option, at) => rowOf(option, at)) : null}
        {options.groups.map(({ from, heading, kind, options: ofKind }, at) => (
          <OptionGroup
            key={kind}
            id={`${id}-${kind}`}
            heading={heading}
            columns={canExclude ? excludableAreaHitColumns : areaHitColumns}
            beside={
              <>
                <span className="max-sm:hidden" />
                <span aria-hidden="true" className="text-right">
                  {at === 0 ? "Records" : ""}
                </span>
              </>
            }
          >
            {ofKind.map((option, index) => rowOf(option, from + index))}
          </OptionGroup>
        ))}
      </div>
      <ListNotes options={options} />
    </>
  )
}
