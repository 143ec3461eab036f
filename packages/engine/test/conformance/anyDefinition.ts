import { isFlag } from "@listwright/domain/audience"
import type { UniverseRecord } from "@listwright/domain/counting"
import {
  type Area,
  type CanonicalDefinition,
  canonicalDefinition,
  type Criterion,
  type FlagsCriterion,
  emptyDefinition,
  type ListDefinition,
  LocationFileHash,
} from "@listwright/domain/definition"
import { CarrierRoute, Zip, Zip4 } from "@listwright/domain/shared"
import { Schema } from "effect"
import fc from "fast-check"
import type { StoredColumn } from "../../src/format/columns/StoredColumn.ts"
import { criterion } from "../definitions.ts"
import { anyCombination, severalOf } from "./anyCombination.ts"

const zip = Schema.decodeUnknownSync(Zip)
const zip4 = Schema.decodeUnknownSync(Zip4)
const carrierRoute = Schema.decodeUnknownSync(CarrierRoute)

/** The data from which definitions are made. */
export interface DefinitionSource {
  /** The list type of the definitions; 10 unless given. */
  readonly listType?: number
  readonly records: ReadonlyArray<UniverseRecord>
  readonly columns: ReadonlyArray<StoredColumn>
  readonly metroAreas: ReadonlyArray<string>
  readonly districts: ReadonlyArray<string>
  readonly savedCounts: ReadonlyArray<string>
  /** Files of locations, each with how many it has. */
  readonly locationFiles: ReadonlyMap<string, ReadonlyArray<unknown>>
}

const granularity = fc.constantFrom("standard", "standard", "zip", "zip4", "carrierRoute") as fc.Arbitrary<
  "standard" | "zip" | "zip4" | "carrierRoute"
>

const rarely = fc.integer({ min: 0, max: 6 }).map((roll) => roll === 0)

/** A place near a record, so that shapes cut where people live. */
const near = ({ point }: UniverseRecord, east: number, north: number): readonly [number, number] => [
  (point?.[0] ?? 0) + east,
  (point?.[1] ?? 0) + north,
]

const offset = fc.double({ min: -0.15, max: 0.15, noNaN: true })

const nation: Area = { kind: "nation", excluded: false }

/** There is no such place. */
const UNKNOWN = [
  { kind: "state", state: "ZZ" },
  { kind: "county", county: "99999" },
  { kind: "scf", scf: "000" },
  { kind: "city", state: "DE", city: "Nowhere" },
] as const

/** Names of saved counts that are refused wherever they are opened: one selects itself, the other does not exist. */
export const UNOPENED: ReadonlyArray<string> = ["itself", "unknown"]

type Makers = ReadonlyArray<(excluded: boolean) => Area>

/** Returns areas that hold a record of the United States, by codes and names. */
const holders = (record: UniverseRecord, code: string): Makers => [
  (excluded) => ({ kind: "zip", zip: zip(code), excluded }),
  (excluded) => ({ kind: "zip4", zip4: zip4(`${code}${record.plus4}`), excluded }),
  (excluded) => ({ kind: "carrierRoute", carrierRoute: carrierRoute(`${code}${record.route}`), excluded }),
  (excluded) => ({ kind: "scf", scf: code.slice(0, 3), excluded }),
  ...holdersByName(record),
  (excluded) => ({ kind: "county", county: record.county ?? "00000", excluded }),
]

const holdersByName = (record: UniverseRecord): Makers => [
  (excluded) => ({ kind: "city", state: record.state, city: record.city, excluded }),
  (excluded) => ({ kind: "city", state: record.state, city: ` ${record.city.toUpperCase()}  `, excluded }),
  (excluded) => ({ kind: "state", state: record.state, excluded }),
]

/** Returns areas that hold a record of Canada. */
const holdersInCanada = (record: UniverseRecord, postalCode: string): Makers => [
  (excluded) => ({ kind: "postalCode", postalCode, excluded }),
  (excluded) => ({ kind: "postalCode", postalCode: postalCode.slice(0, 3), excluded }),
  (excluded) => ({ kind: "postalCode", postalCode: `${postalCode.slice(0, 3)}2Z9`, excluded }),
  ...holdersByName(record),
]

/** Areas that can't hold a record of Canada, so they're refused. */
const OF_THE_UNITED_STATES: Makers = [
  (excluded) => ({ kind: "zip", zip: zip("13522"), excluded }),
  (excluded) => ({ kind: "zip4", zip4: zip4("135222206"), excluded }),
  (excluded) => ({ kind: "carrierRoute", carrierRoute: carrierRoute("13522C001"), excluded }),
  (excluded) => ({ kind: "scf", scf: "135", excluded }),
  (excluded) => ({ kind: "county", county: "36001", excluded }),
]

const areaAt = (ground: DefinitionSource, record: UniverseRecord): fc.Arbitrary<Area> => {
  const code = record.postalCode ?? record.zip ?? ""
  const shape = fc.record({ east: offset, north: offset, granularity, excluded: rarely })
  const isCanadian = record.postalCode !== null
  const plain = isCanadian ? holdersInCanada(record, code) : holders(record, code)
  const rarer: Makers = [
    () => nation,
    ...(isCanadian
      ? OF_THE_UNITED_STATES
      : [(excluded: boolean): Area => ({ kind: "postalCode", postalCode: "M5V", excluded })]),
    (excluded) =>
      UNKNOWN.map((area) => ({ ...area, excluded }))[(code.charCodeAt(4) || 0) % UNKNOWN.length] ?? nation,
    ...ground.metroAreas.map((metroArea) => (excluded: boolean): Area => ({
      kind: "metroArea",
      metroArea,
      excluded,
    })),
    ...ground.districts.map((district) => (excluded: boolean): Area => ({
      kind: "congressionalDistrict",
      district,
      excluded,
    })),
    ...[...ground.locationFiles].map(([file, { length }]) => (excluded: boolean): Area => ({
      kind: "locations",
      name: "stores.csv",
      file: LocationFileHash.make(file),
      // One in ten says another number than the file has.
      locations: length + (Number(record.personKey % 10n) === 0 ? 1 : 0),
      sameState: record.personKey % 3n === 0n,
      excluded,
    })),
    () => ({
      kind: "locations",
      name: "gone.csv",
      file: LocationFileHash.make("0".repeat(64)),
      locations: 1,
      sameState: false,
      excluded: false,
    }),
    ...ground.savedCounts.map((savedCount) => (excluded: boolean): Area => ({
      kind: "savedCount",
      savedCount,
      excluded,
    })),
  ]
  const opened = ground.savedCounts.filter((id) => !UNOPENED.includes(id))
  const combined = anyCombination(
    fc.oneof(
      { weight: 9, arbitrary: severalOf(opened) },
      { weight: 1, arbitrary: severalOf(ground.savedCounts) },
    ),
    rarely,
  )
  const coded = (makers: Makers) =>
    fc.tuple(fc.constantFrom(...makers), rarely).map(([make, excluded]) => make(excluded))
  return fc.oneof(
    { weight: 6, arbitrary: coded(plain) },
    { weight: 2, arbitrary: coded(rarer) },
    ...(opened.length < 2 ? [] : [{ weight: 1, arbitrary: combined }]),
    {
      weight: 3,
      arbitrary: fc
        .tuple(shape, fc.double({ min: 0.05, max: 25, noNaN: true }), fc.boolean())
        .map(([{ east, excluded, granularity: of, north }, miles, stays]): Area => {
          const [longitude, latitude] = near(record, east, north)
          const withinState = stays ? record.state : null
          return {
            kind: "radius",
            name: "",
            longitude,
            latitude,
            miles,
            withinState,
            granularity: of,
            excluded,
          }
        }),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(shape, fc.array(fc.tuple(offset, offset), { minLength: 3, maxLength: 9 }))
        .map(([{ excluded, granularity: of }, corners]): Area => ({
          kind: "polygon",
          name: "",
          points: corners.map(([x, y]) => near(record, x, y)),
          granularity: of,
          excluded,
        })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(offset, offset, fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 30_000 })))
        .map(([east, north, quantity]): Area => {
          const [longitude, latitude] = near(record, east, north)
          return { kind: "closest", name: "", longitude, latitude, quantity, excluded: false }
        }),
    },
  )
}

const off = { mode: "off" } as const
const item = { mode: "item", items: ["1"] } as const
const choice = fc.constantFrom<ListDefinition["suppressions"]["orders"]>(off, off, item)

/** Draws any or all of some flags; rarely, one of the columns isn't a flag. */
export const anyFlags = (columns: ReadonlyArray<StoredColumn>): fc.Arbitrary<FlagsCriterion> | null => {
  const names = columns.flatMap(({ column }) => (isFlag(column) ? [column.column] : []))
  if (names.length === 0) return null
  const flag = fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom("AGE", "GENDER", "NOWHERE") },
  )
  return fc
    .tuple(
      fc.constantFrom("any" as const, "any" as const, "all" as const),
      flag,
      fc.array(flag, { maxLength: 4 }),
    )
    .map(([match, first, others]) => ({ kind: "flags", match, columns: [first, ...others] }))
}

/** Criteria of a column or of several flags. */
const anyCriterion = (columns: ReadonlyArray<StoredColumn>): fc.Arbitrary<Criterion> => {
  const flags = anyFlags(columns)
  const ofColumn = fc.constantFrom(...columns).chain(criterion)
  return flags === null
    ? ofColumn
    : fc.oneof({ weight: 4, arbitrary: ofColumn }, { weight: 1, arbitrary: flags })
}

/** Definitions over the places and attributes of a universe, of every kind that its list type knows, and some beyond. */
export const anyDefinition = (ground: DefinitionSource): fc.Arbitrary<CanonicalDefinition> => {
  const area = fc.constantFrom(...ground.records).chain((record) => areaAt(ground, record))
  return fc
    .record({
      areas: fc.oneof(
        fc.array(area, { maxLength: 4 }),
        fc.array(area, { maxLength: 4 }),
        fc.array(area, { maxLength: 40 }),
      ),
      unit: fc.constantFrom<ListDefinition["audience"]["unit"]>(
        "individuals",
        "individuals",
        "allHouseholds",
      ),
      criteria: fc.array(anyCriterion(ground.columns), { maxLength: 3 }),
      phoneOption: fc.constantFrom<ListDefinition["phoneOption"]>(
        null,
        "noPhones",
        "phonesWhereAvailable",
        "onlyWithPhones",
      ),
      suppressions: fc.record({ orders: choice, savedCounts: choice, files: choice }),
      occupant: fc.option(
        fc.record({
          targets: fc.subarray(["homes", "apartments", "businesses"] as const, { minLength: 1 }),
          routes: fc.subarray(["carrierRoutes", "poBoxes", "ruralRoutes"] as const, { minLength: 1 }),
          contactNames: fc.boolean(),
        }),
        { freq: 8 },
      ),
    })
    .map(({ areas, criteria, occupant, phoneOption, suppressions, unit }) =>
      canonicalDefinition({
        ...emptyDefinition(ground.listType ?? 10),
        areas,
        audience: { unit, criteria },
        phoneOption,
        suppressions,
        occupant: occupant ?? null,
      }),
    )
}
