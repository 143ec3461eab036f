import { noMedians, type OccupantRecords } from "@listwright/domain/definition"
import {
  GRID_COLUMNS,
  type GridColumn,
  gridHeadings,
  type GridSort,
  gridText,
  gridValue,
  nextGridSort,
} from "@listwright/domain/order"
import type { Column } from "../../../design/DataTable.tsx"
import { recordsText } from "../../../design/Figure.tsx"
import type { QuantityRow } from "./quantityRows.ts"
import { SortHeading } from "./SortHeading.tsx"

const nobody: OccupantRecords = { homes: 0, apartments: 0, businesses: 0 }

/** Returns a row's counted figures. */
const countedOf = (row: QuantityRow) =>
  row.kind === "detail" ? row.detail : row.kind === "area" ? row.counted : undefined

/** The visibility of the columns: a narrow page hides those for homes and medians. */
const WHERE: Readonly<Record<GridColumn, string>> = {
  homes: "max-sm:hidden",
  apartments: "max-sm:hidden",
  businesses: "max-sm:hidden",
  total: "",
  income: "max-md:hidden",
  homeValue: "max-md:hidden",
  age: "max-md:hidden",
  phwc: "max-md:hidden",
}

/** Returns the figure columns in the grid for list type 50, each with a heading for sorting. */
export const gridColumns = (
  sort: GridSort | null,
  onSort: (sort: GridSort | null) => void,
): ReadonlyArray<Column<QuantityRow>> =>
  GRID_COLUMNS.map((column) => {
    const direction = sort?.column === column ? sort.direction : null
    return {
      id: column,
      title: gridHeadings[column],
      isFigure: true,
      sorted: direction ?? "none",
      className: `px-1.5! ${WHERE[column]}`,
      head: (
        <SortHeading
          title={gridHeadings[column]}
          direction={direction}
          onSort={() => onSort(nextGridSort(sort, column))}
        />
      ),
      cell: (row) => {
        const counted = countedOf(row)
        if (counted === undefined)
          return column === "total" && row.kind === "area" ? recordsText(row.row.available) : ""
        const value = gridValue(
          { occupants: counted.occupants ?? nobody, medians: counted.medians ?? noMedians },
          column,
        )
        return value === null ? <span className="text-muted">–</span> : gridText(column, value)
      },
    }
  })
