import { lazyValue } from "@listwright/domain/shared"

/** The congressional districts that each ZIP Code overlaps, and the ZIP Codes of each district. */
export interface DistrictMap {
  /** The districts of each ZIP Code, ascending; a ZIP Code may overlap several. */
  readonly districtsOfZip: ReadonlyMap<string, ReadonlyArray<string>>
  /** The districts, ascending ('AK00', 'AL01'), with their ZIP Codes, ascending. */
  readonly zipsOfDistrict: ReadonlyMap<string, ReadonlyArray<string>>
}

/**
 * A state and two digits: 'IL05'. '00' is a state's only district, in the Census Bureau's notation, as well as the
 * district of a delegate or resident commissioner (DC, Puerto Rico), for which the Bureau uses '98'.
 */
export const DISTRICT_PATTERN = /^[A-Z]{2}\d{2}$/

const turned = (
  zipsOfDistrict: ReadonlyMap<string, ReadonlyArray<string>>,
): ReadonlyMap<string, ReadonlyArray<string>> => {
  const districtsOfZip = new Map<string, Array<string>>()
  for (const [district, zips] of zipsOfDistrict) {
    for (const zip of zips) {
      const districts = districtsOfZip.get(zip)
      if (districts === undefined) districtsOfZip.set(zip, [district])
      else districts.push(district)
    }
  }
  return districtsOfZip
}

/** Builds the district map from each district's ZIP Codes. */
export const districtMap = (entries: Iterable<readonly [string, ReadonlyArray<string>]>): DistrictMap => {
  const zipsOfDistrict = new Map([...entries].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
  const districtsOfZip = lazyValue(() => turned(zipsOfDistrict))
  return {
    zipsOfDistrict,
    get districtsOfZip() {
      return districtsOfZip()
    },
  }
}
