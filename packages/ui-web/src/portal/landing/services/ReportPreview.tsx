import type { CustomerReport } from "@listwright/domain/reports"
import type { ReactNode } from "react"

const WIDTH = 160
const HEIGHT = 72

/** Draws customers among other people, as filled dots among hollow dots. */
const lookAlike = (): ReactNode =>
  Array.from({ length: 40 }, (_, at) => {
    const [column, row] = [at % 10, Math.floor(at / 10)]
    const isLike = (column * 7 + row * 11) % 5 < 2 && column > 2
    return (
      <circle
        key={at}
        cx={12 + column * 15.2}
        cy={12 + row * 16}
        r="4.5"
        className={isLike ? "fill-accent" : "fill-none stroke-line-strong"}
      />
    )
  })

/** Draws the deciles of a market, best first. */
const enhanced = (): ReactNode =>
  [60, 48, 39, 31, 25, 20, 16, 13, 10, 8].map((height, at) => (
    <rect
      key={height}
      x={6 + at * 15}
      y={HEIGHT - 4 - height}
      width="11"
      height={height}
      rx="1.5"
      className={at < 3 ? "fill-accent" : "fill-line-strong"}
    />
  ))

/** Draws traits that deviate from the average in both directions. */
const portrait = (): ReactNode => (
  <>
    {[34, -18, 52, -40, 22].map((length, at) => (
      <rect
        key={length}
        x={WIDTH / 2 + Math.min(0, length)}
        y={5 + at * 13}
        width={Math.abs(length)}
        height="8"
        rx="1.5"
        className={length > 0 ? "fill-accent" : "fill-line-strong"}
      />
    ))}
    <line x1={WIDTH / 2} x2={WIDTH / 2} y1="2" y2={HEIGHT - 2} className="stroke-muted" />
  </>
)

/** Draws regions, shaded by their similarity to the customers. */
const regional = (): ReactNode =>
  Array.from({ length: 24 }, (_, at) => {
    const [column, row] = [at % 8, Math.floor(at / 8)]
    const shade = ((column * 5 + row * 3) % 7) / 7
    return (
      <rect
        key={at}
        x={6 + column * 18.7}
        y={4 + row * 22}
        width="16.5"
        height="20"
        rx="2"
        className="fill-accent"
        fillOpacity={0.12 + shade * 0.8}
      />
    )
  })

const DRAWN: Readonly<Record<CustomerReport["linkKey"], () => ReactNode>> = {
  reportLookALike: lookAlike,
  reportEnhanceLookAlike: enhanced,
  reportPortrait: portrait,
  reportPortraitRegional: regional,
}

/** A drawing of a chart like those in a report; its figures are fictitious. */
export function ReportPreview({ report }: { readonly report: CustomerReport["linkKey"] }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mb-1 h-20 w-full rounded-control bg-raised p-1"
      aria-hidden="true"
    >
      {DRAWN[report]()}
    </svg>
  )
}
