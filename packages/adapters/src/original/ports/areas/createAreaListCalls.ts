import { DEFAULT_LIST_TYPE } from "@listwright/domain/catalog"
import {
  type AreaHit,
  sourceCountry,
  type PlaceChoice,
  type SearchableKind,
} from "@listwright/domain/geography"
import { type CallFailed, stateCountry, Zip } from "@listwright/domain/shared"
import { Effect } from "effect"
import { createAreaCodeCalls } from "../../../http/geography/AreasHttp.ts"
import { createPlacePickers } from "../../../http/geography/PlacesHttp.ts"
import { MAX_CONCURRENT_CALLS } from "../client/callsAtOnce.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"
import { toAreaHits } from "./listedAreas.ts"

type Hits = Effect.Effect<ReadonlyArray<AreaHit>, CallFailed>

const NONE: ReadonlyArray<AreaHit> = []
const NATION: AreaHit = {
  area: { kind: "nation", excluded: false },
  name: "United States",
  place: "",
  zips: 0,
}

const stateOfCode = (code: string): string => code.trim().slice(0, 2).toUpperCase()

/** Returns the calls that list areas: those of one kind in given states, and those that a code may refer to. */
export const createAreaListCalls = (calls: OriginalCalls) => {
  const pickers = createPlacePickers(calls)

  const inStates = (
    states: ReadonlyArray<string>,
    list: (state: string) => Effect.Effect<ReadonlyArray<PlaceChoice>, CallFailed>,
  ): Hits =>
    Effect.map(Effect.forEach(states, list, { concurrency: MAX_CONCURRENT_CALLS }), (all) => [
      // A metro area is in the list of each of its states.
      ...new Map(toAreaHits(all.flat()).map((hit) => [JSON.stringify(hit.area), hit])).values(),
    ])

  const zip = (code: string): Hits =>
    Effect.map(createAreaCodeCalls(calls).validCodes(DEFAULT_LIST_TYPE, "zip", [code]), (valid) =>
      valid.map((name) => ({
        area: { kind: "zip", zip: Zip.make(name), excluded: false },
        name,
        place: "",
        zips: 1,
      })),
    )

  const scf = Effect.fnUntraced(function* (code: string) {
    const found = yield* pickers.scfsInRange(code, code, 1)
    return yield* Effect.forEach(found, (name) =>
      Effect.map(pickers.zipsOfScfs([name]), ({ length }): AreaHit => ({
        area: { kind: "scf", scf: name, excluded: false },
        name,
        place: "",
        zips: length,
      })),
    )
  })

  /** Lists the areas of one kind: in the given states, or all states or the nation. ZIP Codes and SCFs have no list. */
  const listed = (kind: SearchableKind, listType: number, states: ReadonlyArray<string>): Hits => {
    switch (kind) {
      case "city":
        return inStates(states, pickers.cities)
      case "county":
        return inStates(states, pickers.counties)
      case "congressionalDistrict":
        return inStates(states, pickers.congressionalDistricts)
      case "metroArea":
        return inStates(states, (state) => pickers.metroAreas(state, listType))
      case "state":
        return Effect.map(pickers.states(sourceCountry(listType)), toAreaHits)
      case "nation":
        return Effect.succeed([NATION])
      case "zip":
      case "scf":
        return Effect.succeed(NONE)
    }
  }

  const everyState = (country: "US" | "CA") =>
    Effect.map(pickers.states(country), (choices) => choices.map(({ state }) => state))

  /** Lists areas that include the one with a code, if it exists. A county's code doesn't identify its state. */
  const withCode = (kind: SearchableKind, code: string): Hits => {
    switch (kind) {
      case "zip":
        return /^\d{5}$/.test(code) ? zip(code) : Effect.succeed(NONE)
      case "scf":
        return /^\d{3}$/.test(code) ? scf(code) : Effect.succeed(NONE)
      case "state":
        return Effect.map(pickers.states(stateCountry(stateOfCode(code))), toAreaHits)
      case "city":
      case "congressionalDistrict":
        // A state that there isn't is refused.
        return listed(kind, DEFAULT_LIST_TYPE, [stateOfCode(code)]).pipe(
          Effect.catchTag("Refused", () => Effect.succeed(NONE)),
        )
      case "county":
      case "metroArea":
        return Effect.flatMap(everyState("US"), (states) => listed(kind, DEFAULT_LIST_TYPE, states))
      case "nation":
        return Effect.succeed([NATION])
    }
  }

  return { listed, withCode }
}
