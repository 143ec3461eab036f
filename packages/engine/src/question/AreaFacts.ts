import type { Gazetteer } from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"

/** What is known of a ZIP Code, with or without records. */
export interface ZipFacts {
  readonly zip: string
  readonly city: string
  readonly state: string
  /** FIPS. */
  readonly county: string | null
  readonly point: Point
}

/** What areas are made of, besides the rows. */
export type AreaFacts = Pick<Gazetteer, "countiesOfMetroArea" | "districtsOfZip" | "places">
