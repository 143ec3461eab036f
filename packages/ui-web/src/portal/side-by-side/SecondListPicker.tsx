import { type ListReference, listReferenceText, loadSavedLists } from "@listwright/domain/saved-lists"
import { firstPage } from "@listwright/domain/shared"
import { type FormEvent, useState } from "react"
import { Link, useNavigate } from "react-router"
import { comparisonUrl } from "../../app/comparisonUrl.ts"
import { FailedCall } from "../../app/FailedCall.tsx"
import { useCall } from "../../app/useCall.ts"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"
import { Select } from "../../design/Select.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { UNFILTERED_QUERY, SAVED_LISTS_KEY } from "../saved-lists/useSavedLists.ts"

/** The maximum number of recent lists offered. */
const OFFERED = 100

/** Asks for the second list in a comparison. */
export function SecondListPicker({ one }: { readonly one: ListReference }) {
  const navigate = useNavigate()
  const paging = { ...firstPage("savedLists"), pageSize: OFFERED }
  const found = useCall([SAVED_LISTS_KEY, "offered"], loadSavedLists(UNFILTERED_QUERY, paging))
  const [chosen, setChosen] = useState<string | null>(null)
  if (found.error !== null)
    return (
      <FailedCall
        what="We couldn't load the saved lists"
        failure={found.error}
        onRetry={() => void found.refetch()}
      />
    )
  if (found.data === undefined || found.data === null)
    return (
      <div aria-busy="true">
        <Skeleton className="h-16 w-full max-w-[420px]" />
      </div>
    )
  const options = found.data.items
    .filter(({ id }) => id !== one.id)
    .map(({ sourceName, id, name }) => ({
      value: listReferenceText({ kind: "list", id }),
      text: `${name} (${sourceName})`,
    }))
  const [first] = options
  if (first === undefined)
    return (
      <EmptyState
        title="No saved lists to compare with"
        action={
          <Link to="/slc" className={buttonClasses()}>
            Saved lists
          </Link>
        }
      >
        Save a count first, then compare this list with it.
      </EmptyState>
    )
  const other = options.find(({ value }) => value === chosen) ?? first
  const compare = (event: FormEvent) => {
    event.preventDefault()
    void navigate(comparisonUrl(listReferenceText(one), other.value), { replace: true })
  }
  return (
    <form onSubmit={compare} className="flex max-w-[640px] flex-wrap items-end gap-3">
      <Select
        label={one.kind === "draft" ? "Compare your list with" : "Compare with"}
        className="min-w-60 flex-1"
        options={options}
        value={other.value}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button type="submit" kind="primary">
        Compare
      </Button>
    </form>
  )
}
