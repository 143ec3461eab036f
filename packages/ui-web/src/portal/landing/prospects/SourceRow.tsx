import { type OfferedSource, sourceShortCode } from "@listwright/domain/catalog"
import { ChevronRight } from "lucide-react"
import { Link } from "react-router"
import { useSession } from "../../../app/session.ts"
import { sourceName } from "../../../app/offeredSources.ts"
import { sourcePresentation } from "./sourcePresentations.ts"
import { SourceStatus } from "./SourceStatus.tsx"

interface SourceRowProps {
  readonly listType: number
  /** The source; undefined until known. */
  readonly source: OfferedSource | undefined
}

/** An additional source, with a link to it. */
export function SourceRow({ listType, source }: SourceRowProps) {
  const session = useSession()
  const { about, icon: Icon } = sourcePresentation(listType, session.site)
  return (
    <Link
      to={`/order/${listType}`}
      className="group grid h-full grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-4 px-4 py-3 text-text no-underline transition-colors duration-100 hover:bg-hover xl:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
    >
      <Icon className="size-5 text-accent-text sm:max-xl:row-span-2" strokeWidth={1.75} aria-hidden="true" />
      <span className="min-w-0">
        <span className="font-medium">{sourceName(listType, session)}</span>{" "}
        <span className="text-sm text-muted">{sourceShortCode(listType, session.site)}</span>
        <span className="block text-pretty text-muted">{about}</span>
      </span>
      {/* Beside the name where there is room, else below it. */}
      <span className="hidden text-sm sm:block sm:max-xl:col-start-2 sm:max-xl:row-start-2 xl:text-right">
        {source === undefined ? null : <SourceStatus {...source} />}
      </span>
      <ChevronRight
        className="size-4 text-muted transition-transform duration-150 group-hover:translate-x-0.5 sm:max-xl:col-start-3 sm:max-xl:row-span-2 sm:max-xl:row-start-1"
        aria-hidden="true"
      />
    </Link>
  )
}
