import type { UniverseName } from "@listwright/domain/catalogue"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import type { Place } from "../format/layout/Place.ts"
import type { OccupantFact } from "../format/layout/Slices.ts"
import type { RowColumn } from "../format/rows/rowColumns.ts"
import type { Rows } from "../format/rows/Rows.ts"
import type { NameLists } from "./people/nameLists.ts"

/** Rows that were drawn, in row order. */
export interface DrawnRows {
  readonly rows: Rows
  readonly households: number
}

/** The recipe for the demo's records of one kind. The same seed and size make the same records on every machine. */
export interface DemoUniverse {
  readonly name: UniverseName
  /** The source of its records, as the manifest states it. */
  readonly source: string
  /** The lists that its people and streets are named from, if they differ from those of the United States. */
  readonly names?: () => NameLists
  /** The attributes; of `names` and `industries`, with every text that rows may hold. */
  readonly columns: (names: NameLists) => ReadonlyArray<StoredColumn>
  /** The facts that it stores of its rows besides those that all universes store. */
  readonly facts?: ReadonlyArray<OccupantFact>
  /** The columns that are drawn for a row: those of `people` files, then those that become names and addresses. */
  readonly rowColumns: ReadonlyArray<RowColumn>
  /**
   * Lays out the places where its records live, in row order, for a demo of this many consumers; every universe grows
   * with their number. `within` lists the only states or provinces with records; if it's empty, all of them have
   * records.
   */
  readonly layOut: (seed: number, people: number, within: ReadonlyArray<string>) => ReadonlyArray<Place>
  /** The last words of the names of companies, where its records have any. */
  readonly companyWords?: () => ReadonlyArray<string>
  readonly fill: (seed: number, places: ReadonlyArray<Place>, names: NameLists) => DrawnRows
}
