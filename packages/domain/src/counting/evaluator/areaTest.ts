import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import type { Granularity, Point } from "../../definition/AreaShape.ts"
import { cityKey } from "../../definition/cityName.ts"
import { isInCombination } from "../../definition/Combination.ts"
import { areaCombination } from "../../definition/savedCountAreas.ts"
import { isPointInPolygon } from "../../geography/shapes/isPointInPolygon.ts"
import { distanceMiles } from "./geometry.ts"
import { type Gazetteer, findRecordUnit, unknownPlaceRefusal } from "./Gazetteer.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"
import type { Universe } from "./Universe.ts"
import type { RecordTest } from "./UniverseRecord.ts"

type Tested = Result.Result<RecordTest, SelectionRefusal>

/** Returns the records that a saved count selects, or the reason that they aren't available. */
export type SavedCountSelector = (savedCount: string) => Result.Result<ReadonlySet<bigint>, SelectionRefusal>

const metroTest = (metroArea: string, { countiesOfMetroArea }: Gazetteer): Tested => {
  const counties = countiesOfMetroArea.get(metroArea)
  return counties === undefined
    ? Result.fail({ _tag: "MetroAreaUnknown", metroArea })
    : Result.succeed(({ county }) => county !== null && counties.includes(county))
}

const districtTest = (district: string, { districtsOfZip }: Gazetteer): Tested => {
  const isKnown = [...districtsOfZip.values()].some((districts) => districts.includes(district))
  return isKnown
    ? Result.succeed(({ zip }) => zip !== null && (districtsOfZip.get(zip) ?? []).includes(district))
    : Result.fail({ _tag: "DistrictUnknown", district })
}

/**
 * Builds a shape's test: single records match by their location, whole units by their center. Anything without a known
 * location isn't in any shape.
 */
const shapeTest = (
  { gazetteer }: Universe,
  granularity: Granularity,
  holds: (point: Point) => boolean,
): RecordTest => {
  if (granularity === "standard") return ({ point }) => point !== null && holds(point)
  const units = new Set<string>()
  for (const [code, center] of gazetteer.centers[granularity]) if (holds(center)) units.add(code)
  return (record) => {
    const code = findRecordUnit(record, granularity)
    return code !== null && units.has(code)
  }
}

/**
 * Builds the test for whether an area contains a record. For a nearest-records area, it accepts every record with a
 * known location, since any of them could be among the nearest.
 */
export const areaTest = (area: Area, universe: Universe, selectSaved: SavedCountSelector): Tested => {
  const { gazetteer } = universe
  const unknown = unknownPlaceRefusal(area, gazetteer.places)
  if (unknown !== null) return Result.fail(unknown)
  switch (area.kind) {
    case "zip":
      return Result.succeed((record) => findRecordUnit(record, "zip") === area.zip)
    case "zip4":
      return Result.succeed((record) => findRecordUnit(record, "zip4") === area.zip4)
    case "carrierRoute":
      return Result.succeed((record) => findRecordUnit(record, "carrierRoute") === area.carrierRoute)
    case "scf":
      return Result.succeed(({ zip }) => zip !== null && zip.startsWith(area.scf))
    case "city": {
      const wanted = cityKey(area.state, area.city)
      const isWanted = new Map<string, boolean>()
      return Result.succeed(({ city, state }) => {
        if (state !== area.state) return false
        const known = isWanted.get(city) ?? cityKey(state, city) === wanted
        isWanted.set(city, known)
        return known
      })
    }
    case "county":
      return Result.succeed(({ county }) => county === area.county)
    case "metroArea":
      return metroTest(area.metroArea, gazetteer)
    case "congressionalDistrict":
      return districtTest(area.district, gazetteer)
    case "state":
      return Result.succeed(({ state }) => state === area.state)
    case "nation":
      return Result.succeed(() => true)
    case "postalCode":
      return Result.succeed(({ postalCode }) => postalCode !== null && postalCode.startsWith(area.postalCode))
    case "radius": {
      const center: Point = [area.longitude, area.latitude]
      const isWithin = shapeTest(
        universe,
        area.granularity,
        (point) => distanceMiles(center, point) <= area.miles,
      )
      return Result.succeed(
        (record) => isWithin(record) && (area.withinState === null || record.state === area.withinState),
      )
    }
    case "locations": {
      const rows = universe.locationFiles.get(area.file)
      if (rows?.length !== area.locations)
        return Result.fail({ _tag: "LocationFileUnknown", name: area.name })
      return Result.succeed(({ point, state }) => {
        if (point === null) return false
        return rows.some(
          (row) =>
            distanceMiles([row.longitude, row.latitude], point) <= row.miles &&
            (!area.sameState || state === row.state),
        )
      })
    }
    case "polygon":
      return Result.succeed(
        shapeTest(universe, area.granularity, (point) => isPointInPolygon(point, area.points)),
      )
    case "closest":
      return area.excluded
        ? Result.fail({ _tag: "ClosestExcluded" })
        : Result.succeed(({ point }) => point !== null)
    case "savedCount":
    case "combination": {
      const { rule, savedCounts } = areaCombination(area)
      return Result.map(
        Result.all(savedCounts.map(selectSaved)),
        (selected) =>
          ({ personKey }) =>
            isInCombination(
              rule,
              selected.map((persons) => persons.has(personKey)),
            ),
      )
    }
  }
}
