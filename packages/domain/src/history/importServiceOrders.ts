import { Result } from "effect"
import { isIsoDay, toIsoDay } from "../suppression/SuppressionDayRange.ts"
import { orderStatuses } from "./orderActions.ts"
import { orderTypeName, orderTypes, type ServiceOrderType } from "./orderTypes.ts"
import { type OrderedService, orderedServiceName, serviceCodes } from "./ServiceOrder.ts"
import { TAB_SERVICES } from "./serviceTabs.ts"

/** The columns of a service order file. */
export const SERVICE_ORDER_COLUMNS = [
  "orderCode",
  "orderType",
  "service",
  "description",
  "createdOn",
  "email",
  "account",
  "status",
  "statusText",
  "records",
  "cost",
  "services",
  "fulfillmentFile",
  "reportsFile",
] as const
export type ServiceOrderColumn = (typeof SERVICE_ORDER_COLUMNS)[number]

/** The columns that a file must have; cells in missing optional columns are read as empty. */
export const REQUIRED_SERVICE_ORDER_COLUMNS: ReadonlyArray<ServiceOrderColumn> = [
  "orderCode",
  "orderType",
  "createdOn",
  "email",
  "status",
  "records",
  "cost",
]

/** The maximum number of orders in one file. */
export const MAX_SERVICE_ORDERS = 50_000

/** A line of a file as written, keyed by column. */
export interface ServiceOrderLine {
  /** The line number in the file, from 1. */
  readonly line: number
  readonly cells: Readonly<Partial<Record<ServiceOrderColumn, string>>>
}

/** A line that can't be imported, with a reason. */
export interface InvalidLine {
  readonly line: number
  readonly reason: string
}

/** A service order in a file. The site looks up its user by email address and its account by name. */
export interface ImportedServiceOrder {
  readonly line: number
  readonly orderCode: string
  readonly type: ServiceOrderType
  readonly service: OrderedService | null
  readonly name: string
  /** The order's creation date, as an ISO date. */
  readonly createdOn: string
  readonly email: string
  /** The account's name; '' for the user's own account. */
  readonly account: string
  readonly status: number
  readonly statusText: string
  readonly totalRecords: number
  /** The total cost, in dollars with 2 decimals. */
  readonly totalCost: string
  /** The services performed, one per line. */
  readonly services: ReadonlyArray<string>
  /** The file's name in the site's folder for service order files; null if there isn't a file. */
  readonly fulfillmentFile: string | null
  readonly reportsFile: string | null
}

const MAX_TEXT = 200
const MAX_RECORDS = 2_147_483_647

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "")

const serviceTabs = orderTypes.names.filter((name): name is ServiceOrderType => name !== "lists")

/** Finds a tab by its code or name. */
const tabOf = (text: string): ServiceOrderType | undefined =>
  serviceTabs.find(
    (tab) =>
      text === String(orderTypes.encode(tab)) ||
      [plain(tab), plain(orderTypeName(tab))].includes(plain(text)),
  )

/** Finds a tab's service by its code or name. */
const serviceOf = (text: string, tab: ServiceOrderType): OrderedService | undefined =>
  TAB_SERVICES[tab].find(
    (service) =>
      text === String(serviceCodes.encode(service)) ||
      [plain(service), plain(orderedServiceName(service))].includes(plain(text)),
  )

const dayOf = (text: string): string | undefined => (isIsoDay(text) ? text : toIsoDay(text))

const wholeOf = (text: string): number | undefined => {
  const value = Number(text.replaceAll(",", ""))
  return /^\d[\d,]*$/.test(text) && value <= MAX_RECORDS ? value : undefined
}

const costOf = (text: string): string | undefined => {
  const [, whole, cents = ""] = /^\$?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(",", "")) ?? []
  return whole === undefined ? undefined : `${Number(whole)}.${cents.padEnd(2, "0")}`
}

/** Returns the display text for a status whose text is missing from the file. */
const statusText = (status: number): string => {
  if (status === orderStatuses.encode("serviceComplete")) return "Complete"
  return status >= orderStatuses.encode("paid") ? "In progress" : "Received"
}

const isFileName = (text: string): boolean =>
  text.length <= MAX_TEXT && /^[^/\\:*?"<>|\s.][^/\\:*?"<>|]*$/.test(text)

const READ_AS = {
  orderType: `must be one of ${serviceTabs.map((tab) => `${orderTypes.encode(tab)} (${orderTypeName(tab)})`).join(", ")}`,
  createdOn: "must be a day such as 2026-03-14 or 03/14/2026",
  email: "must be the email address of a user of this site",
  status: "must be a whole number such as 40 (paid) or 50 (complete)",
  records: "must be a whole number",
  cost: "must be an amount in dollars such as 412.50",
} as const

const serviceRule = (tab: ServiceOrderType): string =>
  TAB_SERVICES[tab].length === 0
    ? `must be empty: ${orderTypeName(tab)} has no services to choose from`
    : `must be one of ${TAB_SERVICES[tab].map(orderedServiceName).join(", ")}`

/** Reads one line; if it can't be imported, returns every reason, not just the first. */
const readLine = ({
  cells,
  line,
}: ServiceOrderLine): Result.Result<ImportedServiceOrder, ReadonlyArray<InvalidLine>> => {
  const text = (column: ServiceOrderColumn): string => (cells[column] ?? "").trim()
  const problems: Array<InvalidLine> = []
  const refuse = (column: ServiceOrderColumn, rule: string): void => {
    problems.push({
      line,
      reason: `${column} ${rule}${text(column) === "" ? "; it is empty" : `, not '${text(column)}'`}`,
    })
  }
  const orderCode = text("orderCode")
  if (orderCode === "" || orderCode.length > MAX_TEXT)
    refuse("orderCode", `must be a code of 1 to ${MAX_TEXT} characters`)
  const type = tabOf(text("orderType"))
  if (type === undefined) refuse("orderType", READ_AS.orderType)
  const said = text("service")
  const service =
    type === undefined ? undefined : said === "" ? (TAB_SERVICES[type][0] ?? null) : serviceOf(said, type)
  if (type !== undefined && service === undefined) refuse("service", serviceRule(type))
  const createdOn = dayOf(text("createdOn"))
  if (createdOn === undefined) refuse("createdOn", READ_AS.createdOn)
  const email = text("email")
  if (!email.includes("@")) refuse("email", READ_AS.email)
  const status = wholeOf(text("status"))
  if (status === undefined) refuse("status", READ_AS.status)
  const totalRecords = wholeOf(text("records"))
  if (totalRecords === undefined) refuse("records", READ_AS.records)
  const totalCost = costOf(text("cost"))
  if (totalCost === undefined) refuse("cost", READ_AS.cost)
  for (const column of ["fulfillmentFile", "reportsFile"] as const)
    if (text(column) !== "" && !isFileName(text(column)))
      refuse(column, "must be the name of a file, without a folder")
  if (
    problems.length > 0 ||
    type === undefined ||
    service === undefined ||
    createdOn === undefined ||
    status === undefined ||
    totalRecords === undefined ||
    totalCost === undefined
  )
    return Result.fail(problems)
  return Result.succeed({
    line,
    orderCode,
    type,
    service,
    name: text("description"),
    createdOn,
    email,
    account: text("account"),
    status,
    statusText: text("statusText") === "" ? statusText(status) : text("statusText"),
    totalRecords,
    totalCost,
    services: text("services")
      .split(";")
      .map((each) => each.trim())
      .filter((each) => each !== ""),
    fulfillmentFile: text("fulfillmentFile") === "" ? null : text("fulfillmentFile"),
    reportsFile: text("reportsFile") === "" ? null : text("reportsFile"),
  })
}

/** Returns the service orders in a file, and all problems with the lines that can't be imported. */
export const readServiceOrders = (
  lines: ReadonlyArray<ServiceOrderLine>,
): {
  readonly orders: ReadonlyArray<ImportedServiceOrder>
  readonly badLines: ReadonlyArray<InvalidLine>
} => {
  const orders: Array<ImportedServiceOrder> = []
  const badLines: Array<InvalidLine> = []
  const firstLines = new Map<string, number>()
  for (const line of lines) {
    const read = readLine(line)
    if (Result.isFailure(read)) {
      badLines.push(...read.failure)
      continue
    }
    const { orderCode } = read.success
    const first = firstLines.get(orderCode)
    if (first === undefined) firstLines.set(orderCode, line.line)
    else
      badLines.push({
        line: line.line,
        reason: `orderCode '${orderCode}' is also on line ${first}; each order needs its own`,
      })
    orders.push(read.success)
  }
  return { orders, badLines }
}

/** Returns the service orders in a file, but only if all of them can be imported. */
export const importServiceOrders = (
  lines: ReadonlyArray<ServiceOrderLine>,
): Result.Result<ReadonlyArray<ImportedServiceOrder>, ReadonlyArray<InvalidLine>> => {
  const { badLines, orders } = readServiceOrders(lines)
  return badLines.length > 0 ? Result.fail(badLines) : Result.succeed(orders)
}
