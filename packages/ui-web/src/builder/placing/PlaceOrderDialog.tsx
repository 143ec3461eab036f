import { CHARGES } from "@listwright/domain/glossary"
import { taxRateText } from "@listwright/domain/order"
import { dollars } from "@listwright/domain/shared"
import { FailedCall } from "../../app/FailedCall.tsx"
import { useSession } from "../../app/session.ts"
import { Button } from "../../design/Button.tsx"
import { classes } from "../../design/classes.ts"
import { Dialog } from "../../design/Dialog.tsx"
import { Money } from "../../design/Money.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import type { OrderPlacementState } from "./useOrderPlacement.ts"
import { WordedText } from "../../design/wording.tsx"

export interface PlaceOrderDialogProps {
  readonly placing: OrderPlacementState
  readonly orderName: string
  readonly quantityText: string
}

/**
 * The totals with tax, and the button that places the order. The tax is requested when the dialog opens; without it,
 * the order can't be placed.
 */
export function PlaceOrderDialog({ placing, orderName, quantityText }: PlaceOrderDialogProps) {
  const { isPlacing, problem, retryTax, taxFailure, totals } = placing
  const { site } = useSession()
  // A pressed button keeps the focus while the figures are requested again; disabling it would lose the focus.
  const isAskedAgain = totals === null && problem !== null && retryTax === null
  return (
    <Dialog
      title="Place order"
      width="narrow"
      isOpen={placing.isOpen}
      onOpenChange={(isOpen) => (isOpen ? undefined : placing.close())}
      isDismissable={!isPlacing}
      footer={
        <>
          <Button isDisabled={isPlacing} onPress={placing.close}>
            Back
          </Button>
          <Button
            kind="primary"
            isDisabled={!placing.canPlace && !isAskedAgain && !isPlacing}
            isPending={isPlacing || isAskedAgain}
            onPress={placing.confirm}
          >
            {totals === null ? "Place order" : `Place order, ${dollars(totals.total)}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          <span className="font-medium text-text">{orderName}</span>, {quantityText}
        </p>
        <dl className="flex flex-col gap-2" aria-busy={totals === null}>
          <Line term={CHARGES.beforeTax} amount={totals?.subtotal} />
          <Line term={CHARGES.tax} detail={taxRateText(totals?.rate)} amount={totals?.totalTax} />
          <Line term={CHARGES.total} amount={totals?.total} isStrong />
        </dl>
        {site.paysAt === undefined ? null : (
          <p className="text-muted">You'll pay on the next page, at {site.paysAt}.</p>
        )}
        {problem === null ? null : (
          <Notice kind="error" title={problem.title} isLive>
            <WordedText text={problem.text} />
          </Notice>
        )}
        {taxFailure === null ? null : (
          <FailedCall
            what="We couldn't calculate the tax"
            failure={taxFailure}
            onRetry={retryTax ?? undefined}
          />
        )}
      </div>
    </Dialog>
  )
}

interface LineProps {
  readonly term: string
  /** The text beside the term; '' if there isn't any. */
  readonly detail?: string
  readonly amount: string | undefined
  readonly isStrong?: boolean
}

function Line({ term, amount, detail = "", isStrong = false }: LineProps) {
  return (
    <div
      className={classes(
        "flex items-baseline justify-between gap-4",
        isStrong && "mt-1 border-t border-line pt-3 text-lg font-semibold",
      )}
    >
      <dt>
        {term}
        {detail === "" ? null : <span className="tabular text-sm text-muted"> {detail}</span>}
      </dt>
      <dd>{amount === undefined ? <Skeleton className="h-[1lh] w-20" /> : <Money amount={amount} />}</dd>
    </div>
  )
}
