import { CHARGES } from "@listwright/domain/glossary"
import { type OrderReceipt, refundText, type SuccessView } from "@listwright/domain/order"
import type { PriceLine } from "@listwright/domain/pricing"
import { classes } from "../../design/classes.ts"
import { Money } from "../../design/Money.tsx"

export interface ReceiptLinesProps {
  readonly lines: ReadonlyArray<PriceLine>
  readonly refunds: OrderReceipt["refunds"]
  readonly view: SuccessView
}

/** The payment, line by line; the lines sum to the total before tax. */
export function ReceiptLines({ lines, refunds, view }: ReceiptLinesProps) {
  return (
    <dl className="flex flex-col gap-2">
      {lines.map(({ label, detail, amount }) => (
        <Line key={`${label} ${detail}`} label={label} detail={detail} amount={amount} />
      ))}
      <Line
        label={CHARGES.beforeTax}
        amount={view.totalBeforeTax}
        className="mt-1 border-t border-line pt-3"
      />
      <Line label={CHARGES.tax} detail={view.taxRate} amount={view.taxCharge} />
      <Line label={CHARGES.total} amount={view.totalCharge} className="text-lg font-semibold" />
      {refunds.map(({ amount, day, reason }, index) => (
        <Line
          key={`${index} ${day}`}
          label="Refunded"
          detail={refundText(reason, day)}
          amount={`-${amount}`}
          className={index === 0 ? "mt-1 border-t border-line pt-3" : ""}
        />
      ))}
    </dl>
  )
}

interface LineProps {
  readonly label: string
  readonly detail?: string
  readonly amount: string
  readonly className?: string
}

function Line({ label, detail = "", amount, className }: LineProps) {
  return (
    <div className={classes("flex items-start justify-between gap-4", className)}>
      <dt className="min-w-0">
        {label}
        {detail === "" ? null : <span className="tabular block text-xs text-muted">{detail}</span>}
      </dt>
      <dd
        className={classes(
          "shrink-0 text-right whitespace-nowrap",
          amount.startsWith("-") && "text-positive",
        )}
      >
        <Money amount={amount} />
      </dd>
    </div>
  )
}
