import { areaCode } from "@listwright/domain/definition"
import {
  type AreaDetails,
  type AreaHit,
  type AreaHitGroup,
  joinedWords,
  type SearchedKind,
} from "@listwright/domain/geography"
import { type Country, countryOfState, lazily } from "@listwright/domain/shared"
import { Context, Effect, Layer } from "effect"
import { Geography } from "../lookup/Geography.ts"
import { type AreaIndex, buildingIndex } from "./AreaIndex.ts"
import { type AreaSearchQuestion, searchAreas } from "./searchAreas.ts"
import { zipHit } from "./matchedZips.ts"
import { zipsOfArea } from "./zipsOfArea.ts"

/** The area of a kind with a code, as it was found or would be. */
const hitOf = (
  { byCode, entries, tables }: AreaIndex,
  kind: SearchedKind,
  code: string,
): AreaHit | undefined => {
  if (kind === "zip") {
    const info = tables.zipInfo(code)
    return info === undefined ? undefined : zipHit(info)
  }
  if (kind === "nation") return code === "1" ? entries.find((entry) => entry.kind === kind)?.hit : undefined
  const named = (byCode.get(joinedWords(code)) ?? [])
    .flatMap((position) => entries[position] ?? [])
    .filter((entry) => entry.kind === kind)
  // Cities of a state may differ by a blank alone: De Kalb and Dekalb.
  return (named.find(({ hit }) => areaCode(hit.area) === code) ?? named[0])?.hit
}

/** The country that a code of a kind is in: only states and cities say one, and only of these there are any in Canada. */
const countryOfCode = (kind: SearchedKind, code: string): Country =>
  kind === "state" || kind === "city" ? countryOfState(code.trim().slice(0, 2).toUpperCase()) : "US"

/** Builds all that is left, and answers it. */
const whole = (building: Generator<void, AreaIndex>): AreaIndex => {
  for (;;) {
    const { done, value } = building.next()
    if (done === true) return value
  }
}

/** A start, which has better things to do, is over by then. */
const AFTER_START = "5 seconds"

/** Finds areas by what people type, and by their codes. */
export class AreaSearch extends Context.Service<
  AreaSearch,
  {
    /** Areas of the country of a source, and of no other. */
    readonly search: (question: AreaSearchQuestion, country: Country) => ReadonlyArray<AreaHitGroup>
    /** The area of a kind with a code, as `areaCode` writes it or as people do: 'IL05', 'il-5'. */
    readonly area: (kind: SearchedKind, code: string) => AreaDetails | undefined
  }
>()("@listwright/geography/search/AreaSearch") {
  /**
   * Builds the index of the United States piece by piece after the start, beside other work, or at the first question where that
   * comes earlier; that of Canada, which takes a few milliseconds, at the first question about it.
   */
  static readonly layer = Layer.effect(
    AreaSearch,
    Effect.gen(function* () {
      const tables = yield* Geography
      const building = buildingIndex(tables, "US")
      const canadian = lazily(() => whole(buildingIndex(tables, "CA")))
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
            zipCodes: zipsOfArea(tables, area),
          }
        },
      })
    }),
  )
}
