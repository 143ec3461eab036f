import type { DraftId } from "@listwright/domain/shared"
import { CountingDialog } from "../counting/CountingDialog.tsx"
import { Outlet } from "react-router"
import { useDraft } from "../draft/useDraft.ts"
import { useFollowDraft } from "../draft/useFollowDraft.ts"
import { AddAreasProvider } from "../areas/AddAreas.tsx"
import { Whom } from "../audience/whom/Whom.tsx"
import { FiguresProvider } from "../ledger/figures/FiguresProvider.tsx"
import { useCountAhead } from "../ledger/figures/useCountAhead.ts"
import { AskingWhomProvider } from "../next-step/AskingWhom.tsx"
import { MissingChoicesProvider } from "../next-step/MissingChoices.tsx"
import { OrderRail } from "./OrderRail.tsx"
import { SourceNotice } from "./SourceNotice.tsx"
import { useReceiptOnceOrdered } from "./useReceiptOnceOrdered.ts"

/** The frame for every screen of an order in progress, with its steps, its saved state, and Undo. */
export function OrderFrame() {
  const { draft } = useDraft()
  useFollowDraft()
  useReceiptOnceOrdered()
  return (
    // Another draft is another page: nothing of the one before may stay beside it.
    <CountingDialog key={draft.id}>
      <FiguresProvider>
        <Steps draftId={draft.id} listType={draft.listType} />
      </FiguresProvider>
    </CountingDialog>
  )
}

function Steps({ draftId, listType }: { readonly draftId: DraftId; readonly listType: number }) {
  const countAhead = useCountAhead()
  return (
    <AddAreasProvider draftId={draftId} listType={listType} onExpected={countAhead}>
      <MissingChoicesProvider>
        <AskingWhomProvider>
          <div className="flex flex-col gap-6 xl:grid xl:grid-cols-[232px_minmax(0,1fr)] xl:gap-8 print:block!">
            <OrderRail />
            <div className="min-w-0">
              <SourceNotice listType={listType} />
              <Outlet />
            </div>
          </div>
          <Whom />
        </AskingWhomProvider>
      </MissingChoicesProvider>
    </AddAreasProvider>
  )
}
