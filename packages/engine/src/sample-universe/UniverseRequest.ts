import type { UniverseName } from "@listwright/domain/catalog"

export interface UniverseRequest {
  /** The universe to build; defaults to the consumers. */
  readonly universe?: UniverseName
  /** The universe's own folder. */
  readonly folder: string
  /** The number of consumers in the demo, at least 1; the other universes grow with it. */
  readonly records: number
  /** The seed: a whole number from 0 to 2^32 - 1. The same seed and number of records produce the same bytes. */
  readonly seed: number
  /** The states to include, as two-letter codes; defaults to all states. */
  readonly states?: ReadonlyArray<string>
  /** True to give the machine's other work priority. */
  readonly isBackground?: boolean
  /** Receives the build's progress, 0 to 1. Not called if the universe already exists. */
  readonly onProgress?: (fraction: number) => void
}
