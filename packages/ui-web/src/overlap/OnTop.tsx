import { dollars } from "@listwright/domain/shared"
import { Figure } from "../design/Figure.tsx"

/** What something costs more, with its sign; less, where a cheaper bracket begins. */
export function OnTop({
  amount,
  isPending,
}: {
  readonly amount: string | null
  readonly isPending: boolean
}) {
  if (amount === null) return <span className="text-muted">No price</span>
  const sign = amount.startsWith("-") ? "" : "+"
  const isNothing = Number(amount) === 0
  return (
    <Figure
      text={`${sign}${dollars(amount)}`}
      isPending={isPending}
      {...(isNothing ? { className: "text-muted" } : {})}
    />
  )
}
