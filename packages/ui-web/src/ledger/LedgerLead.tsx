import { Button } from "../design/Button.tsx"
import { moneyText } from "../design/Money.tsx"
import { useCounting } from "../counting/useCounting.ts"
import type { Ledger } from "./useLedger.ts"
import { useLead } from "./useLead.ts"

/** The one button that leads on, with the amount in it. */
export function LedgerLead({ ledger, onLed }: { readonly ledger: Ledger; readonly onLed?: () => void }) {
  const lead = useLead()
  const { isRunning } = useCounting()
  if (lead === null) return null
  const amount =
    lead.hasAmount && ledger.state === "counted" && ledger.quote !== null
      ? `, ${moneyText(ledger.quote.figures.TotalPretaxCost)}`
      : ""
  return (
    <Button
      kind="primary"
      className="tabular w-full"
      isPending={isRunning}
      onPress={() => {
        onLed?.()
        lead.perform()
      }}
    >
      {lead.label}
      {amount}
    </Button>
  )
}
