interface AreaTerm {
  /** The label for use next to a value or as a heading: 'Carrier Route 60614 C001'. */
  readonly label: string
  /** The name for use in a sentence: 'a carrier route', '2 carrier routes'. */
  readonly one: string
  readonly several: string
}

const term = (label: string, one: string, several: string): AreaTerm => ({ label, one, several })

/** The display names of the area kinds. */
export const AREA_KINDS = {
  zip: term("ZIP Code", "ZIP Code", "ZIP Codes"),
  zip4: term("ZIP+4", "ZIP+4 code", "ZIP+4 codes"),
  carrierRoute: term("Carrier Route", "carrier route", "carrier routes"),
  scf: term("SCF", "SCF", "SCFs"),
  city: term("City", "city", "cities"),
  county: term("County", "county", "counties"),
  metroArea: term("Metro Area", "metro area", "metro areas"),
  congressionalDistrict: term("Congressional District", "congressional district", "congressional districts"),
  state: term("State", "state", "states"),
  nation: term("Nationwide", "nation", "nations"),
  postalCode: term("Postal Code", "postal code", "postal codes"),
  radius: term("Radius", "radius", "radii"),
  locations: term("File of Locations", "file of locations", "files of locations"),
  closest: term("Closest Records", "set of closest records", "sets of closest records"),
  polygon: term("Polygon", "polygon", "polygons"),
  savedCount: term("Saved Count", "saved count", "saved counts"),
  combination: term("Combination", "combination of saved counts", "combinations of saved counts"),
} as const

/** The display names of the Canadian areas that correspond to states and ZIP Codes. */
export const CANADIAN_AREA_KINDS = {
  state: term("Province", "province", "provinces"),
  zip: term("FSA", "FSA", "FSAs"),
} as const
