import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { compareStrings } from "../../definition/sortUniqueStrings.ts"
import type { Granularity } from "../../definition/AreaShape.ts"
import type { Medians } from "../../definition/Medians.ts"
import type { OccupantRecords } from "../../definition/OccupantRecords.ts"
import { groupBy } from "../../shared/groupBy.ts"
import type { AreaDetails, DetailsRequest, CountDetails, CountDetailRow } from "../questions/CountDetails.ts"
import { distanceMiles } from "./geometry.ts"
import { computeMedians } from "../questions/medians.ts"
import type { AttributeSelection } from "../questions/AttributeSelection.ts"
import type { SuppressedCount } from "../questions/SuppressedCount.ts"
import { countUnlocatedRecords } from "../questions/UnlocatedRecords.ts"
import type { Condition } from "./recordConditions.ts"
import { detailUnit } from "./detailUnit.ts"
import { type Gazetteer, type Unit, findRecordUnit } from "./Gazetteer.ts"
import { select } from "./select.ts"
import { attributeSelections } from "./attributeSelections.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"
import type { SuppressedKeys, Universe } from "./Universe.ts"
import type { Dwelling, RecordTest, UniverseRecord } from "./UniverseRecord.ts"

type Records = ReadonlyArray<UniverseRecord>

/** A definition's counts and the records behind them. */
export interface Evaluation {
  readonly details: CountDetails
  /**
   * Each chosen area's records, by area key, in universe order; a nearest-records area's records are sorted nearest
   * first.
   */
  readonly selected: ReadonlyArray<{ readonly key: string; readonly records: Records }>
  /** The attributes of saved lists that selected each area's records; empty for areas without such attributes. */
  readonly selectedBy: ReadonlyArray<ReadonlyArray<AttributeSelection>>
}

const countOf = (records: Records, holds: RecordTest): number => records.filter(holds).length

const withPhones = (records: Records): number => countOf(records, ({ phone }) => phone === "deliverable")
const withEmail = (records: Records): number => countOf(records, ({ hasEmail }) => hasEmail)

const occupants = (records: Records): OccupantRecords => {
  const of = (wanted: Dwelling): number => countOf(records, ({ dwelling }) => dwelling === wanted)
  return { homes: of("home"), apartments: of("apartment"), businesses: of("business") }
}

/** Computes medians for areas and parts that are broken down by carrier route; empty for others. */
const medians = (records: Records, unit: Unit | null): { readonly medians?: Medians } =>
  unit === "carrierRoute"
    ? {
        medians: computeMedians((column) => {
          const counts = new Map<number, number>()
          for (const { attributes } of records)
            for (const value of attributes.get(column) ?? [])
              counts.set(Number(value), (counts.get(Number(value)) ?? 0) + 1)
          return counts
        }),
      }
    : {}

const distanceTo = (area: Area, unit: Unit, code: string, { centers }: Gazetteer): number | null => {
  const center = centers[unit].get(code)
  return center !== undefined && (area.kind === "radius" || area.kind === "closest")
    ? distanceMiles([area.longitude, area.latitude], center)
    : null
}

const detailsOf = (
  area: Area,
  records: Records,
  unit: Unit | null,
  gazetteer: Gazetteer,
): ReadonlyArray<CountDetailRow> => {
  if (unit === null) return []
  return [...groupBy(records, (record) => findRecordUnit(record, unit) ?? "")]
    .toSorted(([a], [b]) => compareStrings(a, b))
    .map(([code, own]) => ({
      code,
      available: own.length,
      withPhones: withPhones(own),
      occupants: occupants(own),
      ...medians(own, unit),
      distance: distanceTo(area, unit, code, gazetteer),
    }))
}

/** Returns whether the location of a record, or of its unit, is known. */
const hasPlace = (record: UniverseRecord, granularity: Granularity, { centers }: Gazetteer): boolean => {
  if (granularity === "standard") return record.point !== null
  const code = findRecordUnit(record, granularity)
  return code !== null && centers[granularity].has(code)
}

/**
 * Counts the suppressed records before reducing to one record per household and to the nearest records, which depend on
 * the records that remain.
 */
const suppressedCounts = (
  records: Records,
  conditions: ReadonlyArray<Condition>,
  suppressed: SuppressedKeys,
): ReadonlyArray<SuppressedCount> => {
  const others = conditions.filter(({ step }) => step.kind !== "suppression")
  const matching = records.filter((record) => others.every(({ holds }) => holds(record)))
  const sources = conditions.flatMap(({ step }) => (step.kind === "suppression" ? [step.source] : []))
  return sources.map((source, at) => {
    const named = matching.filter(({ personKey }) => suppressed[source].has(personKey))
    const isNamedEarlier: RecordTest = ({ personKey }) =>
      sources.slice(0, at).some((earlier) => suppressed[earlier].has(personKey))
    return { source, matched: named.length, taken: countOf(named, (record) => !isNamedEarlier(record)) }
  })
}

/**
 * Counts a definition exactly. Every count engine is tested against this function, which is slow because it looks at
 * every record.
 */
export const evaluate = (
  universe: Universe,
  definition: CanonicalDefinition,
  suppressed: SuppressedKeys,
  asked: DetailsRequest = {},
): Result.Result<Evaluation, SelectionRefusal> =>
  Result.map(select(universe, definition, suppressed), ({ areas, conditions }) => {
    const all = areas.flatMap(({ records }) => records)
    const details: CountDetails = {
      total: all.length,
      withPhones: withPhones(all),
      withEmail: withEmail(all),
      withContactNames: countOf(all, ({ hasContactName }) => hasContactName),
      areas: areas.map(({ area, records }): AreaDetails => {
        const unit = detailUnit(definition.listType, area, asked)
        return {
          key: areaKey(area),
          available: records.length,
          withPhones: withPhones(records),
          withEmail: withEmail(records),
          occupants: occupants(records),
          ...medians(records, unit),
          details: detailsOf(area, records, unit, universe.gazetteer),
        }
      }),
      suppressed: suppressedCounts(universe.records, conditions, suppressed),
      withoutPlace: countUnlocatedRecords(definition, (granularity) =>
        countOf(universe.records, (record) => !hasPlace(record, granularity, universe.gazetteer)),
      ),
    }
    return {
      details,
      selected: areas.map(({ area, records }) => ({ key: areaKey(area), records })),
      selectedBy: attributeSelections(universe, areas),
    }
  })
