import { visibleAreaTabs } from "@listwright/domain/catalog"
import { List, Map as MapIcon } from "lucide-react"
import { Link } from "react-router"
import { useSession } from "../../app/session.ts"
import { classes } from "../../design/classes.ts"
import { useDraft } from "../../list/draft/useDraft.ts"
import type { StateView } from "./stateView.ts"

const VIEWS = [
  { view: "list", tab: "stateList", title: "List", Icon: List },
  { view: "map", tab: "stateMap", title: "Map", Icon: MapIcon },
] as const

/** A switch between the list and the map of states; empty for a source without a state map. */
export function StateViewSwitch({ shown }: { readonly shown: StateView }) {
  const { listType } = useDraft().draft
  const { site } = useSession()
  const tabs = visibleAreaTabs(listType, site)
  if (!VIEWS.every(({ tab }) => tabs.includes(tab))) return null
  return (
    <nav
      aria-label="State views"
      // On a phone a map is reached only by its address, and has the way back.
      className={classes(
        "flex w-fit gap-0.5 rounded-control border border-line-strong bg-surface p-0.5",
        shown === "list" && "max-sm:hidden",
      )}
    >
      {VIEWS.map(({ Icon, tab, title, view }) => (
        <Link
          key={view}
          to={`/order/${listType}/geo/${tab}`}
          aria-current={view === shown ? "page" : undefined}
          className={classes(
            "inline-flex min-h-7.5 items-center gap-2 rounded-[4px] px-3 font-medium no-underline hover:no-underline pointer-coarse:min-h-11",
            view === shown ? "bg-accent-soft text-accent-text" : "text-text hover:bg-hover",
          )}
        >
          <Icon className="size-4" aria-hidden="true" />
          {title}
        </Link>
      ))}
    </nav>
  )
}
