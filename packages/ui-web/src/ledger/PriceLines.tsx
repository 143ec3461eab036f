import type { Quote } from "@listwright/domain"
import { TrendingDown } from "lucide-react"
import { classes } from "../design/classes.ts"
import { recordsText } from "../design/Figure.tsx"
import { Money, moneyText } from "../design/Money.tsx"

/** The price, one line a charge; the lines sum to the total. */
export function PriceLines({ quote, isPending }: { readonly quote: Quote; readonly isPending: boolean }) {
  const { lines, figures, nextBracket, promotion } = quote
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <dl className="flex flex-col gap-2">
        {lines.map((line) => (
          <div key={line.label} className="flex items-start justify-between gap-4">
            <dt className="min-w-0">
              {line.label}
              {line.detail === "" ? null : (
                <span className="tabular block text-xs text-muted">{line.detail}</span>
              )}
            </dt>
            <dd className={classes("text-right", line.amount.startsWith("-") && "text-positive")}>
              <Money amount={line.amount} isPending={isPending} />
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">Total before tax</dt>
          <dd className="text-xl font-semibold">
            <Money amount={figures.TotalPretaxCost} isPending={isPending} />
          </dd>
        </div>
      </dl>
      {promotion === null || promotion.state === "applied" ? null : (
        <p className="text-xs font-medium text-caution">
          {promotion.state === "notValid"
            ? `The code ${promotion.code} is not valid.`
            : `The code ${promotion.code} does not count yet: it needs a ${promotion.notMet ?? "larger order"}.`}
        </p>
      )}
      {nextBracket === null ? null : (
        <p className="tabular flex gap-2 rounded-control bg-sunken px-3 py-2 text-xs text-muted">
          <TrendingDown className="size-4 shrink-0 text-accent-text" aria-hidden="true" />
          <span>
            {recordsText(nextBracket.quantity)} records would be {moneyText(nextBracket.costPrice)} each:{" "}
            {moneyText(nextBracket.totalPretaxCost)} in all, {differenceText(nextBracket.difference)}.
          </span>
        </p>
      )}
    </div>
  )
}

const differenceText = (difference: string): string =>
  difference.startsWith("-") ? `${moneyText(difference.slice(1))} less` : `${moneyText(difference)} more`
