/** A mark at a point where a line crosses itself: a cross in a ring, so recognizing it doesn't depend on color. */
export function CrossingMark({ at: [x, y] }: { readonly at: readonly [x: number, y: number] }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-crossing aria-hidden="true">
      <circle r="11" className="fill-critical-soft stroke-critical" strokeWidth="2" />
      <path d="M-4 -4L4 4M4 -4L-4 4" className="stroke-critical" strokeWidth="2.5" strokeLinecap="round" />
    </g>
  )
}
