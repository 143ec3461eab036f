import { ChevronUp } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useLocation } from "react-router"
import { IconButton } from "../../design/Button.tsx"
import { Figure, recordsText } from "../../design/Figure.tsx"
import { Money } from "../../design/Money.tsx"
import { LedgerAction } from "./LedgerAction.tsx"
import { MissingChoiceList } from "../next-step/MissingChoiceList.tsx"
import type { Ledger } from "./useLedger.ts"

const LedgerSheet = lazy(async () => ({ default: (await import("./LedgerSheet.tsx")).LedgerSheet }))

/** The ledger on a small screen, with the count and price at the bottom edge. The full ledger opens above them. */
export function LedgerBar({ ledger }: { readonly ledger: Ledger }) {
  const [isOpen, setIsOpen] = useState(false)
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState(key)
  // A line of the ledger leads to its control, which the sheet would cover.
  if (openedAt !== key) {
    setOpenedAt(key)
    setIsOpen(false)
  }
  return (
    <div
      data-bottom-bar
      className="no-print fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised px-4 py-2 shadow-floating"
    >
      <MissingChoiceList />
      <div className="flex items-center gap-3">
        <BarFigures ledger={ledger} />
        <div className="ml-auto flex items-center gap-2">
          <IconButton label="Count and price details" kind="secondary" onPress={() => setIsOpen(true)}>
            <ChevronUp className="size-4" aria-hidden="true" />
          </IconButton>
          <LedgerAction ledger={ledger} isCompact />
        </div>
      </div>
      {isOpen ? (
        <Suspense>
          <LedgerSheet ledger={ledger} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

function BarFigures({ ledger }: { readonly ledger: Ledger }) {
  switch (ledger.state) {
    case "empty":
      return <p className="text-muted">Choose an area to see the count</p>
    case "waiting":
      return <p className="text-muted">Counting</p>
    case "failed":
      return <p className="font-medium text-critical">Counting isn't available</p>
    case "counted":
      return (
        <p className="leading-tight">
          <span className="block text-xl font-semibold">
            <Figure text={recordsText(ledger.count.total)} isPending={ledger.isCountPending} />
            <span className="sr-only"> records</span>
          </span>
          <span className="text-sm text-muted">
            {ledger.price === null ? (
              "records"
            ) : (
              <Money amount={ledger.price.figures.totalBeforeTax} isPending={ledger.isPricePending} />
            )}
          </span>
        </p>
      )
  }
}
