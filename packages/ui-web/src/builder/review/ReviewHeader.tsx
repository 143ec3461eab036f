import { sellsPhones } from "@listwright/domain/audience"
import type { CountAnswer } from "@listwright/domain/counting"
import type { Draft } from "@listwright/domain/drafts"
import { type OrderLayout, summaryLayout } from "@listwright/domain/order"
import { Printer } from "lucide-react"
import { useSession } from "../../app/session.ts"
import { Button } from "../../design/Button.tsx"
import { recordsText } from "../../design/Figure.tsx"
import { ReportsMenu } from "../reports/ReportsMenu.tsx"
import { SaveCountButton } from "../../portal/saved-lists/SaveCountButton.tsx"
import { SendQuoteDialog } from "./SendQuoteDialog.tsx"
import { useSendQuote } from "./useSendQuote.ts"

export interface ReviewHeaderProps {
  readonly draft: Draft
  readonly counted: CountAnswer
  readonly available: number
  readonly layout: OrderLayout
}

/** The title of the review and its count, with the actions other than ordering. */
export function ReviewHeader({ available, counted, draft, layout }: ReviewHeaderProps) {
  const { site } = useSession()
  const { buttons } = summaryLayout(layout, draft.listType, site)
  const quoting = useSendQuote(draft)
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex flex-col gap-1">
        <h1 tabIndex={-1} className="text-xl font-semibold">
          Review Count &amp; Order
        </h1>
        <p className="tabular text-muted">
          {recordsText(available)} records found
          {sellsPhones(draft.listType) ? `, ${recordsText(counted.withPhones)} with phones` : ""}.
        </p>
      </div>
      <div className="no-print flex flex-wrap gap-2">
        <SaveCountButton label={buttons.includes("Save List") ? "Save List" : "Save Count"} />
        <ReportsMenu draft={draft} />
        {quoting.isOffered ? (
          <Button isPending={quoting.isAsking} onPress={quoting.send}>
            Send Quote
          </Button>
        ) : null}
        <Button className="max-sm:hidden" onPress={() => window.print()}>
          <Printer className="size-4" aria-hidden="true" />
          Print
        </Button>
      </div>
      {quoting.isOpen ? <SendQuoteDialog draftId={draft.id} onClose={quoting.close} /> : null}
    </header>
  )
}
