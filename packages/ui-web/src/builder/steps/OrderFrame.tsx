import type { DraftId } from "@listwright/domain/shared"
import { CountingDialog } from "../../list/counting/CountingDialog.tsx"
import { Outlet } from "react-router"
import { useDraft } from "../../list/draft/useDraft.ts"
import { useDraftSync } from "../../list/draft/useDraftSync.ts"
import { AreaAdderProvider } from "../../list/areas/AreaAdderProvider.tsx"
import { LazyAudienceDialog } from "../audience/whom/LazyAudienceDialog.tsx"
import { FiguresProvider } from "../../list/ledger/figures/FiguresProvider.tsx"
import { usePrefetchFigures } from "../../list/ledger/figures/usePrefetchFigures.ts"
import { AudienceDialogProvider } from "../../list/next-step/AudienceDialogState.tsx"
import { MissingChoicesProvider } from "../../list/next-step/MissingChoices.tsx"
import { OrderRail } from "./OrderRail.tsx"
import { SourceNotice } from "./SourceNotice.tsx"
import { useReceiptRedirect } from "./useReceiptRedirect.ts"

/** The frame for every screen of an order in progress, with its steps, its saved state, and Undo. */
export function OrderFrame() {
  const { draft } = useDraft()
  useDraftSync()
  useReceiptRedirect()
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
  const countAhead = usePrefetchFigures()
  return (
    <AreaAdderProvider draftId={draftId} listType={listType} onExpected={countAhead}>
      <MissingChoicesProvider>
        <AudienceDialogProvider>
          <div className="flex flex-col gap-6 xl:grid xl:grid-cols-[232px_minmax(0,1fr)] xl:gap-8 print:block!">
            <OrderRail />
            <div className="min-w-0">
              <SourceNotice listType={listType} />
              <Outlet />
            </div>
          </div>
          <LazyAudienceDialog />
        </AudienceDialogProvider>
      </MissingChoicesProvider>
    </AreaAdderProvider>
  )
}
