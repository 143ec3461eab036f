import type { UniverseName } from "@listwright/domain/catalogue"

/** The folder with all data of a site; './.data' by default. */
export interface UniverseFlags {
  readonly data?: string
  /** The universe that is meant. */
  readonly universe?: UniverseName
  readonly json?: boolean
}

export interface ImportFlags extends UniverseFlags {
  readonly mapping: string
  /** Percent of the rows. */
  readonly maxRefused?: number
  readonly smaller?: boolean
  /** Servers that the universe is brought to as well. */
  readonly clickhouse?: string
}

export interface LoadFlags extends UniverseFlags {
  readonly clickhouse?: string
}

export interface DeltaFlags extends ImportFlags {
  readonly changes: string
}

export interface ExplainFlags extends UniverseFlags {
  /** Explained in the place of a definition. */
  readonly mapping?: string
}
