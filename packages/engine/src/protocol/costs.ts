import { MAX_INDUSTRIES_PER_RECORD } from "@listwright/domain/audience"
import { outlineToArea, type AreaTableRequest, type ShadesRequest } from "@listwright/domain/counting"
import type { Area, Criterion, ListDefinition } from "@listwright/domain/definition"
import type { EngineQuestion } from "../question/EngineQuestion.ts"
import type { UniverseSize } from "./QuestionDefinition.ts"

/** The maximum cost of a question that is answered: about half a minute of processor time. */
export const MAX_COST_MS = 40_000

/** The cost above which a question is considered long before it starts. */
export const LONG_COST_MS = 100

/** The cost of an area, in milliseconds, regardless of the question. For `closest`, records are sorted by distance. */
const AREA_MS: Record<Exclude<Area["kind"], "combination" | "locations">, number> = {
  closest: 20,
  radius: 5,
  polygon: 8,
  savedCount: 50,
  zip: 0.01,
  zip4: 0.05,
  carrierRoute: 0.05,
  scf: 0.05,
  city: 0.1,
  county: 0.1,
  metroArea: 0.5,
  congressionalDistrict: 0.5,
  state: 0.5,
  nation: 1,
  postalCode: 0.05,
}

/** The cost of each location in a file, in milliseconds; locations are found together, ZIP Code by ZIP Code. */
const LOCATION_MS = 0.06

/** Estimates the cost of an area, in milliseconds. A combination opens each of its saved counts. */
const areaMs = (area: Area): number => {
  if (area.kind === "combination") return area.savedCounts.length * AREA_MS.savedCount
  return area.kind === "locations" ? 20 + area.locations * LOCATION_MS : AREA_MS[area.kind]
}

/** The share of the universe's rows that a pass over an area may scan, by type of area. */
const REACH: Record<Exclude<Area["kind"], "locations">, number> = {
  closest: 0.01,
  radius: 0.01,
  polygon: 0.02,
  savedCount: 1,
  combination: 1,
  zip: 0.000_03,
  zip4: 0.000_03,
  carrierRoute: 0.000_03,
  scf: 0.002,
  city: 0.002,
  county: 0.003,
  metroArea: 0.05,
  congressionalDistrict: 0.005,
  state: 0.1,
  nation: 1,
  postalCode: 0.001,
}

const reachOf = (area: Area): number =>
  area.kind === "locations" ? area.locations * REACH.radius : REACH[area.kind]

/** The cost of each selected value or range, in milliseconds per million rows. */
const MILLION_MS = 0.05
/** The cost of building a loop for a value or range, in milliseconds. */
const LOOP_MS = 0.5

const alternatives = (criterion: Criterion): number => {
  switch (criterion.kind) {
    case "values":
      return criterion.values.length
    case "ranges":
      return criterion.ranges.length
    case "flags":
      return criterion.columns.length
    case "industries":
      return MAX_INDUSTRIES_PER_RECORD * (criterion.added.length + criterion.omitted.length)
  }
}

/** Returns the share of all rows that the areas may cover, at most 1. */
const reachedBy = (areas: ReadonlyArray<Area>): number =>
  Math.min(
    areas.reduce((sum, area) => sum + reachOf(area), 0),
    1,
  )

/** Estimates the cost of each additional value counted in a pass, in milliseconds. */
const valueCost = ({ definition: { areas } }: EngineQuestion, { records }: UniverseSize): number =>
  LOOP_MS + (reachedBy(areas) * records * MILLION_MS) / 1e6

/** The assumed number of values in a column without specified bands. */
const USUAL_VALUES = 20

/** Estimates the cost of an area table, which finds the areas once and scans their rows for each value. */
export const areaTableCost = (
  about: EngineQuestion,
  { columns }: AreaTableRequest,
  size: UniverseSize,
): number =>
  passCost(about, size) +
  columns.reduce((sum, { bands }) => sum + (bands?.length ?? USUAL_VALUES), 0) * valueCost(about, size)

/** Estimates the cost of one pass over an audience's rows in some areas, including finding the areas. */
const passOver = (
  areas: ReadonlyArray<Area>,
  { audience }: Pick<ListDefinition, "audience">,
  { records }: UniverseSize,
): number => {
  const terms = 1 + audience.criteria.reduce((sum, criterion) => sum + alternatives(criterion), 0)
  const finding = areas.reduce((sum, area) => sum + areaMs(area), 0)
  const reached = reachedBy(areas)
  // Each nearest-records area takes a few extra loops.
  const loops = 1 + 0.2 * areas.filter(({ kind }) => kind === "closest").length
  return finding + terms * LOOP_MS * loops + (reached * records * terms * MILLION_MS) / 1e6
}

/** Estimates the cost of one pass over a definition's rows. */
export const passCost = ({ definition }: EngineQuestion, size: UniverseSize): number =>
  passOver(definition.areas, definition, size)

/** Estimates the cost of one pass over a list's selection and another over all outlines. */
export const shadesCost = (
  { definition }: EngineQuestion,
  { codes, level }: ShadesRequest,
  size: UniverseSize,
): number => {
  const excluded = definition.areas.filter((area) => area.excluded)
  const outlines = codes.flatMap((code) => outlineToArea(level, code) ?? [])
  return passOver(definition.areas, definition, size) + passOver([...excluded, ...outlines], definition, size)
}
