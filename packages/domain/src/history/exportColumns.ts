import type { Role } from "../account/User.ts"
import { ORDER_AMOUNT_NAMES } from "../glossary/orderAmountNames.ts"
import { CHARGES } from "../glossary/priceElements.ts"
import { accountColumn, type AccountColumnReading, accountTitle } from "./accountColumn.ts"
import type { ChargedListOrder } from "./ListOrder.ts"
import { listStatusText } from "./orderStatus.ts"
import { orderTypeName, type ServiceOrderType } from "./orderTypes.ts"
import { orderedServiceName, type ServiceOrder } from "./ServiceOrder.ts"

/**
 * A column in the Export All file: its title, and the text for a row. Dates are in ISO format; amounts have 2 decimals.
 */
export interface ExportColumn<Row> {
  readonly title: string
  readonly cell: (row: Row) => string
}

/** The user exporting the file, whose role determines what the account column shows. */
export interface ExportingUser {
  readonly role: Role
  readonly reading: AccountColumnReading
}

/** The column titles of both tables, on the page and in the file. */
export const HISTORY_COLUMNS = {
  date: "Date",
  code: "Order code",
  name: "Name",
  source: "Data source",
  service: "Service",
  records: "Records",
  cost: "Cost",
  tax: CHARGES.tax,
  charged: ORDER_AMOUNT_NAMES.charged,
  refunded: ORDER_AMOUNT_NAMES.refunded,
  status: "Status",
} as const

const accountColumnOf = <Row extends { readonly accountName: string; readonly userName: string }>(
  { reading, role }: ExportingUser,
  table: "lists" | "services",
): ExportColumn<Row> => ({
  title: historyAccountTitle(role, table, reading),
  cell: (row) => accountColumn(role, table, row, reading),
})

/** Returns the title of a history table's account column, which matches the name that it shows. [p6-account-column] */
export const historyAccountTitle = (
  role: Role,
  table: "lists" | "services",
  reading: AccountColumnReading,
): string =>
  accountColumn(role, table, { accountName: "Account", userName: "User" }, reading) || accountTitle(role)

/** Returns the columns of the list order export, matching the page. */
export const listExportColumns = (reader: ExportingUser): ReadonlyArray<ExportColumn<ChargedListOrder>> => [
  { title: HISTORY_COLUMNS.date, cell: ({ orderDate }) => orderDate },
  { title: HISTORY_COLUMNS.code, cell: ({ orderCode }) => orderCode },
  { title: HISTORY_COLUMNS.name, cell: ({ name }) => name },
  { title: HISTORY_COLUMNS.source, cell: ({ sourceName }) => sourceName },
  accountColumnOf<ChargedListOrder>(reader, "lists"),
  { title: HISTORY_COLUMNS.records, cell: ({ quantity }) => String(quantity) },
  { title: HISTORY_COLUMNS.cost, cell: ({ estimatedCost }) => estimatedCost },
  { title: HISTORY_COLUMNS.tax, cell: ({ taxCharge }) => taxCharge },
  { title: HISTORY_COLUMNS.charged, cell: ({ charged }) => charged },
  { title: HISTORY_COLUMNS.refunded, cell: ({ refunded }) => refunded },
  { title: HISTORY_COLUMNS.status, cell: ({ status }) => listStatusText(status) },
]

/** Returns the columns of a service tab's order export. */
export const serviceExportColumns = (
  tab: ServiceOrderType,
  reader: ExportingUser,
): ReadonlyArray<ExportColumn<ServiceOrder>> => [
  { title: HISTORY_COLUMNS.date, cell: ({ createdAt }) => createdAt },
  { title: HISTORY_COLUMNS.code, cell: ({ orderCode }) => orderCode },
  { title: HISTORY_COLUMNS.name, cell: ({ name }) => name },
  { title: HISTORY_COLUMNS.service, cell: ({ service }) => serviceRowName(tab, service) },
  accountColumnOf<ServiceOrder>(reader, "services"),
  { title: HISTORY_COLUMNS.records, cell: ({ totalRecords }) => String(totalRecords) },
  { title: HISTORY_COLUMNS.cost, cell: ({ totalCost }) => totalCost },
  { title: HISTORY_COLUMNS.status, cell: ({ statusText }) => statusText },
]

/** Returns the service name for a row in a service tab; a row whose service has no code gets the tab's name. */
export const serviceRowName = (tab: ServiceOrderType, service: ServiceOrder["service"]): string =>
  service === null ? orderTypeName(tab) : orderedServiceName(service)
