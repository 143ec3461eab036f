import type { Role } from "../account/User.ts"
import type { historyAccountColumnReading } from "../shared/readings.ts"

export type AccountColumnReading = (typeof historyAccountColumnReading.options)[number]

/** The tables that have an account column. */
export type AccountTable = "lists" | "services" | "savedLists"

/** Returns the role whose account column shows the account's name; the other role's shows the user's. */
const seesAccountName = (table: AccountTable, reading: AccountColumnReading): "Reseller" | "Power User" => {
  // The saved lists are said plainly; only the tables of the history differ.
  if (table === "savedLists" || reading === "accountForReseller") return "Reseller"
  if (reading === "accountForPowerUser") return "Power User"
  return table === "services" ? "Power User" : "Reseller"
}

/**
 * Returns the text in a row's account column: for a Reseller and a Power User, the name of the account or the user,
 * depending on the table and the reading; '' for other roles [p6-account-column].
 */
export const accountColumn = (
  role: Role,
  table: AccountTable,
  row: { readonly accountName: string; readonly userName: string },
  reading: AccountColumnReading,
): string => {
  switch (role) {
    case "Reseller":
    case "Power User":
      return role === seesAccountName(table, reading) ? row.accountName : row.userName
    case "User":
    case "Digital User":
      return ""
  }
}

/** Returns the title of the saved lists' account column, which matches the name that it shows [p6-account-column]. */
export const accountTitle = (role: Role): string => (role === "Power User" ? "User" : "Account")
