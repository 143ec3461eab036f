import { classes } from "../../design/classes.ts"

/** The number of pixels per list, for the dots and the letters above them. */
export const DOT_CELL_PX = 28

/**
 * A dot for each list, filled if the list contains the region, with a line from the first filled dot to the last. The
 * row contains the same information in words.
 */
export function ListDots({
  lists,
  filled,
}: {
  readonly lists: number
  readonly filled: ReadonlyArray<number>
}) {
  const [first = 0, last = first] = [filled[0], filled.at(-1)]
  return (
    <span aria-hidden="true" className="relative flex h-6 w-max items-center">
      <span
        className="absolute h-0.5 rounded-full bg-accent-text"
        style={{ left: (first + 0.5) * DOT_CELL_PX, width: (last - first) * DOT_CELL_PX }}
      />
      {Array.from({ length: lists }, (_, at) => (
        <span key={at} className="grid place-items-center" style={{ width: DOT_CELL_PX }}>
          <span
            className={classes(
              "relative size-3 rounded-full border-2",
              filled.includes(at) ? "border-accent-text bg-accent-text" : "border-line bg-surface",
            )}
          />
        </span>
      ))}
    </span>
  )
}
