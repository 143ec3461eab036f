import { cp } from "node:fs/promises"
import { join } from "node:path"
import {
  type Universe,
  type UniverseRecord,
  findRecordUnit,
  withoutDoNotSell,
} from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"
import { Effect } from "effect"
import { readAreaFacts } from "../../src/question/readAreaFacts.ts"
import { openDuckDb } from "../../src/sql/duckdb/openDuckDb.ts"
import { readManifest } from "../../src/format/readManifest.ts"
import type { UniverseManifest } from "../../src/format/UniverseManifest.ts"
import { temporaryFolder } from "../universe/smallUniverse.ts"
import { anyDefinition } from "../conformance/anyDefinition.ts"
import { DenseUniverse, DISTRICTS, METRO_AREAS } from "../conformance/denseUniverse.ts"
import { removePlaces } from "../conformance/placesAnew.ts"
import { recordsOf } from "../conformance/recordsOf.ts"
import { takeUnits, withoutUnits } from "../conformance/takeUnits.ts"
import type { Sides } from "./agreement.ts"

/** A ZIP Code about which nothing is known. */
const UNHEARD_OF = "19711"

/** Tells whether a position of the points file has no known location. */
const isLost = (position: number): boolean => position % 3 === 0 || (position >= 640 && position < 700)

/** A record as it is after the changes. */
const altered = (record: UniverseRecord): UniverseRecord => ({
  ...withoutUnits(record),
  ...(record.zip === UNHEARD_OF ? { city: "", county: null, state: "" } : {}),
})

/** The middle of the least box around the places of each unit's records. */
const centersOf = (
  records: ReadonlyArray<UniverseRecord>,
  unit: "zip4" | "carrierRoute",
): ReadonlyMap<string, Point> => {
  const byUnit = Map.groupBy(
    records.filter(({ point }) => point !== null),
    (record) => findRecordUnit(record, unit),
  )
  const middle = (own: ReadonlyArray<UniverseRecord>, axis: 0 | 1): number => {
    const degrees = own.map(({ point }) => point?.[axis] ?? 0)
    return (Math.min(...degrees) + Math.max(...degrees)) / 2
  }
  return new Map(
    [...byUnit].flatMap(([code, own]) =>
      code === null ? [] : [[code, [middle(own, 0), middle(own, 1)]] as const],
    ),
  )
}

export interface Altered extends Sides {
  readonly folder: string
  readonly manifest: UniverseManifest
  readonly definitions: ReturnType<typeof anyDefinition>
}

/**
 * A copy of the dense universe that lacks something, as DuckDB and as the evaluator see it without the people on the
 * do-not-sell list. `places`: where many of its
 * records are, and all that is known of one ZIP Code. `units`: many carrier routes and ZIP+4s.
 */
export const universeWithout = Effect.fn("universeWithout")(function* (lacking: "places" | "units") {
  const dense = yield* DenseUniverse
  const folder = join(yield* temporaryFolder, "universe")
  yield* Effect.promise(() => cp(dense.folder, folder, { recursive: true }))
  yield* Effect.promise(() => (lacking === "places" ? removePlaces(folder, isLost) : takeUnits(folder)))
  const manifest = yield* readManifest(folder)
  if (manifest === null) return yield* Effect.die("there is no universe")
  const { areas, zips } = yield* readAreaFacts(null)
  const isKnown = (zip: string): boolean => lacking === "units" || zip !== UNHEARD_OF
  const found = yield* Effect.promise(() => recordsOf(folder))
  const records = found.map((record) => {
    const { city, county, state } = record
    return isKnown(record.zip ?? "") ? { ...altered(record), city, county, state } : altered(record)
  })
  const { gazetteer } = dense.universe
  const universe: Universe = {
    ...dense.universe,
    records,
    gazetteer: {
      ...gazetteer,
      centers: {
        zip: new Map([...gazetteer.centers.zip].filter(([zip]) => isKnown(zip))),
        zip4: centersOf(records, "zip4"),
        carrierRoute: centersOf(records, "carrierRoute"),
      },
    },
    savedCounts: new Map(),
    locationFiles: new Map(),
  }
  const facts = { areas, zips: zips.filter(({ zip }) => isKnown(zip)), threads: 2 }
  const sql = yield* Effect.acquireRelease(
    Effect.promise(() => openDuckDb(folder, manifest, facts)),
    (opened) => Effect.sync(opened.close),
  )
  const definitions = anyDefinition({
    // Areas are made from these records, and a city without a name can't be asked for.
    records: records.filter(
      ({ plus4, point, route, state }) => plus4 !== null && point !== null && route !== null && state !== "",
    ),
    columns: dense.columns,
    metroAreas: METRO_AREAS,
    districts: DISTRICTS,
    savedCounts: [],
    locationFiles: new Map(),
  })
  return {
    sql,
    doNotSell: dense.doNotSell,
    universe: withoutDoNotSell(universe, dense.doNotSell),
    suppressed: dense.suppressed,
    folder,
    manifest,
    definitions,
  } satisfies Altered
})
