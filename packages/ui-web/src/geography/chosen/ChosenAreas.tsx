import { areasByKind, MAX_AREAS } from "@listwright/domain/definition"
import { removeAllAreas } from "@listwright/domain/geography"
import { MapPin, Undo2 } from "lucide-react"
import { useMemo } from "react"
import { ANCHORS } from "../../attributes/anchors.ts"
import { Button } from "../../design/Button.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { SelectedList } from "../../design/selected-list/SelectedList.tsx"
import { changeSelection } from "../../draft/changeSelection.ts"
import { useDraft } from "../../draft/useDraft.ts"
import { useUndo } from "../../draft/useUndo.ts"
import { useLiveCount } from "../../ledger/figures/useLiveCount.ts"
import { useAreaNames } from "../useAreaNames.ts"
import { AREA_COLUMNS } from "./areaColumns.tsx"
import { areaGroups, areaListRows, copiedText, filteredText } from "./AreaListRow.ts"
import { useAreaActions } from "./useAreaActions.ts"
import { useChecking } from "./useChecking.ts"

export interface ChosenAreasProps {
  /** What to do on this page, for who has chosen nothing. */
  readonly howTo: string
}

/** What was chosen so far, each with what it brings; any of it may be excluded, or go again. */
export function ChosenAreas({ howTo }: ChosenAreasProps) {
  const { draft, change } = useDraft()
  const undo = useUndo()
  const count = useLiveCount()
  const { areas, listType } = draft.definition
  const available = new Map(count.answer?.areas.map((area) => [area.key, area.available]))
  const excluded = areas.filter((area) => area.excluded).length
  const checking = useChecking(areas)
  const nameOf = useAreaNames(areas, checking.slice(0, MAX_AREAS - areas.length))
  const { actions, done } = useAreaActions(listType)
  const groups = useMemo(() => areaGroups(areas), [areas])
  const isEmpty = areas.length === 0 && checking.length === 0

  return (
    <section aria-labelledby={ANCHORS.chosenAreas} className="flex flex-col gap-2">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3">
        <h2 id={ANCHORS.chosenAreas} tabIndex={-1} data-arrival className="rounded-control font-semibold">
          Chosen areas
        </h2>
        <p role="status" className="tabular text-sm text-muted">
          {areas.length === 0
            ? ""
            : `${areasByKind(areas)}${excluded === 0 ? "" : `, ${recordsText(excluded)} of them excluded`}`}
        </p>
        {areas.length === 0 ? null : (
          <Button
            kind="quiet"
            className="-mr-3 ml-auto text-sm"
            onPress={() => change(changeSelection(removeAllAreas))}
          >
            Remove all
          </Button>
        )}
      </div>
      {isEmpty ? (
        <EmptyState
          title="No area is chosen yet"
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
          {howTo} The count and price update at once.
        </EmptyState>
      ) : (
        <SelectedList
          labelledBy={ANCHORS.chosenAreas}
          nouns="areas"
          columns={AREA_COLUMNS}
          rows={areaListRows(areas, nameOf, (key) => available.get(key) ?? null, count.isPending)}
          pending={checking.map((entry) => `Checking ${entry}`)}
          textOf={filteredText}
          placeholder="Name, code or state"
          groups={groups}
          actions={actions}
          copy={{ label: "Copy codes", textOf: copiedText }}
          hint="Select areas to change several at once."
          done={done}
        />
      )}
    </section>
  )
}
