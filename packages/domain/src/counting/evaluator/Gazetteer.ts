import type { Area } from "../../definition/Area.ts"
import { cityKey } from "../../definition/cityName.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"
import type { Granularity, Point } from "../../definition/AreaShape.ts"
import type { Country } from "../../shared/Country.ts"
import { forwardSortationArea } from "../../shared/PostalCode.ts"
import type { UniverseRecord } from "./UniverseRecord.ts"

/** The units that a shape can be made of instead of single records. */
export type Unit = Exclude<Granularity, "standard">

/** The places that exist in a universe's country, whether or not the universe has records there. */
export interface KnownPlaces {
  readonly country: Country
  /** The states; in Canada, the provinces and territories. */
  readonly states: ReadonlySet<string>
  /** The counties, by FIPS code. */
  readonly counties: ReadonlySet<string>
  readonly scfs: ReadonlySet<string>
  /** The cities, by `cityKey`. */
  readonly cities: ReadonlySet<string>
}

/** The reference data that isn't stored in the records themselves. */
export interface Gazetteer {
  readonly places: KnownPlaces
  /** The counties (FIPS) of each metro area (CBSA). */
  readonly countiesOfMetroArea: ReadonlyMap<string, ReadonlyArray<string>>
  /** The congressional districts in each ZIP Code. */
  readonly districtsOfZip: ReadonlyMap<string, ReadonlyArray<string>>
  /**
   * The center of each ZIP Code ('60614'), ZIP+4 ('606141234'), and carrier route ('60614C001') with a known location;
   * in Canada, of each forward sortation area ('M5V') and postal code ('M5V2T6').
   */
  readonly centers: Readonly<Record<Unit, ReadonlyMap<string, Point>>>
  /** Every node in the business type tree that can be requested; see `knownIndustries`. */
  readonly industries: ReadonlySet<string>
}

/**
 * Returns a Canadian record's forward sortation area in place of a ZIP Code, or its postal code in place of a ZIP+4;
 * null if only the area is known, and for carrier routes.
 */
const canadianUnit = (postalCode: string, unit: Unit): string | null => {
  const fsa = forwardSortationArea(postalCode)
  switch (unit) {
    case "zip":
      return fsa
    case "zip4":
      return fsa === postalCode ? null : postalCode
    case "carrierRoute":
      return null
  }
}

/**
 * Returns a record's ZIP+4, carrier route, or ZIP Code; null if it doesn't have one. In Canada, a forward sortation
 * area replaces a ZIP Code, and a full postal code replaces a ZIP+4.
 */
export const findRecordUnit = (
  { plus4, postalCode, route, zip }: UniverseRecord,
  unit: Unit,
): string | null => {
  if (postalCode !== null) return canadianUnit(postalCode, unit)
  switch (unit) {
    case "zip":
      return zip
    case "zip4":
      return zip === null || plus4 === null ? null : `${zip}${plus4}`
    case "carrierRoute":
      return zip === null || route === null ? null : `${zip}${route}`
  }
}

/**
 * Returns the reason that an area can't be counted: it names an unknown state, county, city, or SCF, a ZIP Code in
 * Canada, or a postal code in the United States. Returns null if the place exists or the area doesn't name one.
 */
export const unknownPlaceRefusal = (
  area: Area,
  { cities, counties, country, scfs, states }: KnownPlaces,
): SelectionRefusal | null => {
  const unlessHere = (zip: string): SelectionRefusal | null =>
    country === "US" ? null : { _tag: "ZipUnknown", zip }
  switch (area.kind) {
    case "zip":
      return unlessHere(area.zip)
    case "zip4":
      return unlessHere(area.zip4.slice(0, 5))
    case "carrierRoute":
      return unlessHere(area.carrierRoute.slice(0, 5))
    case "postalCode":
      return country === "CA" ? null : { _tag: "PostalCodeUnknown", postalCode: area.postalCode }
    case "state":
      return states.has(area.state) ? null : { _tag: "StateUnknown", state: area.state }
    case "county":
      return counties.has(area.county) ? null : { _tag: "CountyUnknown", county: area.county }
    case "scf":
      return scfs.has(area.scf) ? null : { _tag: "ScfUnknown", scf: area.scf }
    case "city":
      if (!states.has(area.state)) return { _tag: "StateUnknown", state: area.state }
      return cities.has(cityKey(area.state, area.city))
        ? null
        : { _tag: "CityUnknown", state: area.state, city: area.city }
    case "radius":
      return area.withinState === null || states.has(area.withinState)
        ? null
        : { _tag: "StateUnknown", state: area.withinState }
    case "metroArea":
    case "congressionalDistrict":
    case "nation":
    case "locations":
    case "closest":
    case "polygon":
    case "savedCount":
    case "combination":
      return null
  }
}
