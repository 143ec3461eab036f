import type { Attribute } from "@listwright/domain/audience"
import type { CountSample, CountSaturation, DetailedCount } from "@listwright/domain/counting"

/** A value with its display name; null if the value is unknown. */
export interface NamedValue {
  readonly value: string | null
  readonly name: string
}

/** A selection broken down by the values of a column. */
export interface NamedBreakdown {
  readonly column: string
  readonly name: string
  readonly rows: ReadonlyArray<NamedValue & { readonly records: number }>
}

/** A selection broken down by the values of two columns; every row has a cell for every column. */
export interface NamedCrossTable {
  readonly rows: string
  readonly columns: string
  readonly names: readonly [rows: string, columns: string]
  readonly across: ReadonlyArray<NamedValue>
  readonly down: ReadonlyArray<NamedValue & { readonly records: ReadonlyArray<number> }>
}

/** The number of records with a known value in a column. */
export interface NamedColumnFill {
  readonly column: string
  readonly name: string
  readonly known: number
}

/** The requested details of a count beyond its total. */
export interface CountInsights {
  /** The detailed counts; null if not requested, as for all fields below. */
  readonly details: DetailedCount | null
  readonly saturation: CountSaturation | null
  readonly breakdowns: ReadonlyArray<NamedBreakdown> | null
  readonly crossTable: NamedCrossTable | null
  readonly fillRates: ReadonlyArray<NamedColumnFill> | null
  readonly sample: (CountSample & { readonly columns: ReadonlyArray<Attribute> }) | null
}

export const noInsights: CountInsights = {
  details: null,
  saturation: null,
  breakdowns: null,
  crossTable: null,
  fillRates: null,
  sample: null,
}
