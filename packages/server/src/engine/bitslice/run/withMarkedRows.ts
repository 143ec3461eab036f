import type { Bits } from "../bits/Bits.ts"
import type { SlicedUniverse } from "../Universe.ts"
import type { Span } from "./Span.ts"

/** Marks rows of some spans in a slot that is lent for as long as the work lasts; the bits beside the spans may be anything. */
export const withMarkedRows = async <A>(
  { bitmap, runner, store }: SlicedUniverse,
  rows: Bits,
  spans: ReadonlyArray<Span>,
  signal: AbortSignal | undefined,
  work: (marked: (vector: number, vectors: number) => Uint8Array) => A,
): Promise<A> => {
  const slot = store.lend()
  try {
    await runner.run({ counts: [], rows }, spans, { into: slot, signal })
    return work((vector, vectors) => bitmap(slot, vector, vectors))
  } finally {
    store.giveBack(slot)
  }
}
