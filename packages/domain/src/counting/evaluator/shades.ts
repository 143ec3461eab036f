import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import { canonicalDefinition, type CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { outlineToArea, type ShadesRequest, type Shade } from "../questions/Shades.ts"
import { evaluate } from "./evaluate.ts"
import { unknownPlaceRefusal } from "./Gazetteer.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"
import type { SuppressedKeys, Universe } from "./Universe.ts"

/** Replaces a definition's chosen areas; excluded areas stay excluded. */
export const withOnlyOutlines = (
  definition: CanonicalDefinition,
  outlines: ReadonlyArray<Area>,
): CanonicalDefinition =>
  canonicalDefinition({
    ...definition,
    areas: [...definition.areas.filter(({ excluded }) => excluded), ...outlines],
  })

/** Adds an area after all of a definition's other areas; leaves the definition unchanged if it already has the area. */
export const withOutline = (definition: CanonicalDefinition, outline: Area): CanonicalDefinition =>
  canonicalDefinition({ ...definition, areas: [...definition.areas, outline] })

/**
 * Counts the records that each outline would bring as the only chosen area, and the records that it would add to the
 * list. An area that comes last takes no records from the areas before it, regardless of its kind.
 */
export const shades = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys,
  { codes, level }: ShadesRequest,
): Result.Result<ReadonlyArray<Shade>, SelectionRefusal> =>
  Result.gen(function* () {
    const totalOf = (asked: CanonicalDefinition): Result.Result<number, SelectionRefusal> =>
      Result.map(evaluate(universe, asked, suppressed), ({ details }) => details.total)
    const own = yield* totalOf(definition)
    const shaded: Array<Shade> = []
    for (const code of codes) {
      const outline = outlineToArea(level, code)
      if (outline === null || unknownPlaceRefusal(outline, universe.gazetteer.places) !== null) {
        shaded.push({ code, records: 0, adds: 0 })
        continue
      }
      const records = yield* totalOf(withOnlyOutlines(definition, [outline]))
      const adds = (yield* totalOf(withOutline(definition, outline))) - own
      shaded.push({ code, records, adds })
    }
    return shaded
  })
