/** A five-digit ZIP Code and where it is. */
export interface ZipInfo {
  readonly zip: string
  /** Name of the post office: 'Chicago'. */
  readonly city: string
  /** Two letters: 50 states and DC; MH for the two ZIP Codes of the Marshall Islands. */
  readonly state: string
  /** Five digits; null for the Marshall Islands. */
  readonly countyFips: string | null
  /** Degrees, north positive. */
  readonly latitude: number
  /** Degrees, east positive. */
  readonly longitude: number
  /** True if people live in it; false for PO boxes, single organizations and new ZIP Codes. */
  readonly hasArea: boolean
}

export interface County {
  /** State and county, five digits; names repeat within a state, this does not. */
  readonly fips: string
  readonly state: string
  readonly name: string
}

export interface UsState {
  readonly code: string
  readonly fips: string
  /** Resident population, Census of 2020. */
  readonly population: number
  readonly name: string
}

/** A sectional center facility: the first three digits of ZIP Codes, and how many there are. */
export interface Scf {
  readonly scf: string
  readonly zips: number
}
