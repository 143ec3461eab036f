import { Dialog } from "../../design/Dialog.tsx"
import { MissingChoiceList } from "../next-step/MissingChoiceList.tsx"
import { useHasLedgerButton } from "../next-step/useHasLedgerButton.ts"
import { LedgerAction } from "./LedgerAction.tsx"
import { LedgerContent, LedgerCount, LedgerTotal } from "./LedgerContent.tsx"
import type { Ledger } from "./useLedger.ts"

export interface LedgerSheetProps {
  readonly ledger: Ledger
  readonly onClose: () => void
}

/** The full ledger on a small screen. The total and the next-step button remain in view, no matter how long it is. */
export function LedgerSheet({ ledger, onClose }: LedgerSheetProps) {
  const leads = useHasLedgerButton()
  return (
    <Dialog
      title="Count and price"
      isOpen
      onOpenChange={onClose}
      width="narrow"
      footer={
        leads ? (
          <div className="w-full">
            <LedgerTotal ledger={ledger} />
            <MissingChoiceList />
            <LedgerAction ledger={ledger} onLed={onClose} />
          </div>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-4">
        <LedgerCount ledger={ledger} />
        <LedgerContent ledger={ledger} />
      </div>
    </Dialog>
  )
}
