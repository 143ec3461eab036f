import { EXPORT_ALL_PAGE, exportAllLink, type OrderType, triggersSearch } from "@listwright/domain/history"
import { Download } from "lucide-react"
import { buttonClasses } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { Select } from "../../design/Select.tsx"
import { TextField } from "../../design/TextField.tsx"
import { useAccountFilter } from "../saved-lists/ListFilters.tsx"
import type { HistoryQueryState } from "./useHistoryQuery.ts"

export interface HistoryFiltersProps<Row> {
  readonly tab: OrderType
  readonly found: HistoryQueryState<Row>
}

/** The order filters: by name or code and, for a Reseller, by account. Also exports all orders as a file. */
export function HistoryFilters<Row>({ found, tab }: HistoryFiltersProps<Row>) {
  const { ask, query, search, typed } = found
  const accounts = useAccountFilter()
  const hasRows = (found.page?.items.length ?? 0) > 0
  return (
    <search className="no-print flex flex-wrap items-start gap-x-4 gap-y-3">
      <TextField
        label="Find an order"
        type="search"
        autoComplete="off"
        placeholder="Name or code"
        className="min-w-60 flex-1"
        value={typed}
        onChange={({ target: { value } }) => search(value)}
        description={triggersSearch(typed) ? undefined : "Type 3 characters or more to search"}
      />
      {accounts.length === 0 ? null : (
        <Select
          label="Account"
          className="w-56 max-sm:w-full"
          options={accounts.map(({ accountId, name }) => ({ value: String(accountId ?? ""), text: name }))}
          value={String(query.accountId ?? "")}
          onChange={({ target: { value } }) =>
            ask({
              accountId:
                accounts.find(({ accountId }) => String(accountId ?? "") === value)?.accountId ?? null,
            })
          }
        />
      )}
      {hasRows ? (
        <a
          className={classes(buttonClasses(), "sm:mt-6")}
          href={`/${exportAllLink(EXPORT_ALL_PAGE, { type: tab, accountId: query.accountId, searchKey: query.search })}`}
          download
        >
          <Download className="size-4" aria-hidden="true" />
          Export All
        </a>
      ) : null}
    </search>
  )
}
