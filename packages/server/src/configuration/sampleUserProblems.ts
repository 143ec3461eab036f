import {
  importServiceOrders,
  SERVICE_ORDER_COLUMNS,
  type ServiceOrderColumn,
} from "@listwright/domain/history"
import { Result } from "effect"
import type { SampleUsersFile } from "./SampleUsersFile.ts"
import { didYouMean } from "./didYouMean.ts"
import { type Check, repeatedIndexes } from "./fileProblems.ts"
import type { Path } from "./SiteDocument.ts"

/** Returns the errors in the service orders in the file, as an import would find them. */
const importProblems: Check<SampleUsersFile> = ({ document, value: { serviceOrders = [] } }) => {
  const read = importServiceOrders(serviceOrders.map((cells, at) => ({ line: at, cells })))
  return Result.isSuccess(read)
    ? []
    : read.failure.map(({ line, reason }) => document.problem(["serviceOrders", line], reason))
}

/** Finds columns, users, accounts, and files that service orders reference but that don't exist. */
const serviceOrderNames: Check<SampleUsersFile> = ({ document, value }) => {
  const { accounts, serviceFiles = {}, serviceOrders = [], users } = value
  const known: Partial<
    Record<ServiceOrderColumn, { readonly what: string; readonly names: ReadonlyArray<string> }>
  > = {
    email: { what: "user", names: users.map(({ email }) => email) },
    account: { what: "account", names: accounts.map(({ name }) => name) },
    fulfillmentFile: { what: "file", names: Object.keys(serviceFiles) },
    reportsFile: { what: "file", names: Object.keys(serviceFiles) },
  }
  const columns: ReadonlyArray<string> = SERVICE_ORDER_COLUMNS
  const named = new Set(serviceOrders.flatMap((row) => [row["fulfillmentFile"], row["reportsFile"]]))
  return [
    ...serviceOrders.flatMap((row, at) => [
      ...Object.keys(row)
        .filter((column) => !columns.includes(column))
        .map((column) =>
          document.problemOfKey(
            ["serviceOrders", at, column],
            `there is no column ${column}${didYouMean(column, columns)}; use one of: ${columns.join(", ")}`,
          ),
        ),
      ...SERVICE_ORDER_COLUMNS.flatMap((column) => {
        const { names, what } = known[column] ?? {}
        const written = (row[column] ?? "").trim()
        const isKnown = names?.some((name) => name.toLowerCase() === written.toLowerCase()) ?? true
        return written === "" || isKnown || names === undefined
          ? []
          : [
              document.problem(
                ["serviceOrders", at, column],
                `there is no ${what} '${written}' in this file${didYouMean(written, names)}; use one of: ${names.join(", ")}`,
              ),
            ]
      }),
    ]),
    ...Object.keys(serviceFiles)
      .filter((name) => !named.has(name))
      .map((name) =>
        document.problemOfKey(
          ["serviceFiles", name],
          `no service order uses the file '${name}'; add it to one, or remove it`,
        ),
      ),
  ]
}

export const sampleUserProblems: Check<SampleUsersFile> = (file) => {
  const {
    document,
    value: { accounts, users },
  } = file
  const names = accounts.map(({ name }) => name)
  const account = (name: string, path: Path) =>
    names.includes(name)
      ? []
      : [
          document.problem(
            path,
            `there is no account '${name}'${didYouMean(name, names)}; use one of: ${names.join(", ")}`,
          ),
        ]
  const twice = (list: string, key: string, values: ReadonlyArray<string>) =>
    repeatedIndexes(values).map((at) =>
      document.problem([list, at, key], `'${values[at]}' appears twice; change one of them`),
    )
  return [
    ...twice("accounts", "name", names),
    ...twice(
      "accounts",
      "id",
      accounts.map(({ id }) => String(id)),
    ),
    ...twice(
      "users",
      "email",
      users.map(({ email }) => email.toLowerCase()),
    ),
    ...users.flatMap((user, at) => [
      ...account(user.account, ["users", at, "account"]),
      ...(user.alsoAccounts ?? []).flatMap((name, other) =>
        account(name, ["users", at, "alsoAccounts", other]),
      ),
    ]),
    ...importProblems(file),
    ...serviceOrderNames(file),
  ]
}
