/** A five-digit ZIP Code and its location. */
export interface ZipInfo {
  readonly zip: string
  /** The name of the post office: 'Chicago'. */
  readonly city: string
  /** The two-letter code: the 50 states and DC; MH for the two ZIP Codes of the Marshall Islands. */
  readonly state: string
  /** The FIPS code, five digits; null for the Marshall Islands. */
  readonly countyFips: string | null
  /** In degrees, north positive. */
  readonly latitude: number
  /** In degrees, east positive. */
  readonly longitude: number
  /** True if people live in it; false for PO boxes, single organizations and new ZIP Codes. */
  readonly hasArea: boolean
}

export interface County {
  /** The state and county code, five digits; names repeat within a state, but this doesn't. */
  readonly fips: string
  readonly state: string
  readonly name: string
}

export interface UsState {
  readonly code: string
  readonly fips: string
  /** The resident population in the 2020 Census. */
  readonly population: number
  readonly name: string
}

/** A sectional center facility: the first three digits of ZIP Codes, and the number of those ZIP Codes. */
export interface Scf {
  readonly scf: string
  readonly zips: number
}
