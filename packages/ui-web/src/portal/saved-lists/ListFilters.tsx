import { accountFilter } from "@listwright/domain/account"
import {
  isSavedEndDateDisabled,
  isSavedStartDateDisabled,
  savedDateBounds,
  triggersSearch,
} from "@listwright/domain/saved-lists"
import { useState } from "react"
import { useSession } from "../../app/session.ts"
import { useAccounts } from "../../app/useAccounts.ts"
import { Button } from "../../design/Button.tsx"
import { Select } from "../../design/Select.tsx"
import { TextField } from "../../design/TextField.tsx"
import { UNFILTERED_QUERY, type SavedListsQueryState } from "./useSavedLists.ts"

export interface ListFiltersProps {
  readonly found: SavedListsQueryState
  /** Today as an ISO date. */
  readonly today: string
}

/** Returns a reseller's accounts; other roles don't choose between accounts [p6-account-filter]. */
export const useAccountFilter = () => {
  const { user } = useSession()
  const choosesAccount = accountFilter(user.role, []).length > 0
  const accounts = useAccounts(choosesAccount)
  return accountFilter(user.role, accounts)
}

/** The filters for saved lists: by name or code, by date, and by account. */
export function ListFilters({ found, today }: ListFiltersProps) {
  const { ask, clear, query, search, typed } = found
  const accounts = useAccountFilter()
  const [days, setDays] = useState({ start: query.start ?? "", end: query.end ?? "" })
  const bounds = savedDateBounds(days.start === "" ? null : days.start, today)
  const problems = problemsOf(days, today)
  const isFiltered = typed !== "" || days.start !== "" || days.end !== "" || query.accountId !== null
  const setDay = (changed: Partial<typeof days>) => {
    const next = { ...days, ...changed }
    setDays(next)
    const wrong = problemsOf(next, today)
    // A day that cannot be stays in its field with the reason, and what is shown stays.
    if (wrong.start === undefined && wrong.end === undefined)
      ask({ start: next.start === "" ? null : next.start, end: next.end === "" ? null : next.end })
  }
  return (
    <search className="no-print flex flex-wrap items-start gap-x-4 gap-y-3">
      <TextField
        label="Find a saved list"
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
      <div className="flex gap-4 max-sm:w-full">
        <TextField
          label="Saved from"
          type="date"
          className="w-40 max-sm:flex-1"
          value={days.start}
          min={bounds.start.min ?? undefined}
          max={bounds.start.max}
          error={problems.start}
          onChange={({ target: { value } }) => setDay({ start: value })}
        />
        <TextField
          label="Saved to"
          type="date"
          className="w-40 max-sm:flex-1"
          value={days.end}
          min={bounds.end.min ?? undefined}
          max={bounds.end.max}
          error={problems.end}
          onChange={({ target: { value } }) => setDay({ end: value })}
        />
      </div>
      <Button
        kind="quiet"
        className="disabled:max-sm:hidden sm:mt-6"
        isDisabled={!isFiltered}
        onPress={() => {
          setDays({ start: "", end: "" })
          clear()
        }}
      >
        Clear
      </Button>
    </search>
  )
}

const problemsOf = (
  { end, start }: { readonly start: string; readonly end: string },
  today: string,
): { readonly start: string | undefined; readonly end: string | undefined } => ({
  start:
    start !== "" && isSavedStartDateDisabled(start, today) ? "Choose a date no later than today" : undefined,
  end:
    end !== "" && isSavedEndDateDisabled(end, start === "" ? null : start, today)
      ? "Choose a date from the first date through today"
      : undefined,
})

/** Returns whether a query has no filters. */
export const isUnfiltered = (query: SavedListsQueryState["query"]): boolean =>
  query.accountId === UNFILTERED_QUERY.accountId &&
  query.search === UNFILTERED_QUERY.search &&
  query.start === UNFILTERED_QUERY.start &&
  query.end === UNFILTERED_QUERY.end
