/** Prints rows as a table with aligned columns; figures to the right. */
export const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): void => {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? "").length)),
  )
  const line = (cells: ReadonlyArray<string>) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
  process.stdout.write(`${line(head)}\n${widths.map((width) => "-".repeat(width)).join("  ")}\n`)
  for (const row of rows) process.stdout.write(`${line(row)}\n`)
}

/** The middle and the 99th percentile of some times. */
export const percentiles = (times: ReadonlyArray<number>): { readonly p50: number; readonly p99: number } => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
