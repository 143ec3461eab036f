import { type SelectionRefusal, unknownPlaceRefusal } from "@listwright/domain/counting"
import {
  type Area,
  type SavedCountBasedArea,
  areaCombination,
  isSavedCountBasedArea,
} from "@listwright/domain/definition"
import { Result } from "effect"
import { type Coverage, EMPTY_COVERAGE } from "../geography/Coverage.ts"
import { combinedCoverage } from "../geography/combinedCoverage.ts"
import { areaCoverage, type CoverageResult } from "../geography/areaCoverage.ts"
import { locationsCoverage } from "../geography/locationsCoverage.ts"
import { locatedMask } from "../geography/locatedMask.ts"
import { shapeCoverage } from "../geography/shapeCoverage.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import { Ownership } from "../geography/Ownership.ts"
import type { SlicedUniverse } from "../Universe.ts"
import { rowConditions } from "../../question/rowConditions.ts"
import { requiredGroups } from "./requiredGroups.ts"
import { selectNearestHouseholds, selectNearestIndividuals } from "./nearestSelection.ts"
import { RowSearch } from "./RowSearch.ts"
import type { CountQuestion, SelectedRows } from "./SelectedRows.ts"
import { withSlices } from "./withSlices.ts"

type Chosen = { readonly area: Area; readonly covered: Coverage | "closest" }

/** Returns the rows that a saved count, or a combination of several, selects. */
const savedCoverage = async (
  area: SavedCountBasedArea,
  { places }: SlicedUniverse,
  question: CountQuestion,
  yielder: Yielder,
): Promise<Coverage> => {
  const { rule, savedCounts } = areaCombination(area)
  const covered: Array<Coverage> = []
  for (const savedCount of savedCounts) covered.push(await question.savedCoverage(savedCount))
  const [first, ...others] = covered
  return first !== undefined && others.length === 0
    ? first
    : await combinedCoverage(rule, covered, places.rows, yielder)
}

const aroundLocations = async (
  { file, locations, name, sameState }: Extract<Area, { readonly kind: "locations" }>,
  { files, places }: SlicedUniverse,
  question: CountQuestion,
  yielder: Yielder,
): Promise<CoverageResult> => {
  const rows = await yielder.waitFor(question.locationRows(file))
  return rows?.length === locations
    ? Result.succeed(await locationsCoverage(rows, sameState, places, files, yielder))
    : Result.fail({ _tag: "LocationFileUnknown", name })
}

/** Returns the rows in every area, in the definition's order; rejects the same definitions as the evaluator. */
const covers = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  yielder: Yielder,
): Promise<Result.Result<ReadonlyArray<Chosen>, SelectionRefusal>> => {
  const { files, places } = universe
  const chosen: Array<Chosen> = []
  for (const area of question.definition.areas) {
    if (yielder.isDue) await yielder.pause()
    const unknown = unknownPlaceRefusal(area, places.areas.places)
    if (unknown !== null) return Result.fail(unknown)
    if (area.kind === "closest") {
      if (area.excluded) return Result.fail({ _tag: "ClosestExcluded" })
      chosen.push({ area, covered: "closest" })
      continue
    }
    const covered: CoverageResult = isSavedCountBasedArea(area)
      ? Result.succeed(await savedCoverage(area, universe, question, yielder))
      : area.kind === "locations"
        ? await aroundLocations(area, universe, question, yielder)
        : area.kind === "radius" || area.kind === "polygon"
          ? Result.succeed(await shapeCoverage(area, places, files, yielder))
          : areaCoverage(area, places, files)
    if (Result.isFailure(covered)) return Result.fail(covered.failure)
    chosen.push({ area, covered: covered.success })
  }
  return Result.succeed(chosen)
}

/** Returns all rows with a known location, which are the ones that could be among the nearest. */
const locatedRows = ({ files, places }: SlicedUniverse): Coverage => {
  const zips = [...places.rows.entries()]
  return {
    whole: zips.flatMap(([zip, { unplaced }]) => (unplaced === 0 ? [zip] : [])),
    partial: zips.flatMap(([zip, rows]) =>
      rows.unplaced === 0 ? [] : [{ zip, mask: locatedMask(files, rows) }],
    ),
  }
}

/** The number of ZIP Codes per batch. */
const PART = 1_024

/** Passes on an area's rows in batches, letting other work run in between. */
const inParts = async (
  { partial, whole }: Coverage,
  yielder: Yielder,
  take: (part: Coverage) => void,
): Promise<void> => {
  take({ whole, partial: [] })
  for (let from = 0; from < partial.length; from += PART) {
    if (yielder.isDue) await yielder.pause()
    take({ whole: [], partial: partial.slice(from, from + PART) })
  }
}

/** Determines which area owns which rows. If it can't determine that exactly, fails rather than return fewer rows. */
export const selectRows = async (
  universe: SlicedUniverse,
  question: CountQuestion,
  yielder: Yielder,
): Promise<Result.Result<SelectedRows, SelectionRefusal>> => {
  const { definition } = question
  const covered = await covers(universe, question, yielder)
  if (Result.isFailure(covered)) return Result.fail(covered.failure)
  const conditions = rowConditions(definition, universe)
  if (Result.isFailure(conditions)) return Result.fail(conditions.failure)

  const zips = universe.places.rows
  const oneAHousehold = definition.audience.unit === "allHouseholds"
  const chosen = covered.success.filter(({ area }) => !area.excluded)
  /** Creates an ownership with the excluded areas already removed. */
  const begun = (): Ownership => {
    const ownership = new Ownership(zips, chosen.length)
    for (const { area, covered: taken } of covered.success)
      if (area.excluded && taken !== "closest") ownership.exclude(taken)
    return ownership
  }
  const own = begun()
  for (const [at, { area, covered: known }] of chosen.entries()) {
    if (yielder.isDue) await yielder.pause()
    if (known !== "closest") {
      own.give(at, known)
      continue
    }
    if (area.kind !== "closest") continue
    const groups = requiredGroups(conditions.success)
    const { gone, own: theirs } = await withSlices(universe, question, groups, (slices) => {
      const search = new RowSearch(universe, own, slices, conditions.success, yielder)
      return oneAHousehold ? selectNearestHouseholds(area, search) : selectNearestIndividuals(area, search)
    })
    await inParts(theirs, yielder, (part) => own.give(at, part))
    await inParts(gone, yielder, (part) => own.exclude(part))
  }
  return Result.succeed({
    areas: chosen.map(({ area }) => area),
    // Even if the nearest take a ZIP Code as a whole, they don't contain the records that an earlier area owns there.
    covered: () => {
      const owned = chosen.some((one) => one.covered === "closest") ? own.ownedByEach(chosen.length) : []
      return chosen.map((one, at) =>
        one.covered === "closest" ? (owned[at] ?? EMPTY_COVERAGE) : one.covered,
      )
    },
    conditions: conditions.success,
    oneAHousehold,
    ownership: own,
    geography: () => {
      if (chosen.every((one) => one.covered !== "closest")) return own
      const anywhere = begun()
      for (const [at, one] of chosen.entries())
        anywhere.give(at, one.covered === "closest" ? locatedRows(universe) : one.covered)
      return anywhere
    },
  })
}
