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
    <section
      aria-label="Available points"
      className="rounded-card border border-line bg-surface p-5 max-lg:grid max-lg:grid-cols-[auto_minmax(0,16rem)] max-lg:justify-between max-lg:gap-x-6"
    >
      <h2 className="col-span-2 text-sm text-muted">Available points</h2>
      <p className="mt-1 text-2xl font-semibold lg:text-figure">
        <Figure text={wholeText(points.available)} />
      </p>
      <dl className="flex flex-col gap-1 text-sm max-lg:justify-center lg:mt-3 lg:border-t lg:border-line lg:pt-3">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular whitespace-nowrap">{wholeText(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
