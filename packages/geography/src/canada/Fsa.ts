/** A forward sortation area, the first half of its postal codes, and where it is. */
export interface FsaInfo {
  /** 'M5V'. */
  readonly fsa: string
  /** 'Toronto'. Of a rural FSA its largest town. */
  readonly city: string
  /** Two letters: 'ON'. */
  readonly province: string
  /** Degrees, north positive. Of a rural FSA the middle of a region that may be hundreds of miles across. */
  readonly latitude: number
  /** Degrees, east positive. */
  readonly longitude: number
}

/** A province or territory. */
export interface Province {
  /** 'ON'. */
  readonly code: string
  readonly name: string
  /** Residents, Census of 2021. */
  readonly population: number
}

/** The FSAs of one city of a province. */
export interface CanadianCity {
  readonly province: string
  readonly name: string
  /** Ascending. */
  readonly fsas: ReadonlyArray<string>
}
