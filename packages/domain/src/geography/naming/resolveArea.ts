import { Effect, Result } from "effect"
import { findAreas } from "../findAreas.ts"
import { Places } from "../places/Places.ts"
import type { SearchableArea, SearchableKind } from "../search/AreaHit.ts"
import { MAX_REQUESTED_HITS_PER_KIND } from "../search/AreaQuery.ts"
import { filterByFullName } from "./filterByFullName.ts"
import type { AreaNameRefusal, TypedAreaName } from "./AreaNameRefusal.ts"
import { findSimilarNames } from "./findSimilarNames.ts"

/** The format of each kind's codes; any other text is a name. */
const CODES: Readonly<Record<SearchableKind, RegExp>> = {
  zip: /^\d{5}$/,
  scf: /^\d{3}$/,
  state: /^[a-z]{2}$/i,
  congressionalDistrict: /^[a-z]{2}[\s-]?(\d{1,2}|al)$/i,
  city: /^[a-z]{2}:/i,
  county: /^\d{5}$/,
  metroArea: /^\d{5}$/,
  nation: /^1$/,
}

/**
 * Resolves text to the only area of a kind that it can refer to: by its code ('17031', 'TX', 'TX-21', 'IL:Chicago'), or
 * by its full name with enough of its state and kind to identify it ('Cook, IL', 'Cook County IL', 'Chicago metro'). A
 * name shared by several areas is refused with the candidates, and an unknown name with the most similar names.
 */
export const resolveArea = Effect.fn("resolveArea")(function* (named: TypedAreaName, listType: number) {
  const { kind } = named
  const written = named.written.trim()
  const refuse = (refused: AreaNameRefusal): Result.Result<SearchableArea, AreaNameRefusal> =>
    Result.fail(refused)
  if (CODES[kind].test(written)) {
    const places = yield* Places
    const coded = yield* places
      .area(kind, written)
      .pipe(Effect.catchTag("NotFound", () => Effect.succeed(null)))
    if (coded !== null) return Result.succeed(coded.area)
  }
  const groups = yield* findAreas({ text: written, listType, kind, most: MAX_REQUESTED_HITS_PER_KIND })
  const hits = groups.flatMap((group) => group.hits)
  const candidates = filterByFullName(written, hits)
  const [only, another] = candidates
  if (only === undefined) {
    const nearest = yield* findSimilarNames({ kind, written }, hits, listType)
    return refuse({ _tag: "AreaNameUnknown", kind, written, nearest })
  }
  return another === undefined
    ? Result.succeed(only.area)
    : refuse({ _tag: "AreaNameAmbiguous", kind, written, candidates })
})

/** Resolves several areas in order; see `resolveArea`. */
export const resolveAreas = Effect.fn("resolveAreas")(function* (
  named: ReadonlyArray<TypedAreaName>,
  listType: number,
) {
  return yield* Effect.forEach(named, (one) => resolveArea(one, listType), { concurrency: 4 })
})
