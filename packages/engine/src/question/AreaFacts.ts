import type { Gazetteer } from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"

/** The properties of a ZIP Code or, in Canada, a forward sortation area, with or without records. */
export interface ZipFacts {
  /** The code, such as '60614' or 'M5V'. */
  readonly zip: string
  readonly city: string
  readonly state: string
  /** The FIPS code; null in Canada. */
  readonly county: string | null
  readonly point: Point
}

/** The reference data that, in addition to the rows, defines areas. */
export type AreaFacts = Pick<Gazetteer, "countiesOfMetroArea" | "districtsOfZip" | "places">
