/** A forward sortation area (the first half of its postal codes) and its location. */
export interface FsaInfo {
  /** The code, such as 'M5V'. */
  readonly fsa: string
  /** The city, such as 'Toronto'; for a rural FSA, its largest town. */
  readonly city: string
  /** The two-letter code, such as 'ON'. */
  readonly province: string
  /**
   * The latitude in degrees, north positive. For a rural FSA, it's the middle of a region that may be hundreds of miles
   * across.
   */
  readonly latitude: number
  /** The longitude in degrees, east positive. */
  readonly longitude: number
}

/** A province or territory. */
export interface Province {
  /** The code, such as 'ON'. */
  readonly code: string
  readonly name: string
  /** The population in the 2021 Census. */
  readonly population: number
}

/** The FSAs of one city in a province. */
export interface CanadianCity {
  readonly province: string
  readonly name: string
  /** The FSAs, ascending. */
  readonly fsas: ReadonlyArray<string>
}
