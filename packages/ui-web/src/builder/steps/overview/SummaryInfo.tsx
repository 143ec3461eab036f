import { sellsPhones } from "@listwright/domain/audience"
import { draftName } from "@listwright/domain/drafts"
import { recordCountText } from "@listwright/domain/shared"
import { Printer } from "lucide-react"
import { Button } from "../../../design/Button.tsx"
import { Fact, Facts } from "../../../design/Facts.tsx"
import { Figure, recordsText } from "../../../design/Figure.tsx"
import { SummaryBox } from "../../../design/SummaryBox.tsx"
import { useDraft } from "../../../list/draft/useDraft.ts"
import { HelpButton } from "../../../list/help/HelpButton.tsx"
import { useLiveCount } from "../../../list/ledger/figures/useLiveCount.ts"
import { isCurrent } from "../../../list/ledger/useLiveCall.ts"
import { ListDetails } from "../../review/ListDetails.tsx"

/** A summary of the list in a few lines, for reading and printing. */
export function SummaryInfo() {
  const { draft } = useDraft()
  const count = useLiveCount()
  const name = draftName(draft)
  const { answer } = count
  return (
    <SummaryBox
      title="Order summary"
      action={
        <Button kind="quiet" className="no-print -mr-3 text-sm max-sm:hidden" onPress={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          Print
        </Button>
      }
    >
      <Facts>
        <Fact name="Name">{name === "" ? <span className="text-muted">None yet</span> : name}</Fact>
        <Fact name="Records" help={<HelpButton topic="Records and phones" />}>
          {answer === null ? (
            <span className="text-muted">Not counted yet</span>
          ) : (
            <Figure
              text={
                sellsPhones(draft.listType)
                  ? `${recordCountText(answer.total)}, ${recordsText(answer.withPhones)} with phones`
                  : recordCountText(answer.total)
              }
              isPending={!isCurrent(count)}
            />
          )}
        </Fact>
        <ListDetails draft={draft} />
      </Facts>
    </SummaryBox>
  )
}
