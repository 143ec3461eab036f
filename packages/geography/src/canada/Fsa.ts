/** A forward sortation area, which is the first half of its postal codes, with its location. */
export interface FsaInfo {
  /** The code: 'M5V'. */
  readonly fsa: string
  /** The city: 'Toronto'; for a rural FSA, its largest town. */
  readonly city: string
  /** The two-letter code: 'ON'. */
  readonly province: string
  /** In degrees, north positive. For a rural FSA, the middle of a region that may be hundreds of miles across. */
  readonly latitude: number
  /** In degrees, east positive. */
  readonly longitude: number
}

/** A province or territory. */
export interface Province {
  /** The code: 'ON'. */
  readonly code: string
  readonly name: string
  /** The number of residents in the 2021 Census. */
  readonly population: number
}

/** The FSAs of one city of a province. */
export interface CanadianCity {
  readonly province: string
  readonly name: string
  /** The FSAs, ascending. */
  readonly fsas: ReadonlyArray<string>
}
