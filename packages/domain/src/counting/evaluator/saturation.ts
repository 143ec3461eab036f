import { Result } from "effect"
import {
  canonicalDefinition,
  type CanonicalDefinition,
  emptyDefinition,
} from "../../definition/canonicalDefinition.ts"
import {
  type RoutesRequest,
  type RecordsByRoute,
  type Saturation,
  computeSaturation,
} from "../questions/Saturation.ts"
import { findRecordUnit } from "./Gazetteer.ts"
import { select, type Selection } from "./select.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"
import { noSuppressions, type SuppressedKeys, type Universe } from "./Universe.ts"
import type { UniverseRecord } from "./UniverseRecord.ts"

/** Reduces a definition to its areas, dropping all other criteria. */
export const reduceToAreas = ({ areas, listType }: CanonicalDefinition): CanonicalDefinition =>
  canonicalDefinition({ ...emptyDefinition(listType), areas })

const byRoute = (records: ReadonlyArray<UniverseRecord>): RecordsByRoute => {
  const counts = new Map<string, number>()
  for (const record of records) {
    if (record.dwelling === "business") continue
    const code = findRecordUnit(record, "carrierRoute") ?? ""
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return counts
}

const routesOf = ({ areas }: Selection): RecordsByRoute => byRoute(areas.flatMap(({ records }) => records))

/**
 * Computes the share of the homes and apartments that a definition covers on each carrier route with any in its areas.
 * Suppressed people still have an address on the route, but people on the do-not-sell list don't.
 */
export const saturation = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys,
  asked?: RoutesRequest,
): Result.Result<Saturation, SelectionRefusal> =>
  Result.map(
    Result.all([
      select(universe, definition, suppressed),
      select(universe, reduceToAreas(definition), noSuppressions),
    ]),
    ([list, everybody]) =>
      computeSaturation(routesOf(list), routesOf(everybody), byRoute(universe.records), asked),
  )
