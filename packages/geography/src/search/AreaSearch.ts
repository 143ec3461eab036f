import { areaCode } from "@listwright/domain/definition"
import {
  type AreaDetails,
  type AreaHit,
  type AreaHitGroup,
  joinedWords,
  type SearchedKind,
} from "@listwright/domain/geography"
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

/** A start, which has better things to do, is over by then. */
const AFTER_START = "5 seconds"

/** Finds areas by what people type, and by their codes. */
export class AreaSearch extends Context.Service<
  AreaSearch,
  {
    readonly search: (question: AreaSearchQuestion) => ReadonlyArray<AreaHitGroup>
    /** The area of a kind with a code, as `areaCode` writes it or as people do: 'IL05', 'il-5'. */
    readonly area: (kind: SearchedKind, code: string) => AreaDetails | undefined
  }
>()("@listwright/geography/search/AreaSearch") {
  /**
   * Builds its index piece by piece after the start, beside other work, or at the first question where that comes earlier.
   */
  static readonly layer = Layer.effect(
    AreaSearch,
    Effect.gen(function* () {
      const tables = yield* Geography
      const building = buildingIndex(tables)
      let built: AreaIndex | null = null
      const step = (): AreaIndex | null => {
        if (built !== null) return built
        const { done, value } = building.next()
        if (done === true) built = value
        return built
      }
      const index = (): AreaIndex => {
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
        search: (question) => searchAreas(index(), question),
        area: (kind, code) => {
          const hit = hitOf(index(), kind, code)
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
