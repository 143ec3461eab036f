import {
  nextBracketText,
  type Price,
  isPriced,
  type PriceLine,
  pricePerRecordText,
  pretaxTotalText,
} from "@listwright/domain/pricing"
import { promotionOutcomeNotice } from "@listwright/domain/promotion"
import { dollars, recordCountText } from "@listwright/domain/shared"
import { TrendingDown } from "lucide-react"
import type { ReactNode } from "react"
import { useSession } from "../../app/session.ts"
import { classes } from "../../design/classes.ts"
import { Figure } from "../../design/Figure.tsx"
import { Money } from "../../design/Money.tsx"
import { HelpButton } from "../help/HelpButton.tsx"
import { GhostFigure } from "./Preview.tsx"
import { WordedText } from "../../design/wording.tsx"

export interface PriceLinesProps {
  readonly price: Price
  readonly isPending: boolean
}

/**
 * The price, one line per charge. The lines sum to the total, which is always visible elsewhere. The list's own charge
 * is one line, or one line per part if saved lists with different attributes are combined. The price elements of a
 * record follow below.
 */
export function PriceLines({ price, isPending }: PriceLinesProps) {
  const { lines, promotion, perRecord } = price
  const cheaper = nextBracketText(price)
  const list = lines.filter(({ label }) => label === lines[0]?.label)
  const charges = lines.slice(list.length)
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col gap-2">
        {list.map((line, at) => (
          <Line
            key={line.detail}
            line={list.length > 1 ? line : { ...line, detail: listText(price) }}
            isPending={isPending}
            help={at === 0 ? <HelpButton topic="Cost per record" /> : undefined}
          />
        ))}
        {perRecord.map((element) => (
          <PerRecord key={element.label} element={element} />
        ))}
        {charges.map((line) => (
          <Line key={line.label} line={line} isPending={isPending} />
        ))}
      </dl>
      {promotion === null || promotion.state === "applied" ? null : (
        <p className="text-xs font-medium text-caution">
          <span className="block text-text">{promotion.code}</span>
          <WordedText text={promotionOutcomeNotice(promotion).text} />
        </p>
      )}
      {cheaper === null ? null : (
        <p className="tabular flex gap-2 rounded-control bg-sunken px-3 py-2 text-xs text-muted">
          <TrendingDown className="size-4 shrink-0 text-accent-text" aria-hidden="true" />
          <span>{cheaper}</span>
        </p>
      )}
    </div>
  )
}

export interface TotalLineProps {
  readonly figures: Price["figures"]
  readonly isPending: boolean
  /** The total after the change that the user is pointing at. */
  readonly then?: string | null
}

/** The total price, as one line of a description list. */
export function TotalLine({ figures, isPending, then = null }: TotalLineProps) {
  const { site } = useSession()
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="relative font-semibold">
        Total
        {then === null ? null : <GhostFigure text={dollars(then)} className="bottom-0 left-full ml-3" />}
      </dt>
      <dd className="text-lg font-semibold whitespace-nowrap">
        <Figure text={pretaxTotalText(figures.totalBeforeTax, site.chargesTax)} isPending={isPending} />
      </dd>
    </div>
  )
}

interface LineProps {
  readonly line: PriceLine
  readonly isPending: boolean
  readonly help?: ReactNode
}

function Line({ help, isPending, line }: LineProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className="min-w-0">
        {line.label}
        {help === undefined ? null : <> {help}</>}
        {line.detail === "" ? null : <span className="tabular block text-xs text-muted">{line.detail}</span>}
      </dt>
      <dd className={classes("text-right", line.amount.startsWith("-") && "text-positive")}>
        <Money amount={line.amount} isPending={isPending} className="whitespace-nowrap" />
      </dd>
    </div>
  )
}

function PerRecord({ element }: { readonly element: PriceLine }) {
  return (
    <div className="-mt-2 flex items-baseline justify-between gap-4 border-l-2 border-line py-0.5 pl-3 text-xs text-muted">
      <dt>
        {element.label} <span className="sr-only">{element.detail}</span>
      </dt>
      <dd className="tabular whitespace-nowrap">{pricePerRecordText(element.amount)}</dd>
    </div>
  )
}

/**
 * Returns a label with the price per record of one part of the list. If the price is a package, returns the line's own
 * text.
 */
const listText = ({ figures, lines, quantity }: Price): string => {
  if (!isPriced(figures.unitPrice)) return lines[0]?.detail ?? ""
  const made = `${recordCountText(quantity)} at ${pricePerRecordText(figures.unitPrice)} per record`
  return figures.minimumElementsChargeApplies ? `${made}, raised to the minimum` : made
}
