/** A five-digit ZIP Code and its location. */
export interface ZipInfo {
  readonly zip: string
  /** The post office's name, such as 'Chicago'. */
  readonly city: string
  /** The two-letter code of one of the 50 states or DC, or MH for the two ZIP Codes in the Marshall Islands. */
  readonly state: string
  /** The county's five-digit FIPS code; null in the Marshall Islands. */
  readonly countyFips: string | null
  /** The latitude in degrees, north positive. */
  readonly latitude: number
  /** The longitude in degrees, east positive. */
  readonly longitude: number
  /** True if the ZIP Code has residents; false for PO box, single-organization, and new ZIP Codes. */
  readonly hasArea: boolean
}

export interface County {
  /** The five-digit state and county code, which is unique; county names may repeat within a state. */
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

/** A sectional center facility: the three digits with which its ZIP Codes begin, and the number of those ZIP Codes. */
export interface Scf {
  readonly scf: string
  readonly zips: number
}
