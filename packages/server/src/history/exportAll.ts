import type { ExportColumn } from "@listwright/domain/history"
import { csvLine } from "@listwright/domain/shared"
import { Stream } from "effect"

/**
 * Streams rows as a CSV file while they're read, so that a table of any size uses only the memory of one batch. No cell
 * is interpreted as a formula.
 */
export const exportAll = <Row>(
  columns: ReadonlyArray<ExportColumn<Row>>,
  rows: Stream.Stream<Row>,
): Stream.Stream<Uint8Array> => {
  const encoder = new TextEncoder()
  const head = csvLine(columns.map(({ title }) => title))
  const lines = rows.pipe(
    Stream.chunks,
    Stream.map((part) => part.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join("")),
  )
  return Stream.map(Stream.concat(Stream.make(head), lines), (text) => encoder.encode(text))
}
