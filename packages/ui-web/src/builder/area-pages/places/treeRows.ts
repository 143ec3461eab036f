import { type Area, areaKey } from "@listwright/domain/definition"
import { placesCheckboxState, type PlaceChoice } from "@listwright/domain/geography"
import type { OfferedPlacesResult } from "./useOfferedPlaces.ts"

/** A state in the tree. */
export interface StateRow {
  readonly _tag: "State"
  readonly key: string
  readonly state: PlaceChoice
  readonly isOpen: boolean
  /**
   * The chosen portion of the known places; "some" if some of the places are chosen and the others aren't known yet.
   */
  readonly part: "none" | "some" | "all"
  /** The number of chosen places and the total; null while unknown. */
  readonly chosen: { readonly count: number; readonly of: number } | null
}

/** A place in an open state, or a state if only states are offered. */
export interface PlaceRow {
  readonly _tag: "Place"
  readonly key: string
  readonly choice: PlaceChoice
  readonly use: "free" | "chosen" | "excluded"
  /** The position among the state's places, from 1, and the total number of places. */
  readonly at: number
  readonly of: number
}

/** A row shown in place of an open state's places. */
export interface PlaceholderRow {
  readonly _tag: "Waiting" | "Failed" | "Empty"
  readonly key: string
  readonly state: PlaceChoice
}

export type TreeRow = StateRow | PlaceRow | PlaceholderRow

/** Returns the rows for a list of places. */
export const placeRows = (
  offered: ReadonlyArray<PlaceChoice>,
  uses: ReadonlyMap<string, boolean>,
  within = "",
): ReadonlyArray<PlaceRow> =>
  offered.map((choice, index) => {
    const key = areaKey(choice.area)
    const isExcluded = uses.get(key)
    return {
      _tag: "Place",
      // A metro area is listed in each of its states.
      key: `${within}${key}`,
      choice,
      use: isExcluded === undefined ? "free" : isExcluded ? "excluded" : "chosen",
      at: index + 1,
      of: offered.length,
    }
  })

/** Returns a map from each area's key to a flag for whether the area is excluded. */
export const exclusionsByKey = (areas: ReadonlyArray<Area>): ReadonlyMap<string, boolean> =>
  new Map(areas.map((area) => [areaKey(area), area.excluded]))

export interface PlaceTreeState {
  readonly states: ReadonlyArray<PlaceChoice>
  /** Returns a state's places; undefined if they haven't been requested yet. */
  readonly offeredIn: (state: string) => OfferedPlacesResult | undefined
  readonly opened: ReadonlySet<string>
  /** The states with chosen places, even if their other places aren't known. */
  readonly touched: ReadonlySet<string>
  /** The chosen places. */
  readonly areas: ReadonlyArray<Area>
}

/**
 * Returns the rows of the tree: each state, followed by its places if it's open, or by the reason that they aren't
 * shown.
 */
export const treeRows = ({
  areas,
  offeredIn,
  opened,
  states,
  touched,
}: PlaceTreeState): ReadonlyArray<TreeRow> => {
  const uses = exclusionsByKey(areas)
  return states.flatMap((state): ReadonlyArray<TreeRow> => {
    const offered = offeredIn(state.state)
    const isOpen = opened.has(state.state)
    const places = offered === undefined || offered === "failed" ? null : offered
    const row: StateRow = {
      _tag: "State",
      key: state.state,
      state,
      isOpen,
      part:
        places === null ? (touched.has(state.state) ? "some" : "none") : placesCheckboxState(places, areas),
      chosen:
        places === null
          ? null
          : {
              count: places.filter(({ area }) => uses.get(areaKey(area)) === false).length,
              of: places.length,
            },
    }
    if (!isOpen) return [row]
    if (places !== null && places.length > 0) return [row, ...placeRows(places, uses, `${state.state}/`)]
    const tag = offered === "failed" ? "Failed" : places === null ? "Waiting" : "Empty"
    return [row, { _tag: tag, key: `${state.state}/`, state }]
  })
}
