import { areaKindCountsText, MAX_AREAS } from "@listwright/domain/definition"
import { removeAllAreas } from "@listwright/domain/geography"
import { MapPin, Undo2 } from "lucide-react"
import { ANCHORS } from "../../../list/attributes/anchors.ts"
import { Button } from "../../../design/Button.tsx"
import { EmptyState } from "../../../design/EmptyState.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { listHeight } from "../../../design/selected-list/listHeight.ts"
import { Skeleton } from "../../../design/Skeleton.tsx"
import { changeSelection } from "../../../list/draft/changeSelection.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { useUndo } from "../../../list/draft/useUndo.ts"
import { useAreaNames } from "../useAreaNames.ts"
import { useAreaList } from "./useAreaList.ts"
import { usePendingEntries } from "./usePendingEntries.ts"

export interface ChosenAreasProps {
  /** A hint for users who haven't chosen an area yet. */
  readonly howTo: string
}

/** The chosen areas, each with its record count. Each can be excluded or removed. */
export function ChosenAreas({ howTo }: ChosenAreasProps) {
  const { draft, change } = useDraft()
  const undo = useUndo()
  const { areas, listType } = draft.definition
  const excluded = areas.filter((area) => area.excluded).length
  const checking = usePendingEntries(areas)
  const nameOf = useAreaNames(areas, checking.slice(0, MAX_AREAS - areas.length))
  const isEmpty = areas.length === 0 && checking.length === 0
  const { isFailed, parts, retry } = useAreaList(!isEmpty)

  return (
    <section aria-labelledby={ANCHORS.chosenAreas} className="flex flex-col gap-2">
      <div className="flex min-h-9 items-center gap-x-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <h2 id={ANCHORS.chosenAreas} tabIndex={-1} data-arrival className="rounded-control font-semibold">
            Chosen areas
          </h2>
          <p role="status" className="tabular text-sm text-muted">
            {areas.length === 0
              ? ""
              : `${areaKindCountsText(areas)}${excluded === 0 ? "" : `, ${recordsText(excluded)} of them excluded`}`}
          </p>
        </div>
        {areas.length === 0 ? null : (
          <Button
            kind="quiet"
            className="-mr-3 shrink-0 text-sm"
            onPress={() => change(changeSelection(removeAllAreas))}
          >
            Remove all
          </Button>
        )}
      </div>
      {isEmpty ? (
        <EmptyState
          title="No areas chosen yet"
          icon={MapPin}
          action={
            draft.canUndo ? (
              <Button onPress={undo}>
                <Undo2 className="size-4" aria-hidden="true" />
                Undo the last change
              </Button>
            ) : null
          }
        >
          {howTo} The count and price update right away.
        </EmptyState>
      ) : parts !== undefined ? (
        <parts.AreaList areas={areas} nameOf={nameOf} checking={checking} listType={listType} />
      ) : isFailed ? (
        <Notice kind="error" isLive action={<Button onPress={retry}>Try again</Button>}>
          We couldn't load the list of areas.
        </Notice>
      ) : (
        <div
          aria-busy="true"
          className="flex flex-col gap-5 overflow-hidden rounded-card border border-line bg-surface px-4 py-3"
          style={{ height: listHeight(areas.length + checking.length) }}
        >
          {["w-32", "w-24", "w-40", "w-28", "w-36"].map((width) => (
            <Skeleton key={width} className={`h-4 shrink-0 ${width}`} />
          ))}
        </div>
      )}
    </section>
  )
}
