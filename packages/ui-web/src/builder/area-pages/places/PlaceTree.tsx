import { areaKey, areaKindCountsText, areaKindNoun } from "@listwright/domain/definition"
import {
  chosenTabAreas,
  sourceCountry,
  type PlaceChoice,
  type PlaceTab,
  removeAreas,
  defaultPickerState,
  listPlaceStates,
  acceptsSingleArea,
  TARGET_AREAS_TITLE,
  toggleAllPlaces,
} from "@listwright/domain/geography"
import { type KeyboardEvent, useId, useMemo, useState } from "react"
import { useChooseAreas } from "../../../list/areas/useChooseAreas.ts"
import { useAreaChoiceRules } from "../../../list/areas/useAreaChoiceRules.ts"
import { usePlaceNames } from "../../../list/areas/usePlaceNames.ts"
import { Button } from "../../../design/Button.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"
import { useRowWindow } from "../../../design/selected-list/useRowWindow.ts"
import { changeSelection } from "../../../list/draft/changeSelection.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { useLastEdit } from "../useLastEdit.ts"
import { SelectAllCheckbox } from "./SelectAllCheckbox.tsx"
import { TreeItem } from "./TreeItem.tsx"
import { placeRows, type TreeRow, treeRows, exclusionsByKey } from "./treeRows.ts"
import { useOfferedPlaces, useOfferedPlacesByState } from "./useOfferedPlaces.ts"
import { WordedText } from "../../../design/wording.tsx"

const ROW = 44
/** The number of rows in view; the half row indicates that there are more. */
const ROWS_IN_VIEW = 10.5

/**
 * The picker for phones: the states, each of which expands to its places, with a checkbox that chooses all of them. The
 * states page has only the states' checkboxes.
 */
export function PlaceTree({ tab }: { readonly tab: PlaceTab }) {
  const { draft, change } = useDraft()
  const { definition, listType } = draft
  const choose = useChooseAreas()
  const choosing = useAreaChoiceRules()
  const { done, say } = useLastEdit()
  const id = useId()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  /** The state whose places are being requested so that all of them can be chosen. */
  const [busy, setBusy] = useState<string | null>(null)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const isFlat = tab === "state"
  const country = sourceCountry(listType)
  const severalName = areaKindNoun(tab, 2, country)

  const states = useOfferedPlaces("state", defaultPickerState(listType), listType)
  const areas = useMemo(() => chosenTabAreas(definition.areas, tab), [definition.areas, tab])
  const nameOf = usePlaceNames(areas)
  const touched = useMemo(
    () => new Set(isFlat ? [] : areas.flatMap((area) => listPlaceStates(area, nameOf(area)))),
    [areas, isFlat, nameOf],
  )
  const asked = isFlat ? [] : [...new Set([...opened, ...touched, ...(busy === null ? [] : [busy])])]
  const offered = useOfferedPlacesByState(tab, asked, listType)
  const rows: ReadonlyArray<TreeRow> = isFlat
    ? placeRows(states.data ?? [], exclusionsByKey(areas))
    : treeRows({ states: states.data ?? [], offeredIn: offered.of, opened, touched, areas })
  const active = rows.findIndex(({ key }) => key === activeKey)
  const { drawn, goTo, onScroll, scroller } = useRowWindow(
    { count: rows.length, rowHeight: ROW, viewHeight: ROW * ROWS_IN_VIEW },
    active,
  )

  const open = (state: string) =>
    setOpened(
      opened.has(state)
        ? new Set([...opened].filter((other) => other !== state))
        : new Set([...opened, state]),
    )
  const toggleAll = (places: ReadonlyArray<PlaceChoice>, name: string) => {
    const outcome = choose((held, choosing) => toggleAllPlaces(held, places, choosing))
    if (outcome === null) return
    const isRemoval = outcome.added.length === 0
    const many = isRemoval ? outcome.removed : outcome.added
    if (many.length > 0) say(`${isRemoval ? "Removed" : "Chose"} ${areaKindCountsText(many)} in ${name}`)
  }
  const toggleState = async ({ name, state }: PlaceChoice) => {
    const known = offered.of(state)
    if (typeof known === "object" && known !== null) return toggleAll(known, name)
    setBusy(state)
    const places = await offered.load(state).catch(() => null)
    setBusy(null)
    if (places !== null) toggleAll(places, name)
    // Under the state it says that they could not be loaded.
    else setOpened((held) => new Set([...held, state]))
  }
  const togglePlace = (choice: PlaceChoice) => {
    choose((held, choosing) => toggleAllPlaces(held, [choice], choosing))
  }
  /** Moves between rows with the arrow keys, as in any tree; Tab moves between controls. */
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0
    const next = rows[active + step]
    if (step === 0 || next === undefined) return
    event.preventDefault()
    setActiveKey(next.key)
    goTo(active + step, next.key, "input, button")
  }

  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-surface">
      <div className="flex items-center gap-2 px-4 pt-2">
        <h2 id={id} className="min-w-0 truncate text-sm font-medium">
          <WordedText text={TARGET_AREAS_TITLE} />
        </h2>
        <p className="tabular ml-auto shrink-0 text-sm whitespace-nowrap text-muted">
          {recordsText(areas.length)} {areaKindNoun(tab, areas.length, country)}
        </p>
        <Button
          kind="quiet"
          size="small"
          className="-mr-2 shrink-0 text-sm"
          isDisabled={areas.length === 0}
          onPress={() => change(changeSelection((held) => removeAreas(held, areas.map(areaKey))))}
        >
          Remove All
        </Button>
      </div>
      {states.isError ? (
        <Notice kind="error" isLive action={<Button onPress={() => void states.refetch()}>Try again</Button>}>
          We couldn't load the {areaKindNoun("state", 2, country)}.
        </Notice>
      ) : null}
      {isFlat ? (
        <div className="px-4">
          <SelectAllCheckbox offered={states.data ?? []} />
        </div>
      ) : null}
      <div
        ref={scroller}
        onScroll={onScroll}
        className="overflow-y-auto border-y border-line"
        style={{ height: ROW * ROWS_IN_VIEW }}
      >
        {states.isPending ? (
          <div className="flex flex-col gap-7 px-4 py-3.5">
            {["w-32", "w-24", "w-40", "w-28", "w-36", "w-24"].map((width, at) => (
              <Skeleton key={at} className={`h-4 ${width}`} />
            ))}
          </div>
        ) : (
          <ul aria-labelledby={id} className="relative" style={{ height: rows.length * ROW }}>
            {drawn.map((index) => {
              const row = rows[index]
              return row === undefined ? null : (
                <TreeItem
                  key={row.key}
                  row={row}
                  places={severalName}
                  top={index * ROW}
                  isIndented={!isFlat}
                  canChooseAll={!acceptsSingleArea(listType, tab, choosing)}
                  isBusy={row._tag === "State" && busy === row.key}
                  onOpen={open}
                  onToggleState={(state) => void toggleState(state)}
                  onTogglePlace={togglePlace}
                  onRetry={(state) => void offered.load(state).catch(() => null)}
                  onFocus={() => setActiveKey(row.key)}
                  onPress={press}
                />
              )
            })}
          </ul>
        )}
      </div>
      <div className="flex min-h-11 items-center gap-2 px-4 pb-2 text-sm">
        <p role="status" className={done === null ? "sr-only" : "min-w-0 flex-1"}>
          {done?.text}
        </p>
        {done === null ? (
          <p className="text-muted">
            {isFlat
              ? `Check the ${severalName} you want.`
              : `Open a ${areaKindNoun("state", 1, country)} to see its ${severalName}.`}
          </p>
        ) : (
          <Button kind="quiet" size="small" onPress={done.undo}>
            Undo
          </Button>
        )}
      </div>
    </div>
  )
}
