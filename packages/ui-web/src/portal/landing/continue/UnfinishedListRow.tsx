import { COUNT_LINK, EDIT_SAVED_COUNT_LINK, orderLink } from "@listwright/domain/catalog"
import { type Draft, draftName } from "@listwright/domain/drafts"
import { hasCurrentCount } from "@listwright/domain/order"
import { Link } from "react-router"
import { useCommonAreaName } from "../../../list/areas/useCommonAreaName.ts"
import { useColumns } from "../../../list/attributes/useColumnsWithValues.ts"
import { comparisonUrl } from "../../../app/comparisonUrl.ts"
import { useSession } from "../../../app/session.ts"
import { useNow } from "../../../app/useNow.ts"
import { buttonClasses } from "../../../design/Button.tsx"
import { relativeTimeText } from "./relativeTimeText.ts"
import { audienceSummary, draftTitle } from "./draftSummary.ts"
import { ListCount } from "./ListCount.tsx"
import { sourceName } from "../../../app/offeredSources.ts"

interface ContinueRowProps {
  readonly draft: Draft
  /** True for the most recently changed list, whose Continue button is the page's primary button. */
  readonly isFirst: boolean
}

/** An unfinished list, with a link for continuing it. */
export function UnfinishedListRow({ draft, isFirst }: ContinueRowProps) {
  const { choices, definition, id, listType, updatedAt } = draft
  const source = sourceName(listType, useSession())
  const orderName = draftName(draft)
  const areas = draftTitle(definition, source, useCommonAreaName(definition.areas))
  const columns = useColumns(listType, definition.audience.criteria.length > 0).data ?? []
  const name = orderName === "" ? areas : orderName
  const now = useNow().getTime()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_8rem_auto]">
      <div>
        <h3 className="font-semibold wrap-anywhere">{name}</h3>
        <p className="text-muted">
          {[
            source,
            ...(orderName === "" || definition.areas.length === 0 ? [] : [areas]),
            ...audienceSummary(definition, columns),
            `changed ${relativeTimeText(updatedAt, now)}`,
          ].join(" · ")}
        </p>
      </div>
      <ListCount draft={draft} />
      <div className="col-span-2 flex flex-row-reverse justify-end gap-2 sm:col-span-1 sm:flex-row">
        <Link
          to={comparisonUrl(`draft:${id}`)}
          className={buttonClasses("plain")}
          aria-label={`Compare ${name}`}
        >
          Compare
        </Link>
        <Link
          // By its name: this tab may be at work on another one.
          to={orderLink(hasCurrentCount(choices) ? COUNT_LINK : EDIT_SAVED_COUNT_LINK, listType, id)}
          className={buttonClasses(isFirst ? "primary" : "secondary")}
          aria-label={`Continue ${name}`}
        >
          Continue
        </Link>
      </div>
    </div>
  )
}
