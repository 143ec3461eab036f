import { dollars } from "@listwright/domain/shared"
import { Figure } from "../../design/Figure.tsx"

/** The extra cost with its sign; it's negative if a cheaper bracket applies. */
export function ExtraCost({
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
