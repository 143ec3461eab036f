import type { Gazetteer } from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"

/** The facts of a ZIP Code or, in Canada, a forward sortation area, with or without records. */
export interface ZipFacts {
  /** The code: '60614', 'M5V'. */
  readonly zip: string
  readonly city: string
  readonly state: string
  /** The FIPS code; null in Canada. */
  readonly county: string | null
  readonly point: Point
}

/** The reference data that define areas, besides the rows. */
export type AreaFacts = Pick<Gazetteer, "countiesOfMetroArea" | "districtsOfZip" | "places">
