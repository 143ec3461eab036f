import type { Points } from "@listwright/domain/rewards"
import { wholeText } from "@listwright/domain/shared"
import { Figure } from "../design/Figure.tsx"

/** What there is to redeem, and where it comes from. spec: portal §2 (Rewards page: available-points panel) */
export function PointsPanel({ points }: { readonly points: Points }) {
  const rows = [
    ["Earned on orders", points.earned],
    ["Bonus", points.bonus],
    ["Redeemed", points.redeemed],
  ] as const
  return (
    <section aria-label="Available points" className="rounded-card border border-line bg-surface p-5">
      <h2 className="text-sm text-muted">Available points</h2>
      <p className="mt-1 text-[44px] leading-[1.15] font-semibold">
        <Figure text={wholeText(points.available)} />
      </p>
      <dl className="mt-3 flex flex-col gap-1 border-t border-line pt-3 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular">{wholeText(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
