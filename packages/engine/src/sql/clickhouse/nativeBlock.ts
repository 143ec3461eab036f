import { clickHouseDialect } from "./clickHouseDialect.ts"
import type { WideColumn, WideType } from "../wide/wideColumns.ts"

/** A value in a column: a 64-bit number, another number, or a string. */
export type Cell = bigint | number | string

const encoder = new TextEncoder()

/** Encodes a whole number in groups of seven bits, lowest first. */
const lengthBytes = (length: number): ReadonlyArray<number> => {
  const bytes: Array<number> = []
  for (let rest = length; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest]
    bytes.push((rest % 128) + 128)
  }
}

const textBytes = (text: string): ReadonlyArray<Uint8Array> => {
  const bytes = encoder.encode(text)
  return [Uint8Array.from(lengthBytes(bytes.length)), bytes]
}

const SIZES = { u8: 1, u16: 2, u32: 4, u64: 8, f64: 8 } as const satisfies Record<
  Exclude<WideType, "text">,
  number
>

const cellBytes = (type: WideType, cells: ReadonlyArray<Cell>): ReadonlyArray<Uint8Array> => {
  if (type === "text") return cells.flatMap((cell) => textBytes(String(cell)))
  const size = SIZES[type]
  const bytes = new Uint8Array(cells.length * size)
  const view = new DataView(bytes.buffer)
  for (const [at, cell] of cells.entries()) {
    const offset = at * size
    switch (type) {
      case "u8":
        view.setUint8(offset, Number(cell))
        break
      case "u16":
        view.setUint16(offset, Number(cell), true)
        break
      case "u32":
        view.setUint32(offset, Number(cell), true)
        break
      case "u64":
        view.setBigUint64(offset, BigInt(cell), true)
        break
      case "f64":
        view.setFloat64(offset, Number(cell), true)
    }
  }
  return [bytes]
}

/**
 * Encodes rows in ClickHouse's Native format, column by column; unlike with a text format, no doubles have to be
 * parsed. `cells` has an array per column, all of the same length.
 */
export const nativeBlock = (
  columns: ReadonlyArray<WideColumn>,
  cells: ReadonlyArray<ReadonlyArray<Cell>>,
): Uint8Array =>
  Buffer.concat([
    Uint8Array.from([...lengthBytes(columns.length), ...lengthBytes(cells[0]?.length ?? 0)]),
    ...columns.flatMap(({ name, type }, at) => [
      ...textBytes(name),
      ...textBytes(clickHouseDialect.types[type]),
      ...cellBytes(type, cells[at] ?? []),
    ]),
  ])
