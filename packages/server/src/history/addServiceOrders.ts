import { randomUUID } from "node:crypto"
import { readdir } from "node:fs/promises"
import {
  type InvalidLine,
  type ImportedServiceOrder,
  orderTypes,
  readServiceOrders,
  serviceCodes,
  type ServiceOrderLine,
} from "@listwright/domain/history"
import { Array as Arr, DateTime, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { emailKey } from "../accounts/Users.ts"
import { toTimeSpan } from "../site/siteDays.ts"

const decodePeople = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      id: Schema.String,
      emailKey: Schema.String,
      accountId: Schema.Int,
      accountName: Schema.String,
    }),
  ),
)
const decodeCodes = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ code: Schema.String })))

/** The maximum number of names per query. */
const AT_ONCE = 500

/** Returns the accounts that each user works for, starting with the user's own. */
const peopleOf = Effect.fnUntraced(function* (emails: ReadonlyArray<string>) {
  const sql = yield* SqlClient
  const rows = yield* Effect.forEach(Arr.chunksOf([...new Set(emails)], AT_ONCE), (keys) =>
    Effect.map(
      sql`SELECT u.id, u.email_key AS "emailKey", a.id AS "accountId", a.name AS "accountName"
        FROM users u JOIN accounts a ON a.id = u.account_id
          OR EXISTS (SELECT 1 FROM account_members m WHERE m.user_id = u.id AND m.account_id = a.id)
        WHERE ${sql.in("u.email_key", keys)} ORDER BY (a.id <> u.account_id), a.name`,
      decodePeople,
    ),
  )
  const people = new Map<string, Array<ReturnType<typeof decodePeople>[number]>>()
  for (const row of rows.flat()) people.set(row.emailKey, [...(people.get(row.emailKey) ?? []), row])
  return people
})

/** Returns the codes that already exist on the site. */
const knownCodes = Effect.fnUntraced(function* (codes: ReadonlyArray<string>) {
  const sql = yield* SqlClient
  const found = yield* Effect.forEach(Arr.chunksOf(codes, AT_ONCE), (part) =>
    Effect.map(sql`SELECT code FROM service_orders WHERE ${sql.in("code", part)}`, decodeCodes),
  )
  return new Set(found.flat().map(({ code }) => code))
})

/** Returns an order's references that don't exist on the site: its user, account, or files. */
const missingOf = (
  { account, email, fulfillmentFile, line, reportsFile }: ImportedServiceOrder,
  people: Effect.Success<ReturnType<typeof peopleOf>>,
  files: ReadonlySet<string>,
  folder: string,
): ReadonlyArray<InvalidLine> => {
  const accounts = people.get(emailKey(email))
  const noUser = accounts === undefined
  const noAccount =
    accounts !== undefined && account !== "" && !accounts.some(({ accountName }) => accountName === account)
  return [
    ...(noUser
      ? [
          {
            line,
            reason: `Email '${email}' doesn't belong to a user of this site; add the user, or correct the email`,
          },
        ]
      : []),
    ...(noAccount
      ? [
          {
            line,
            reason: `Account '${account}' isn't an account that ${email} works for; leave it empty to use the user's own account`,
          },
        ]
      : []),
    ...[fulfillmentFile, reportsFile].flatMap((file) =>
      file === null || files.has(file)
        ? []
        : [
            {
              line,
              reason: `there is no file '${file}' in ${folder}; copy it there, or leave the cell empty`,
            },
          ],
    ),
  ]
}

/** Returns the result when nothing is added, with the reasons by line. */
const nothing = (badLines: ReadonlyArray<InvalidLine>) => ({
  added: 0,
  replaced: 0,
  badLines: badLines.toSorted((a, b) => a.line - b.line),
})

/**
 * Adds all orders in a file, or adds nothing and reports all errors, line by line. An order with a known code replaces
 * the existing order, so that a file can be imported again as its orders progress. `folder` contains the orders' files.
 */
export const addServiceOrders = Effect.fn("addServiceOrders")(function* (
  lines: ReadonlyArray<ServiceOrderLine>,
  broken: ReadonlyArray<InvalidLine>,
  { folder, zone }: { readonly folder: string; readonly zone: DateTime.TimeZone },
) {
  const { badLines: unreadable, orders } = readServiceOrders(lines)
  const sql = yield* SqlClient
  const files = new Set(yield* Effect.promise(() => readdir(folder).catch(() => [])))
  const people = yield* peopleOf(orders.map(({ email }) => emailKey(email)))
  const lacking = orders.flatMap((order) => missingOf(order, people, files, folder))
  const badLines = [...broken, ...unreadable, ...lacking]
  if (badLines.length > 0) return nothing(badLines)
  const now = yield* DateTime.nowAsDate
  const rows = orders.flatMap((order) => {
    const accounts = people.get(emailKey(order.email)) ?? []
    const account = accounts.find(({ accountName }) => accountName === order.account) ?? accounts[0]
    return account === undefined
      ? []
      : [
          {
            guid: randomUUID(),
            code: order.orderCode,
            tab: orderTypes.encode(order.type),
            service: order.service === null ? null : serviceCodes.encode(order.service),
            name: order.name,
            user_id: account.id,
            account_id: account.accountId,
            created_at: toTimeSpan({ start: order.createdOn, end: order.createdOn }, zone).from,
            status: order.status,
            status_desc: order.statusText,
            records: order.totalRecords,
            cost: order.totalCost,
            services: JSON.stringify(order.services),
            fulfillment_file: order.fulfillmentFile,
            reports_file: order.reportsFile,
            imported_at: now,
          },
        ]
  })
  const write = Effect.gen(function* () {
    const known = yield* knownCodes(rows.map(({ code }) => code))
    yield* Effect.forEach(
      Arr.chunksOf(rows, AT_ONCE),
      (part) =>
        !Arr.isReadonlyArrayNonEmpty(part)
          ? Effect.succeed([])
          : sql`INSERT INTO service_orders ${sql.insert(part)} ON CONFLICT (code) DO UPDATE SET
          tab = excluded.tab, service = excluded.service, name = excluded.name, user_id = excluded.user_id,
          account_id = excluded.account_id, created_at = excluded.created_at, status = excluded.status,
          status_desc = excluded.status_desc, records = excluded.records, cost = excluded.cost,
          services = excluded.services, fulfillment_file = excluded.fulfillment_file,
          reports_file = excluded.reports_file, imported_at = excluded.imported_at`,
      { discard: true },
    )
    return { added: rows.length - known.size, replaced: known.size, badLines: [] }
  })
  return yield* sql.withTransaction(write)
}, Effect.orDie)
