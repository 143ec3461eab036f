import { Bookmark, SearchX } from "lucide-react"
import { Link } from "react-router"
import { Button, buttonClasses } from "../../design/Button.tsx"
import { EmptyState } from "../../design/EmptyState.tsx"

/** The content shown until the user has saved a list. */
export function NoSavedLists() {
  return (
    <EmptyState
      title="Nothing saved yet"
      icon={Bookmark}
      action={
        <Link to="/" className={buttonClasses("primary")}>
          Build a list
        </Link>
      }
    >
      Choose areas and an audience, then press Save Count. Your list will be here, ready to change, combine or
      order.
    </EmptyState>
  )
}

/** The content shown if no saved list matches the search. */
export function NoMatchingLists({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title="No matching saved lists"
      icon={SearchX}
      action={<Button onPress={onClear}>Show all</Button>}
    >
      Search by part of a name or code, or widen the date range.
    </EmptyState>
  )
}
