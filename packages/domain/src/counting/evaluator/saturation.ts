import { Result } from "effect"
import {
  canonicalDefinition,
  type CanonicalDefinition,
  emptyDefinition,
} from "../../definition/canonicalDefinition.ts"
import {
  type AskedRoutes,
  type RecordsByRoute,
  residential,
  type Saturation,
  saturationOf,
} from "../questions/Saturation.ts"
import { unitOf } from "./Gazetteer.ts"
import { select, type Selection } from "./select.ts"
import type { SelectionRefused } from "./SelectionRefused.ts"
import { nobodySuppressed, type Suppressed, type Universe } from "./Universe.ts"
import type { UniverseRecord } from "./UniverseRecord.ts"

/** Everybody in the areas of a definition, whatever else it asks for. */
export const everybodyInAreas = ({ areas, listType }: CanonicalDefinition): CanonicalDefinition =>
  canonicalDefinition({ ...emptyDefinition(listType), areas })

const byRoute = (records: ReadonlyArray<UniverseRecord>): RecordsByRoute => {
  const counts = new Map<string, number>()
  for (const record of records) {
    const code = unitOf(record, "carrierRoute") ?? ""
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return counts
}

/** A definition as far as it is asked about; null: it selects nothing of that. */
export const ofKind = (definition: CanonicalDefinition, asked: AskedRoutes): CanonicalDefinition | null =>
  asked.residential === true ? residential(definition) : definition

const routesOf = ({ areas }: Pick<Selection, "areas">): RecordsByRoute =>
  byRoute(areas.flatMap(({ records }) => records))

/**
 * How much a definition takes of each carrier route that has an address in its areas. Whoever must not be sold, and whoever is
 * suppressed, still has an address along the route.
 */
export const saturation = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: Suppressed,
  asked: AskedRoutes = {},
): Result.Result<Saturation, SelectionRefused> =>
  Result.map(
    Result.all([
      ofKind(definition, asked) === null
        ? Result.succeed({ areas: [] })
        : select(universe, ofKind(definition, asked) ?? definition, suppressed),
      select(universe, ofKind(everybodyInAreas(definition), asked) ?? definition, nobodySuppressed),
    ]),
    ([list, everybody]) =>
      saturationOf(
        routesOf(list),
        routesOf(everybody),
        byRoute(
          universe.records.filter(({ dwelling }) => asked.residential !== true || dwelling !== "business"),
        ),
        asked,
      ),
  )
