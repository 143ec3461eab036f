import { formatWholeNumber } from "../../shared/formatWholeNumber.ts"
import type { Role } from "../../account/User.ts"
import { accountColumn, type AccountColumnReading, accountTitle } from "../../history/accountColumn.ts"
import type { SavedList } from "../SavedList.ts"
import type { TableColumn, TableDownload } from "./Table.ts"

/** The maximum number of saved lists in a file. */
export const MAX_LISTS_PER_TABLE = 10_000

/** Explains why a file can't contain this many lists; null if it can. Our own wording. */
export const tableSizeProblem = (lists: number): string | null => {
  if (lists === 0) return "There are no matching lists to download."
  return lists > MAX_LISTS_PER_TABLE
    ? `A file can contain at most ${formatWholeNumber(MAX_LISTS_PER_TABLE)} lists, not ${formatWholeNumber(lists)}. Search or choose dates to narrow them down.`
    : null
}

/**
 * Builds the table of saved lists, with the columns that the page shows to a role. `today` is an ISO date
 * [p6-account-column].
 */
export const savedListsTable = (
  rows: ReadonlyArray<SavedList>,
  { reading, role }: { readonly role: Role; readonly reading: AccountColumnReading },
  today: string,
): TableDownload => {
  const columns: ReadonlyArray<TableColumn> = [
    { title: "Name", kind: "text" },
    { title: "Code", kind: "text" },
    { title: "Data source", kind: "text" },
    { title: "Saved", kind: "day" },
    { title: "Valid until", kind: "day" },
    { title: accountTitle(role), kind: "text" },
    { title: "Records", kind: "records" },
    { title: "Cost", kind: "dollars", decimals: 2 },
    { title: "Cost per record", kind: "dollars", decimals: 5 },
  ]
  const table = {
    name: "Saved lists",
    columns,
    rows: rows.map((row) => [
      row.name,
      row.orderCode,
      row.sourceName,
      row.orderDate,
      row.expirationDate,
      accountColumn(role, "savedLists", row, reading),
      row.quantity,
      row.estimatedCost,
      row.unitPrice,
    ]),
  }
  return { title: "Saved lists", fileName: `saved-lists-${today}`, sheets: [table], whole: table }
}
