import { receiptActions } from "@listwright/domain/history"
import type { OrderReceipt } from "@listwright/domain/order"
import { CircleCheck, CircleX, Download, Info, Sheet } from "lucide-react"
import { useState } from "react"
import { useNotifyFailure } from "../../app/failures.ts"
import { Button } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { Spinner } from "../../design/Spinner.tsx"
import { fulfillment } from "./fulfillment.ts"
import { CancelPaymentButton } from "./CancelPaymentButton.tsx"
import { PaymentLink } from "./PaymentLink.tsx"
import { useReturnToOrder } from "./useReturnToOrder.ts"
import { LabelsMenu } from "./LabelsMenu.tsx"
import { useDownload } from "./useDownload.ts"

/** The list's state, with buttons for the available actions. */
export function FulfillmentBox({ receipt }: { readonly receipt: OrderReceipt }) {
  const { title, text, isReady, isFinal } = fulfillment(receipt)
  const { download, pending } = useDownload(receipt)
  const isBad = isFinal && !isReady && receipt.isOnline !== false
  const look = isReady
    ? "border-positive/40 bg-positive-soft"
    : isBad
      ? "border-critical/40 bg-critical-soft"
      : "border-info/40 bg-info-soft"
  return (
    <section
      aria-label="Your list"
      className={classes(
        "no-print flex min-h-22 flex-wrap items-center gap-x-4 gap-y-3 rounded-card border px-5 py-4",
        look,
      )}
    >
      <StateIcon isReady={isReady} isBad={isBad} isFinal={isFinal} />
      <div role="status" className="min-w-60 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="tabular">{text}</p>
      </div>
      {isReady ? (
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" isPending={pending === "csv"} onPress={() => download("csv")}>
            <Download className="size-4" aria-hidden="true" />
            Download list (CSV)
          </Button>
          {receiptActions(receipt).excel ? (
            <Button isPending={pending === "xlsx"} onPress={() => download("xlsx")}>
              <Sheet className="size-4" aria-hidden="true" />
              Download for Excel (XLSX)
            </Button>
          ) : null}
          {receipt.tasks?.some(({ kind }) => kind === "labels") === true ? (
            <LabelsMenu download={download} isPending={pending === "avery5160" || pending === "avery4013"} />
          ) : null}
        </div>
      ) : null}
      {receipt.paymentPage === undefined ? null : <CancelPaymentButton receipt={receipt} />}
      <PaymentLink {...receipt} />
      {receipt.state === "declined" ? <BackToOrder draftId={receipt.draftId} /> : null}
    </section>
  )
}

/** A button that returns to the order, whose draft is unchanged because only its payment failed. */
function BackToOrder({ draftId }: Pick<OrderReceipt, "draftId">) {
  const goBack = useReturnToOrder()
  const notifyFailure = useNotifyFailure()
  const [isPending, setIsPending] = useState(false)
  const back = async () => {
    setIsPending(true)
    try {
      await goBack(draftId)
    } catch (failure) {
      notifyFailure(failure)
      setIsPending(false)
    }
  }
  return (
    <Button kind="primary" isPending={isPending} onPress={() => void back()}>
      Back to the order
    </Button>
  )
}

interface StateIconProps {
  readonly isReady: boolean
  readonly isBad: boolean
  readonly isFinal: boolean
}

function StateIcon({ isBad, isFinal, isReady }: StateIconProps) {
  if (isReady) return <CircleCheck className="size-6 shrink-0 text-positive" aria-hidden="true" />
  if (isFinal && !isBad) return <Info className="size-6 shrink-0 text-info" aria-hidden="true" />
  if (isBad) return <CircleX className="size-6 shrink-0 text-critical" aria-hidden="true" />
  return (
    <span className="text-info">
      <Spinner />
    </span>
  )
}
