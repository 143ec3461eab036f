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

/** How the records of one kind are made up. The same seed and size make the same records on every machine. */
export interface DemoUniverse {
  readonly name: UniverseName
  /** What the manifest says of where its records come from. */
  readonly source: string
  /** What its people and streets are named from, where that is not what those of the United States are. */
  readonly names?: () => NameLists
  /** The attributes; of `names` and `industries`, with every text that rows may hold. */
  readonly columns: (names: NameLists) => ReadonlyArray<StoredColumn>
  /** What it stores of its rows besides what all universes do. */
  readonly facts?: ReadonlyArray<OccupantFact>
  /** Everything that is drawn for a row: what `people` files hold, then what becomes names and addresses. */
  readonly rowColumns: ReadonlyArray<RowColumn>
  /**
   * Where its records live, in row order, in a demo of so many consumers: every universe grows with their number. `within`:
   * the only states or provinces with records; all when it is empty.
   */
  readonly layOut: (seed: number, people: number, within: ReadonlyArray<string>) => ReadonlyArray<Place>
  /** The last words of the names of companies, where its records have any. */
  readonly companyWords?: () => ReadonlyArray<string>
  readonly fill: (seed: number, places: ReadonlyArray<Place>, names: NameLists) => DrawnRows
}
