import { SAVED_LISTS_TITLE } from "@listwright/domain/saved-lists"
import { Link, useSearchParams } from "react-router"
import { classes } from "../design/classes.ts"
import { SHARED_VIEW } from "./sharing/shareLink.ts"
import { SharedWithYou } from "./sharing/SharedWithYou.tsx"
import { YourLists } from "./YourLists.tsx"

/** The route /slc. spec: portal §2 (Saved Lists page), §5 */
export function SavedListsPage() {
  const [parameters] = useSearchParams()
  const isShared = parameters.get("view") === "shared"
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          Saved Lists
        </h1>
        <p className="text-pretty text-muted">{SAVED_LISTS_TITLE}</p>
      </header>
      <nav aria-label="Whose lists" className="flex gap-1 overflow-x-auto border-b border-line">
        <View to="/slc" title="Your lists" isShown={!isShared} />
        <View to={SHARED_VIEW} title="Shared with you" isShown={isShared} />
      </nav>
      {isShared ? <SharedWithYou /> : <YourLists />}
    </div>
  )
}

interface ViewProps {
  readonly to: string
  readonly title: string
  readonly isShown: boolean
}

/** A tab with an address that differs in its search alone, which `NavLink` does not tell apart. */
function View({ isShown, title, to }: ViewProps) {
  return (
    <Link
      to={to}
      aria-current={isShown ? "page" : undefined}
      className={classes(
        "-mb-px rounded-t-control border-b-2 px-3 py-2 font-medium whitespace-nowrap no-underline hover:no-underline pointer-coarse:py-3",
        isShown ? "border-accent text-text" : "border-transparent text-muted hover:text-text",
      )}
    >
      {title}
    </Link>
  )
}
