import type { UniverseName } from "@listwright/domain/catalogue"

export interface UniverseRequest {
  /** Consumers unless given. */
  readonly universe?: UniverseName
  /** The universe's own folder. */
  readonly folder: string
  /** Consumers of the demo, at least 1; the other universes grow with their number. */
  readonly records: number
  /** Whole number from 0 to 2^32 - 1; the same seed and the same number of records give the same bytes. */
  readonly seed: number
  /** The only states with records, as two-letter codes; all unless given. */
  readonly states?: ReadonlyArray<string>
  /** True if the machine's other work comes first. */
  readonly isBackground?: boolean
  /** Receives the progress of the build, 0 to 1. Not called when the universe exists. */
  readonly onProgress?: (fraction: number) => void
}
