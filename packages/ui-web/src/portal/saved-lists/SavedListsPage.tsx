import { SAVED_LISTS_TITLE } from "@listwright/domain/saved-lists"
import { useSearchParams } from "react-router"
import { SharedWithYou } from "./sharing/SharedWithYou.tsx"
import { YourLists } from "./YourLists.tsx"
import { WordedText } from "../../design/wording.tsx"

/** The page at `/slc`. */
export function SavedListsPage() {
  const [parameters] = useSearchParams()
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          Saved Lists
        </h1>
        <p className="text-pretty text-muted">
          <WordedText text={SAVED_LISTS_TITLE} />
        </p>
      </header>
      {parameters.get("view") === "shared" ? <SharedWithYou /> : <YourLists />}
    </div>
  )
}
