import { Outlet } from "react-router"
import { usePrefetchValues } from "../../list/attributes/useColumnsWithValues.ts"
import { useDraft } from "../../list/draft/useDraft.ts"
import { useIsWide } from "../../design/useIsWide.ts"
import { LedgerBar } from "../../list/ledger/LedgerBar.tsx"
import { LedgerPanel } from "../../list/ledger/LedgerPanel.tsx"
import { PreviewProvider } from "../../list/ledger/Preview.tsx"
import { ledgerText, FiguresAnnouncer } from "../../list/ledger/FiguresAnnouncer.tsx"
import { useLedger } from "../../list/ledger/useLedger.ts"
import { SaveCountButton } from "../../portal/saved-lists/SaveCountButton.tsx"
import { useRejectedEntriesNotice } from "../../list/areas/useRejectedEntriesNotice.ts"
import { useScrollToHash } from "./useScrollToHash.ts"

/** The frame for the order steps with the ledger beside them; on a small screen, the ledger is a bar at the bottom. */
export function Builder() {
  const ledger = useLedger()
  const isWide = useIsWide()
  const { listType } = useDraft().draft
  usePrefetchValues(listType)
  useScrollToHash()
  return (
    <PreviewProvider>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_344px] xl:gap-8 print:block">
        <div className="min-w-0">
          <Outlet />
        </div>
        {isWide ? (
          <aside aria-label="Count and price" className="no-print sticky top-[88px]">
            <LedgerPanel ledger={ledger} beside={<SaveCountButton kind="quiet" className="mt-2 w-full" />} />
          </aside>
        ) : (
          <LedgerBar ledger={ledger} />
        )}
        <NotAddedNotice />
        <FiguresAnnouncer text={ledgerText(ledger, listType)} />
      </div>
    </PreviewProvider>
  )
}

/**
 * The notice about typed entries that weren't added. It's a separate component so that typing doesn't re-render the
 * ledger too.
 */
function NotAddedNotice() {
  useRejectedEntriesNotice()
  return null
}
