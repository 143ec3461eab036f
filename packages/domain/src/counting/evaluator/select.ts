import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { areaTest, type SavedCountSelector } from "./areaTest.ts"
import { assignAreas } from "./assignAreas.ts"
import { type Condition, recordConditions } from "./recordConditions.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"
import type { SuppressedKeys, Universe } from "./Universe.ts"
import type { RecordTest, UniverseRecord } from "./UniverseRecord.ts"

/** The records that a definition selects, and the conditions that lead to them. */
export interface Selection {
  /**
   * The conditions, all of which must be met, geography first; with a nearest-records area, they accept every record
   * that could be among the nearest.
   */
  readonly conditions: ReadonlyArray<Condition>
  /** The chosen areas in order, each with the records that belong to it. */
  readonly areas: ReadonlyArray<{
    readonly area: Area
    readonly records: ReadonlyArray<UniverseRecord>
    /**
     * Returns whether the area contains a record, even if the record belongs to another area. For a nearest-records
     * area, returns whether the record is one of the nearest.
     */
    readonly contains: RecordTest
  }>
}

type Selected = Result.Result<Selection, SelectionRefusal>

const selectWithin = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys,
  selectSavedOf: (listType: number) => SavedCountSelector,
): Selected =>
  Result.gen(function* () {
    const selectSaved = selectSavedOf(definition.listType)
    const tested = yield* Result.all(
      definition.areas.map((area) =>
        Result.map(areaTest(area, universe, selectSaved), (contains) => ({ area, contains })),
      ),
    )
    const chosen = tested.filter(({ area }) => !area.excluded)
    const excluded = tested.filter(({ area }) => area.excluded)
    const geography: Condition = {
      step: { kind: "geography" },
      holds: (record) =>
        chosen.some(({ contains }) => contains(record)) && !excluded.some(({ contains }) => contains(record)),
    }
    const conditions = [geography, ...(yield* recordConditions(definition, universe, suppressed))]
    const left = universe.records.filter((record) => conditions.every(({ holds }) => holds(record)))
    const byArea = assignAreas(chosen, left, definition.audience.unit === "allHouseholds")
    return {
      conditions,
      areas: chosen.map(({ area, contains }, at) => {
        const records = byArea[at] ?? []
        if (area.kind !== "closest") return { area, records, contains }
        const own = new Set(records)
        return { area, records, contains: (record) => own.has(record) }
      }),
    }
  })

type Known = Map<string, ReadonlySet<bigint>>

/**
 * Opens saved counts, each only once; `opened` lists the counts that led to this one, and `known` caches those already
 * opened.
 */
const savedSelector =
  (universe: Universe, listType: number, known: Known, opened: ReadonlyArray<string>): SavedCountSelector =>
  (savedCount) =>
    Result.gen(function* () {
      const before = known.get(savedCount)
      if (before !== undefined) return before
      const path = [...opened, savedCount]
      if (opened.includes(savedCount))
        return yield* Result.fail({ _tag: "SavedCountsCircular", savedCounts: path } as const)
      const saved = universe.savedCounts.get(savedCount)
      if (saved === undefined) return yield* Result.fail({ _tag: "SavedCountUnknown", savedCount } as const)
      const { definition, suppressed } = saved
      if (definition.listType !== listType)
        return yield* Result.fail({
          _tag: "SavedCountOfOtherSource",
          savedCount,
          listType: definition.listType,
        } as const)
      const { areas } = yield* selectWithin(universe, definition, suppressed, (inner) =>
        savedSelector(universe, inner, known, path),
      )
      const persons = new Set(areas.flatMap(({ records }) => records.map(({ personKey }) => personKey)))
      known.set(savedCount, persons)
      return persons
    })

/** Selects a definition's records; refuses the definition if there's no exact answer. */
export const select = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys,
): Selected =>
  selectWithin(universe, definition, suppressed, (listType) =>
    savedSelector(universe, listType, new Map(), []),
  )
