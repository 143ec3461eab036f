import { toPreviewDefinition } from "@listwright/domain/audience"
import { recordTerms } from "@listwright/domain/catalog"
import { countLive } from "@listwright/domain/counting"
import { canonicalDefinition, canonicalJson } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { useSession } from "../../../app/session.ts"
import { useCall } from "../../../app/useCall.ts"
import { Figure, recordsText } from "../../../design/Figure.tsx"
import { Skeleton } from "../../../design/Skeleton.tsx"
import { LIVE_TIMING } from "../../../list/ledger/liveTiming.ts"

/** A list's current record count; empty for a list without areas. If the list couldn't be counted, a note is shown. */
export function ListCount({ draft }: { readonly draft: Draft }) {
  const { accountId, definition, id, revision } = draft
  const { user } = useSession()
  const counted = canonicalDefinition(toPreviewDefinition(definition))
  const { data, isError } = useCall(
    ["records of a list in the making", canonicalJson(counted)],
    // Another account's draft is counted with its id, since it may name that account's saved lists. Otherwise it's
    // counted without an id, so that a request of a page that works on the draft doesn't replace this one.
    countLive({ definition: counted, draftId: accountId === user.accountId ? null : id, revision }),
    { enabled: counted.areas.length > 0, staleTime: LIVE_TIMING.staleMs, retry: false },
  )
  if (counted.areas.length === 0) return <span />
  if (isError) return <p className="text-right text-sm text-muted">Count not available right now</p>
  return (
    <p className="flex flex-col items-end text-right" aria-busy={data === undefined}>
      {data === undefined || data === null ? (
        <Skeleton className="my-1 h-5 w-20" />
      ) : (
        <Figure text={recordsText(data.total)} className="text-lg leading-7 font-semibold" />
      )}{" "}
      <span className="text-sm text-muted">{recordTerms(definition.listType).several}</span>
    </p>
  )
}
