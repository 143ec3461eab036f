import { areaCode } from "@listwright/domain/definition"
import {
  type AreaDetails,
  type AreaHit,
  type AreaHitGroup,
  toSingleWord,
  type SearchableKind,
} from "@listwright/domain/geography"
import { type Country, stateCountry, lazyValue } from "@listwright/domain/shared"
import { Context, Effect, Layer } from "effect"
import { Geography } from "../lookup/Geography.ts"
import { type AreaIndex, buildIndexInSteps } from "./AreaIndex.ts"
import { type AreaSearchQuery, searchAreas } from "./searchAreas.ts"
import { zipHit } from "./findMatchingZips.ts"
import { areaZips } from "./areaZips.ts"

/** Finds an area by type and code and returns it as a search hit. */
const hitOf = (
  { byCode, entries, tables }: AreaIndex,
  kind: SearchableKind,
  code: string,
): AreaHit | undefined => {
  if (kind === "zip") {
    const info = tables.zipInfo(code)
    return info === undefined ? undefined : zipHit(info)
  }
  if (kind === "nation") return code === "1" ? entries.find((entry) => entry.kind === kind)?.hit : undefined
  const named = (byCode.get(toSingleWord(code)) ?? [])
    .flatMap((position) => entries[position] ?? [])
    .filter((entry) => entry.kind === kind)
  // Cities of a state may differ by a blank alone: De Kalb and Dekalb.
  return (named.find(({ hit }) => areaCode(hit.area) === code) ?? named[0])?.hit
}

/** Returns a code's country; only state and city codes indicate a country, and only these types exist in Canada. */
const countryOfCode = (kind: SearchableKind, code: string): Country =>
  kind === "state" || kind === "city" ? stateCountry(code.trim().slice(0, 2).toUpperCase()) : "US"

/** Builds the rest of the index and returns it. */
const whole = (building: Generator<void, AreaIndex>): AreaIndex => {
  for (;;) {
    const { done, value } = building.next()
    if (done === true) return value
  }
}

/** The delay before the index is built, by which time more urgent startup work is done. */
const AFTER_START = "5 seconds"

/** Finds areas by code or by the text that users type. */
export class AreaSearch extends Context.Service<
  AreaSearch,
  {
    /** Searches only areas in the source's country. */
    readonly search: (question: AreaSearchQuery, country: Country) => ReadonlyArray<AreaHitGroup>
    /**
     * Returns an area by type and code, with the code written as in `areaCode` or as users write it: 'IL05', 'il-5'.
     */
    readonly area: (kind: SearchableKind, code: string) => AreaDetails | undefined
  }
>()("@listwright/geography/search/AreaSearch") {
  /**
   * Builds the U.S. index piece by piece after startup, alongside other work, or on the first question if that comes
   * earlier. The Canadian index, which takes a few milliseconds to build, is built on the first question about Canada.
   */
  static readonly layer = Layer.effect(
    AreaSearch,
    Effect.gen(function* () {
      const tables = yield* Geography
      const building = buildIndexInSteps(tables, "US")
      const canadian = lazyValue(() => whole(buildIndexInSteps(tables, "CA")))
      let built: AreaIndex | null = null
      const step = (): AreaIndex | null => {
        if (built !== null) return built
        const { done, value } = building.next()
        if (done === true) built = value
        return built
      }
      const index = (country: Country): AreaIndex => {
        if (country === "CA") return canadian()
        let made = step()
        while (made === null) made = step()
        return made
      }
      yield* Effect.forkScoped(
        Effect.gen(function* () {
          yield* Effect.sleep(AFTER_START)
          while (step() === null) yield* Effect.sleep(1)
        }),
      )
      return AreaSearch.of({
        search: (question, country) => searchAreas(index(country), question),
        area: (kind, code) => {
          const hit = hitOf(index(countryOfCode(kind, code)), kind, code)
          if (hit === undefined) return undefined
          const { area } = hit
          return {
            ...hit,
            counties: area.kind === "metroArea" ? (tables.countiesOfMetroArea(area.metroArea) ?? []) : [],
            zipCodes: areaZips(tables, area),
          }
        },
      })
    }),
  )
}
