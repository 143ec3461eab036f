import { sellsPhones } from "@listwright/domain/audience"
import { selectionSteps, unlocatedRecordsText } from "@listwright/domain/counting"
import type { Price } from "@listwright/domain/pricing"
import { useState } from "react"
import { useIsServerDown } from "../../app/useIsServerDown.ts"
import { Button } from "../../design/Button.tsx"
import { Disclosure } from "../../design/Disclosure.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Skeleton } from "../../design/Skeleton.tsx"
import { Figure, recordsText } from "../../design/Figure.tsx"
import { useDraft } from "../draft/useDraft.ts"
import { Gauge } from "./Gauge.tsx"
import { LedgerAccount } from "./LedgerAccount.tsx"
import { LastChangeLine } from "./LastChangeLine.tsx"
import { PriceLines, TotalLine } from "./PriceLines.tsx"
import { Offers } from "./offers/Offers.tsx"
import { GhostFigure, usePreviewedOutcome } from "./Preview.tsx"
import type { StaleCount, Ledger } from "./useLedger.ts"
import { useLastChange } from "./useLastChange.ts"
import { DesiredRecordsFields } from "./wanted/DesiredRecordsFields.tsx"
import { Waterfall } from "./waterfall/Waterfall.tsx"

/**
 * The number of steps in the waterfall beyond which the price lines are initially collapsed, so that the total remains
 * in view.
 */
const MAX_STEPS_BESIDE_PRICE = 4

/** The count; empty until there is one. */
export function LedgerCount({ ledger }: { readonly ledger: Ledger }) {
  const change = useLastChange(ledger)
  const { listType } = useDraft().draft
  const previewed = usePreviewedOutcome()
  if (ledger.state !== "counted") return null
  const { count, isCountPending } = ledger
  return (
    <div>
      <LedgerAccount />
      <p className="relative text-figure font-semibold tracking-tight">
        <Figure text={recordsText(count.total)} isPending={isCountPending} />
        <span className="sr-only"> records</span>
        {previewed === null ? null : (
          <GhostFigure text={recordsText(previewed.records)} className="right-0 bottom-1 text-xl" />
        )}
      </p>
      {sellsPhones(listType) ? (
        <p className="text-muted">
          <Figure
            text={recordsText(count.withPhones)}
            isPending={isCountPending}
            className="font-medium text-text"
          />{" "}
          with phones
        </p>
      ) : null}
      {count.withoutPlace.map((one) => (
        <p key={one.granularity} className="text-muted">
          {unlocatedRecordsText(one)}
        </p>
      ))}
      <LastChangeLine change={change} />
    </div>
  )
}

/** The total price; empty until there is one. */
export function LedgerTotal({ ledger }: { readonly ledger: Ledger }) {
  const previewed = usePreviewedOutcome()
  if (ledger.state !== "counted" || ledger.price === null) return null
  return (
    <dl className="mb-3">
      <TotalLine
        figures={ledger.price.figures}
        isPending={ledger.isPricePending}
        then={previewed?.price?.totalBeforeTax ?? null}
      />
    </dl>
  )
}

/** The steps of the count, the number of desired records, and their price, line by line. */
export function LedgerContent({ ledger }: { readonly ledger: Ledger }) {
  switch (ledger.state) {
    case "empty":
      return (
        <div className="flex flex-col gap-1">
          <p className="tabular text-figure font-semibold text-muted">0</p>
          <p className="text-muted">
            Choose an area to see the count and price here. They update with every change.
          </p>
        </div>
      )
    case "waiting":
      return (
        <div aria-busy="true" className="flex flex-col gap-2">
          <Skeleton className="h-[50px] w-44" />
          <Skeleton className="h-5 w-32" />
          <Skeleton className="mt-3 h-2 w-full" />
          <Skeleton className="mt-4 h-4 w-full" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-7 w-full" />
        </div>
      )
    case "failed":
      return (
        <Notice kind="error" title="Counting isn't available right now">
          <p>{ledger.reason ?? "Your list is saved, and we'll count it again automatically."}</p>
          <Button className="mt-3" onPress={ledger.retry}>
            Try again
          </Button>
        </Notice>
      )
    case "counted":
      return <Counted ledger={ledger} />
  }
}

/** A note that the figures aren't current, shown once for all content below it. */
function NotCurrent({ behind }: { readonly behind: StaleCount }) {
  if (useIsServerDown())
    return (
      <p className="text-sm font-medium text-caution">
        These are the last known figures and may be out of date.
      </p>
    )
  return (
    <Notice kind="warning" title="Counting isn't available right now">
      <p>
        {behind.reason ??
          "These are the last known figures. Your list is saved, and we'll count it again automatically."}
      </p>
      <Button className="mt-3" onPress={behind.retry}>
        Try again
      </Button>
    </Notice>
  )
}

type CountedLedger = Extract<Ledger, { readonly state: "counted" }>

function Counted({ ledger }: { readonly ledger: CountedLedger }) {
  const { behind, count, isCountPending, waterfall, price, isPricePending, minimum, retryPrice } = ledger
  const { draft } = useDraft()
  return (
    <>
      {behind === null ? null : <NotCurrent behind={behind} />}
      <Gauge available={count.total} wanted={price?.quantity ?? count.total} minimum={minimum} />
      <DesiredRecordsFields wanted={price?.quantity ?? count.total} />
      <Waterfall waterfall={waterfall} />
      <Offers
        count={count}
        isCountPending={isCountPending}
        minimum={minimum}
        whenShort={ledger.suggestionsWhenShort}
      />
      {price === null ? (
        isPricePending ? (
          <div aria-busy="true" className="flex flex-col gap-2 border-t border-line pt-4">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-full" />
          </div>
        ) : (
          <Notice kind="warning">
            <p>The price isn't available right now.</p>
            <Button className="mt-3" onPress={retryPrice}>
              Try again
            </Button>
          </Notice>
        )
      ) : (
        <PriceSection
          price={price}
          isPending={isPricePending}
          isOpenAtFirst={selectionSteps(draft.definition).length <= MAX_STEPS_BESIDE_PRICE}
        />
      )}
    </>
  )
}

interface PriceSectionProps {
  readonly price: Price
  readonly isPending: boolean
  readonly isOpenAtFirst: boolean
}

/**
 * The lines of the price. They remain expanded or collapsed as the user left them; until then, they're collapsed if the
 * waterfall is long.
 */
function PriceSection({ price, isPending, isOpenAtFirst }: PriceSectionProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  return (
    <Disclosure
      title="How the price is calculated"
      look="part"
      isExpanded={isOpen ?? isOpenAtFirst}
      onExpandedChange={setIsOpen}
    >
      <PriceLines price={price} isPending={isPending} />
    </Disclosure>
  )
}
