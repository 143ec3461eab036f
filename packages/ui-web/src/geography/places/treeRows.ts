import { type Area, areaKey } from "@listwright/domain/definition"
import { chosenPart, type PlaceChoice } from "@listwright/domain/geography"
import type { OfferedIn } from "./useOffered.ts"

/** A state in the tree. */
export interface StateRow {
  readonly _tag: "State"
  readonly key: string
  readonly state: PlaceChoice
  readonly isOpen: boolean
  /** The chosen part of its known places; "some" if some of its places are chosen and the others aren't known yet. */
  readonly part: "none" | "some" | "all"
  /** The number of its chosen places, and of all of them; null while they're unknown. */
  readonly chosen: { readonly count: number; readonly of: number } | null
}

/** A place of a state that is open, or a state where only states are offered. */
export interface PlaceRow {
  readonly _tag: "Place"
  readonly key: string
  readonly choice: PlaceChoice
  readonly use: "free" | "chosen" | "excluded"
  /** From 1, and of how many in its state. */
  readonly at: number
  readonly of: number
}

/** In place of the places of a state that is open. */
export interface WaitingRow {
  readonly _tag: "Waiting" | "Failed" | "Empty"
  readonly key: string
  readonly state: PlaceChoice
}

export type TreeRow = StateRow | PlaceRow | WaitingRow

/** The places of a list, as rows. */
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

/** Returns whether each area is excluded, by key. */
export const usesOf = (areas: ReadonlyArray<Area>): ReadonlyMap<string, boolean> =>
  new Map(areas.map((area) => [areaKey(area), area.excluded]))

export interface TreeOf {
  readonly states: ReadonlyArray<PlaceChoice>
  /** Returns undefined for a state that wasn't requested yet. */
  readonly offeredIn: (state: string) => OfferedIn | undefined
  readonly opened: ReadonlySet<string>
  /** States of which places are chosen, whatever else is known of them. */
  readonly touched: ReadonlySet<string>
  /** The chosen places. */
  readonly areas: ReadonlyArray<Area>
}

/** The rows of the tree: each state, and after an open one its places, or why they are not there. */
export const treeRows = ({ areas, offeredIn, opened, states, touched }: TreeOf): ReadonlyArray<TreeRow> => {
  const uses = usesOf(areas)
  return states.flatMap((state): ReadonlyArray<TreeRow> => {
    const offered = offeredIn(state.state)
    const isOpen = opened.has(state.state)
    const places = offered === undefined || offered === "failed" ? null : offered
    const row: StateRow = {
      _tag: "State",
      key: state.state,
      state,
      isOpen,
      part: places === null ? (touched.has(state.state) ? "some" : "none") : chosenPart(places, areas),
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
