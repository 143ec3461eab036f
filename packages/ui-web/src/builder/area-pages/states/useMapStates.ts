import { areaKey } from "@listwright/domain/definition"
import {
  chosenTabAreas,
  type PlaceChoice,
  defaultPickerState,
  toggleAllPlaces,
} from "@listwright/domain/geography"
import { useChooseAreas } from "../../../list/areas/useChooseAreas.ts"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { useOfferedPlaces } from "../places/useOfferedPlaces.ts"

/** A state on the map. */
export interface MapState {
  readonly name: string
  readonly is: "free" | "chosen" | "excluded"
  readonly toggle: () => void
}

/** Returns the map's states by code, which are empty until their names load, and the loading state. */
export const useMapStates = () => {
  const { definition, listType } = useDraft().draft
  const choose = useChooseAreas()
  const { data, isError, refetch } = useOfferedPlaces("state", defaultPickerState(listType), listType)
  const chosen = new Map(chosenTabAreas(definition.areas, "state").map((area) => [areaKey(area), area]))
  const stateOf = (choice: PlaceChoice): MapState => {
    const area = chosen.get(areaKey(choice.area))
    return {
      name: choice.name,
      is: area === undefined ? "free" : area.excluded ? "excluded" : "chosen",
      toggle: () => choose((held, choosing) => toggleAllPlaces(held, [choice], choosing)),
    }
  }
  const offered: ReadonlyArray<PlaceChoice> = data ?? []
  return {
    offered,
    states: new Map(offered.map((choice) => [choice.state, stateOf(choice)])),
    isError,
    retry: () => void refetch(),
  }
}
