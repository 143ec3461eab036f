import type { Bits } from "../bits/Bits.ts"
import type { SlicedUniverse } from "../Universe.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import type { Span } from "./Span.ts"

/**
 * Marks the rows in some spans in a slot borrowed for the duration of the work; the bits outside the spans are
 * undefined. Spans that share rows must agree on them.
 */
export const withMarkedSlot = async <A>(
  { runner, store }: SlicedUniverse,
  rows: Bits,
  spans: ReadonlyArray<Span>,
  yielder: Yielder,
  work: (slot: number) => A,
): Promise<Awaited<A>> => {
  const slot = store.lend()
  try {
    await runner.run({ counts: [], rows }, spans, { into: slot, yielder })
    return await work(slot)
  } finally {
    store.giveBack(slot)
  }
}

/** Marks rows like `withMarkedSlot`, for work that examines the bits. */
export const withMarkedRows = <A>(
  universe: SlicedUniverse,
  rows: Bits,
  spans: ReadonlyArray<Span>,
  yielder: Yielder,
  work: (marked: (vector: number, vectors: number) => Uint8Array) => A,
): Promise<Awaited<A>> =>
  withMarkedSlot(universe, rows, spans, yielder, (slot) =>
    work((vector, vectors) => universe.bitmap(slot, vector, vectors)),
  )
