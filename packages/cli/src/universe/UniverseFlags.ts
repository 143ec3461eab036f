/** Where a site keeps everything; './.data' unless said. */
export interface UniverseFlags {
  readonly data?: string
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
