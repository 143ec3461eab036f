import { type Area, areaKey, areaLabel, areaKindNoun, areaText } from "@listwright/domain/definition"
import {
  addPlaces,
  AVAILABLE_PLACES_ROW_COUNT,
  CHOSEN_AREAS_ROW_COUNT,
  chosenTabAreas,
  sourceCountry,
  type PlaceTab,
  removeAreas,
  defaultPickerState,
  TARGET_AREAS_TITLE,
} from "@listwright/domain/geography"
import { useRef, useState } from "react"
import { useChooseAreas } from "../../../list/areas/useChooseAreas.ts"
import { Button } from "../../../design/Button.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import { Notice } from "../../../design/Notice.tsx"
import { Select } from "../../../design/Select.tsx"
import { changeSelection } from "../../../list/draft/changeSelection.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { useAreaNames } from "../useAreaNames.ts"
import { type PlaceSelection, EMPTY_PLACE_SELECTION, PlaceList, type PlaceListHandle } from "./PlaceList.tsx"
import type { PlaceRow } from "./PlaceRow.ts"
import { SelectAllCheckbox } from "./SelectAllCheckbox.tsx"
import { useOfferedPlaces } from "./useOfferedPlaces.ts"
import { useApplyWording } from "../../../design/wording.tsx"

const isMarked = (marked: PlaceSelection, area: Area): boolean =>
  marked === "all" || marked.has(areaKey(area))

export interface PlacePickerProps {
  readonly tab: PlaceTab
}

/**
 * A picker with a state's places on the left, the chosen places on the right, and the buttons that move places between
 * the two.
 */
export function PlacePicker({ tab }: PlacePickerProps) {
  const { draft, change } = useDraft()
  const { definition, listType } = draft
  const words = useApplyWording()
  const choose = useChooseAreas()
  const [state, setState] = useState<string>(defaultPickerState(listType))
  const [marked, setMarked] = useState(EMPTY_PLACE_SELECTION)
  const [markedChosen, setMarkedChosen] = useState(EMPTY_PLACE_SELECTION)
  const available = useRef<PlaceListHandle>(null)
  const ofTab = useRef<PlaceListHandle>(null)
  const isOfStates = tab === "state"

  const states = useOfferedPlaces("state", state, listType)
  const places = useOfferedPlaces(tab, state, listType)
  const offered = places.data ?? []
  const chosen = chosenTabAreas(definition.areas, tab)
  const chosenKeys = new Set(chosen.map(areaKey))
  const left = offered.filter(({ area }) => !chosenKeys.has(areaKey(area)))
  const nameOf = useAreaNames(chosen)
  const country = sourceCountry(listType)
  const severalName = areaKindNoun(tab, 2, country)

  const add = (meant: PlaceSelection) => {
    const areas = left.map(({ area }) => area).filter((area) => isMarked(meant, area))
    if (areas.length > 0) choose((held, choosing) => addPlaces(held, areas, choosing))
    setMarked(EMPTY_PLACE_SELECTION)
    available.current?.focus()
  }
  const remove = (meant: PlaceSelection) => {
    const gone = chosen.filter((area) => isMarked(meant, area))
    if (gone.length > 0) change(changeSelection((held) => removeAreas(held, gone.map(areaKey))))
    setMarkedChosen(EMPTY_PLACE_SELECTION)
    const next = gone.length === chosen.length ? available : ofTab
    next.current?.focus()
  }

  const rowOf = (area: Area): PlaceRow => {
    const { name, place } = nameOf(area)
    return { key: areaKey(area), name, aside: area.excluded ? "Excluded" : place }
  }
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col justify-between gap-3">
        {isOfStates ? (
          <SelectAllCheckbox offered={offered} />
        ) : (
          <Select
            label={areaLabel("state", country)}
            value={state}
            options={
              states.data?.map(({ name, state: code }) => ({ value: code, text: name })) ?? [
                { value: state, text: areaText({ kind: "state", state, excluded: false }) },
              ]
            }
            onChange={(event) => {
              setState(event.target.value)
              setMarked(EMPTY_PLACE_SELECTION)
            }}
          />
        )}
        {places.isError ? (
          <Notice
            kind="error"
            isLive
            action={<Button onPress={() => void places.refetch()}>Try again</Button>}
          >
            We couldn't load the {severalName}.
          </Notice>
        ) : (
          <PlaceList
            handle={available}
            label={`Available ${severalName}`}
            aside={places.isPending ? "" : recordsText(left.length)}
            rows={left.map(({ area, name }) => ({ key: areaKey(area), name, aside: "" }))}
            elsewhere={{ names: chosen.map((area) => nameOf(area).name), said: "is already chosen" }}
            height={AVAILABLE_PLACES_ROW_COUNT}
            marked={marked}
            onMark={setMarked}
            onAct={(key) => add(new Set([key]))}
            isLoading={places.isPending}
            empty={offered.length === 0 ? `There are no ${severalName} here.` : "You've chosen all of them."}
          />
        )}
      </div>
      <div className="flex gap-2 sm:w-28 sm:flex-col sm:self-center">
        <Button onPress={() => add(marked)}>Add</Button>
        <Button onPress={() => remove(markedChosen)}>Remove</Button>
        <Button kind="quiet" isDisabled={chosen.length === 0} onPress={() => remove("all")}>
          Remove All
        </Button>
      </div>
      <PlaceList
        handle={ofTab}
        label={words(TARGET_AREAS_TITLE)}
        aside={recordsText(chosen.length)}
        rows={chosen.map(rowOf)}
        elsewhere={{ names: left.map(({ name }) => name), said: "isn't chosen yet" }}
        height={CHOSEN_AREAS_ROW_COUNT}
        marked={markedChosen}
        onMark={setMarkedChosen}
        onAct={(key) => remove(new Set([key]))}
        isLoading={false}
        empty={`Select ${severalName} and press Add, or double-click one.`}
      />
    </div>
  )
}
