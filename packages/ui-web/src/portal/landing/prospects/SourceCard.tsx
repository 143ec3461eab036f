import { type OfferedSource, type SourceCard as Card } from "@listwright/domain/catalog"
import { ArrowRight } from "lucide-react"
import { Link } from "react-router"
import { useSession } from "../../../app/session.ts"
import { classes } from "../../../design/classes.ts"
import { sourceName } from "../../../app/offeredSources.ts"
import { sourcePresentation } from "./sourcePresentations.ts"
import { SourceStatus } from "./SourceStatus.tsx"

interface SourceCardProps extends Card {
  /** The source; undefined until known. */
  readonly source: OfferedSource | undefined
}

/** A source available to the user, with a link to it. */
export function SourceCard({ listType, emphasis, source }: SourceCardProps) {
  const session = useSession()
  const { about, icon: Icon } = sourcePresentation(listType, session.site)
  const isPrimary = emphasis === "primary"
  return (
    <Link
      to={`/order/${listType}/geo`}
      className={classes(
        "group flex h-full flex-col gap-3 rounded-card border p-5 text-text no-underline transition-colors duration-100",
        isPrimary
          ? "border-accent/50 bg-accent-soft hover:border-accent"
          : "border-line bg-surface hover:bg-hover",
      )}
    >
      <Icon className="size-6 text-accent-text" strokeWidth={1.75} aria-hidden="true" />
      <span>
        <span className="block text-lg font-semibold">{sourceName(listType, session)}</span>
        <span className="block text-text/80">{about}</span>
      </span>
      {source === undefined || source.records.state === "ready" ? null : <SourceStatus {...source} />}
      <span className="mt-auto inline-flex items-center gap-1.5 pt-2 font-medium text-accent-text">
        Build a list
        <ArrowRight
          className="size-4 transition-transform duration-150 group-hover:translate-x-0.5"
          aria-hidden="true"
        />
      </span>
    </Link>
  )
}
