import { type Area, areaCode, areaKey, areasByKind } from "@listwright/domain/definition"
import {
  normalCode,
  removeAllAreas,
  removeAreas,
  setExcluded,
  takesExclusions,
} from "@listwright/domain/geography"
import { MapPin, Undo2 } from "lucide-react"
import { useState } from "react"
import { Button } from "../design/Button.tsx"
import { EmptyState } from "../design/EmptyState.tsx"
import { recordsText } from "../design/Figure.tsx"
import { changeSelection } from "../draft/changeSelection.ts"
import { useDraft } from "../draft/useDraft.ts"
import { useUndo } from "../draft/useUndo.ts"
import { useAddAreas } from "../areas/AddAreas.tsx"
import { ANCHORS } from "../attributes/anchors.ts"
import { AREA_SECTIONS } from "../areas/areaSections.ts"
import { useTypedAreas } from "../areas/TypedAreas.tsx"
import { useLiveCount } from "../ledger/figures/useLiveCount.ts"
import { AreaRow } from "./AreaRow.tsx"
import { CheckingRow } from "./CheckingRow.tsx"
import { useAreaNames } from "./useAreaNames.ts"

/** More rows than anybody reads at once only make the page slow. */
const PAGE = 100

/** What is being looked up and is not in the list yet. */
const useChecking = (areas: ReadonlyArray<Area>): ReadonlyArray<string> => {
  const { typed } = useTypedAreas()
  const { busy } = useAddAreas()
  if (busy === null) return []
  const { entries, zipType } = AREA_SECTIONS[busy]
  const meant = zipType(typed)
  const codes = new Set(areas.map(areaCode))
  const isNew = (entry: string) => meant === null || !codes.has(normalCode(meant, entry))
  return [...new Set(entries(typed))].filter((entry) => entry !== "" && isNew(entry))
}

export interface ChosenAreasProps {
  /** What to do on this page, for who has chosen nothing. */
  readonly howTo: string
}

/** What was chosen so far, each with what it brings; any of it may go again. */
export function ChosenAreas({ howTo }: ChosenAreasProps) {
  const { draft, change } = useDraft()
  const undo = useUndo()
  const count = useLiveCount()
  const [shown, setShown] = useState(PAGE)
  const { areas } = draft.definition
  const byKey = new Map(count.answer?.areas.map((area) => [area.key, area]))
  const excluded = areas.filter((area) => area.excluded).length
  const checking = useChecking(areas)
  const nameOf = useAreaNames(areas.slice(0, shown), checking.slice(0, shown))
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
        <div className="relative max-h-[442px] overflow-y-auto rounded-card border border-line bg-surface">
          <ul className="divide-y divide-line">
            {areas.slice(0, shown).map((area) => (
              <AreaRow
                key={areaKey(area)}
                area={area}
                {...nameOf(area)}
                available={byKey.get(areaKey(area))?.available ?? null}
                isPending={count.isPending}
                onExclude={
                  // What an older list excludes can be included again.
                  takesExclusions(draft.listType) || area.excluded
                    ? () =>
                        change(changeSelection((held) => setExcluded(held, [areaKey(area)], !area.excluded)))
                    : null
                }
                onRemove={() => change(changeSelection((held) => removeAreas(held, [areaKey(area)])))}
              />
            ))}
            {checking.slice(0, PAGE).map((entry) => (
              <CheckingRow key={entry} entry={entry} />
            ))}
          </ul>
          {areas.length > shown ? (
            <div className="border-t border-line p-2 text-center">
              <Button kind="quiet" onPress={() => setShown(shown + PAGE)}>
                Show {recordsText(Math.min(PAGE, areas.length - shown))} more of {recordsText(areas.length)}
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </section>
  )
}
