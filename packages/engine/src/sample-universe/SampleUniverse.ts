import type { UniverseName } from "@listwright/domain/catalog"
import type { StoredColumn } from "../format/columns/StoredColumn.ts"
import type { Place } from "../format/layout/Place.ts"
import type { OccupantFact } from "../format/layout/Slices.ts"
import type { RowColumn } from "../format/rows/rowColumns.ts"
import type { Rows } from "../format/rows/Rows.ts"
import type { NameLists } from "./people/nameLists.ts"

/** The generated rows, in row order. */
export interface GeneratedRows {
  readonly rows: Rows
  readonly households: number
}

/** The recipe for one kind of demo record. The same seed and size produce the same records on every machine. */
export interface SampleUniverse {
  readonly name: UniverseName
  /** The records' source, as stated in the manifest. */
  readonly source: string
  /** Returns the name lists for its people and streets, if they differ from those for the United States. */
  readonly names?: () => NameLists
  /** Returns the attributes; `names` and `industries` attributes include every string that rows may contain. */
  readonly columns: (names: NameLists) => ReadonlyArray<StoredColumn>
  /** The flags that the universe stores about its rows, in addition to those that all universes store. */
  readonly facts?: ReadonlyArray<OccupantFact>
  /** The generated columns of a row: those in the `people` files, then those used to build names and addresses. */
  readonly rowColumns: ReadonlyArray<RowColumn>
  /**
   * Lays out the places of its records, in row order, for a demo with this many consumers; every universe grows with
   * their number. `within` lists the states or provinces to include; if it's empty, all of them are included.
   */
  readonly layOut: (seed: number, people: number, within: ReadonlyArray<string>) => ReadonlyArray<Place>
  /** Returns the last words of company names, if its records include companies. */
  readonly companyWords?: () => ReadonlyArray<string>
  readonly fill: (seed: number, places: ReadonlyArray<Place>, names: NameLists) => GeneratedRows
}
