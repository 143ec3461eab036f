import { displayedPoints } from "@listwright/domain/order"
import type { OrderExtras, Price } from "@listwright/domain/pricing"
import { dollars } from "@listwright/domain/shared"
import type { ReactNode } from "react"
import { FailedCall } from "../../app/FailedCall.tsx"
import { useSession } from "../../app/session.ts"
import { Button } from "../../design/Button.tsx"
import { Figure, recordsText } from "../../design/Figure.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { HelpButton } from "../../list/help/HelpButton.tsx"
import { Gauge } from "../../list/ledger/Gauge.tsx"
import { LedgerCard } from "../../list/ledger/LedgerPanel.tsx"
import { PriceLines, TotalLine } from "../../list/ledger/PriceLines.tsx"
import { refusalReason } from "../../list/ledger/refusalReason.ts"
import { FiguresAnnouncer } from "../../list/ledger/FiguresAnnouncer.tsx"
import { isCurrent, type LiveFigures } from "../../list/ledger/useLiveCall.ts"

export interface PriceBoxProps {
  readonly price: LiveFigures<Price>
  /** The order's extras; null until known. */
  readonly extras: OrderExtras | null
  /** The choice that must be made before there can be a price; null if none is known. */
  readonly missing: string | null
  /** The next-step button. */
  readonly button: ReactNode
}

/** The ordered items and their price, line by line, and the button for the totals with tax. */
export function PriceBox({ button, extras, missing, price: live }: PriceBoxProps) {
  const { site } = useSession()
  const price = live.answer
  const isPending = !isCurrent(live)
  return (
    <LedgerCard
      foot={
        <>
          {price === null ? null : (
            <dl className="lg:mb-3">
              <TotalLine figures={price.figures} isPending={isPending} />
            </dl>
          )}
          <div className="no-print max-lg:hidden">
            {button}
            {site.chargesTax ? (
              <p className="mt-2 text-center text-xs text-muted">You'll see the tax before you're charged.</p>
            ) : null}
          </div>
        </>
      }
    >
      <h2 className="sr-only">Price</h2>
      <FiguresAnnouncer
        text={
          price === null || isPending
            ? null
            : `${recordsText(price.quantity)} records selected, ${dollars(price.figures.totalBeforeTax)} before tax.`
        }
      />
      {missing === null ? null : <p className="text-muted">{missing}</p>}
      {live.error === null || missing !== null ? null : <Failed error={live.error} retry={live.retry} />}
      {price === null ? (
        live.error !== null || missing !== null ? null : (
          <div className="flex flex-col gap-4" aria-busy="true">
            <Skeleton className="h-[50px] w-40" />
            <Skeleton className="h-20 w-full" />
            <Skeleton className="h-7 w-full" />
          </div>
        )
      ) : (
        <>
          <div>
            <p className="text-figure font-semibold tracking-tight">
              <Figure text={recordsText(price.quantity)} isPending={isPending} />
            </p>
            <p className="text-muted">records selected</p>
          </div>
          <Gauge available={price.available} wanted={price.quantity} minimum={price.minimumQuantity} />
          <div className="border-t border-line pt-4">
            <PriceLines price={price} isPending={isPending} />
          </div>
          {extras === null ? null : <PriceNotes extras={extras} />}
        </>
      )}
    </LedgerCard>
  )
}

/** Notes on the price: the order's reward points, and the elements that the site is notified of. */
function PriceNotes({ extras }: { readonly extras: OrderExtras }) {
  const { site } = useSession()
  const { notified } = extras
  const points = displayedPoints(site, extras)
  if (points === 0 && notified.length === 0) return null
  return (
    <div className="flex flex-col gap-1 text-xs text-muted">
      {points === 0 ? null : (
        <p className="tabular">
          You'll earn {recordsText(points)} reward {points === 1 ? "point" : "points"} once the order is paid.{" "}
          <HelpButton topic="Reward points" />
        </p>
      )}
      {notified.length === 0 ? null : <p>We are notified of orders with {notified.join(" and ")}.</p>}
    </div>
  )
}

function Failed({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const reason = refusalReason(error)
  if (reason === null)
    return <FailedCall what="We couldn't calculate the price" failure={error} onRetry={retry} />
  return (
    <Notice kind="error" title="No price" isLive action={<Button onPress={retry}>Try again</Button>}>
      {reason}
    </Notice>
  )
}
