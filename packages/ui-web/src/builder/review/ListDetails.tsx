import { audienceSentence, sentenceText } from "@listwright/domain/audience"
import { sourceDisplayName, sourceShortCode } from "@listwright/domain/catalog"
import { areaKindCountsText } from "@listwright/domain/definition"
import type { Draft } from "@listwright/domain/drafts"
import { suppressionLines } from "@listwright/domain/suppression"
import { localDateTimeText } from "../../app/localDateTimeText.ts"
import { useSession } from "../../app/session.ts"
import { useAccountName } from "../../app/useAccountName.ts"
import { useColumns, useColumnsWithValues } from "../../list/attributes/useColumnsWithValues.ts"
import { Fact } from "../../design/Facts.tsx"
import { useCountAnswer } from "./useCountAnswer.ts"

export interface ListDetailsProps {
  readonly draft: Draft
  /** False if the account can be chosen beside the details. */
  readonly showsAccount?: boolean
}

/** A list's details in a few lines: its source, account, areas, audience, suppressions, and count time. */
export function ListDetails({ draft, showsAccount = true }: ListDetailsProps) {
  const { accountId, choices, definition, listType } = draft
  const { site } = useSession()
  const accountName = useAccountName(accountId)
  const columns = useColumns(listType)
  const known = useColumnsWithValues(listType, columns.data ?? [], definition.audience)
  const official = useCountAnswer(draft).data
  const leftOut = suppressionLines(definition)
  return (
    <>
      <Fact name="Data source">
        {sourceDisplayName(listType, site)} ({sourceShortCode(listType, site)})
      </Fact>
      {showsAccount ? <Fact name="Account">{accountName}</Fact> : null}
      <Fact name="Areas">
        {definition.areas.length === 0 ? (
          <span className="text-muted">None yet</span>
        ) : (
          areaKindCountsText(definition.areas)
        )}
      </Fact>
      <Fact name="Counted">
        {choices.step !== "input" && official !== undefined ? (
          localDateTimeText(official.countedAt)
        ) : (
          <span className="text-muted">Not yet</span>
        )}
      </Fact>
      <Fact name="Audience" isWide>
        {sentenceText(audienceSentence(definition, known))}
      </Fact>
      {leftOut.length === 0 ? null : (
        <Fact name="Suppressed" isWide>
          {leftOut.map(({ text, title }) => `${title}: ${text}`).join("; ")}
        </Fact>
      )}
    </>
  )
}
