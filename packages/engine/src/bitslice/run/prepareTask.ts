import { VECTOR_BYTES } from "../../format/layout/layOutRows.ts"
import type { ScratchAllocator } from "../memory/ScratchAllocator.ts"
import type { Segment } from "../memory/Segment.ts"
import { WORDS_PER_SPAN } from "../wasm/queryLoop.ts"
import { type SpanPart, listSpanParts } from "./spanParts.ts"
import type { Span } from "./Span.ts"
import type { Task } from "./Task.ts"

/**
 * The number of vectors in a block of work, small enough that running a block, or stopping after it, takes a fraction
 * of a millisecond.
 */
const BLOCK_VECTORS = 8_192

/** A question's loop and its output: numbers per span, or bytes per thread. */
export interface Loop {
  readonly module: WebAssembly.Module
  readonly counts: number
  readonly own: number
  /** The loop's duration as a multiple of a plain question's loop. */
  readonly weight: number
  /** The addresses of slices, for a loop with slice parameters; otherwise the address where the loop writes rows. */
  readonly slices: ReadonlyArray<number> | number
}

export interface PreparedTask {
  readonly task: Task
  readonly pieces: ReadonlyArray<SpanPart>
  readonly vectors: number
  readonly give: () => void
}

/** The segment in which a task is prepared, with the data needed to prepare it. */
export interface TaskWorkspace {
  readonly id: number
  readonly segment: Segment
  /** The segment's index. */
  readonly index: number
  readonly scratch: ScratchAllocator
  /** The address of a bitmap of ones in the segment. */
  readonly ones: number
  readonly threads: number
}

/**
 * Writes the data that threads need to run a loop over the spans to a segment's memory; returns undefined if no span is
 * in the segment.
 */
export const prepareTask = (
  { id, index, ones, scratch, segment, threads }: TaskWorkspace,
  { counts, module, own, slices }: Loop,
  spans: ReadonlyArray<Span>,
): PreparedTask | undefined => {
  const pieces = listSpanParts(segment, spans)
  if (pieces.length === 0) return undefined
  const addresses: Array<number> = []
  const take = (bytes: number): number => {
    const address = scratch.take(bytes)
    addresses.push(address)
    return address
  }
  const write = (words: ReadonlyArray<number>): number => {
    const address = take(4 * words.length)
    new Int32Array(segment.memory.buffer, address, words.length).set(words)
    return address
  }
  const give = (): void => {
    for (const address of addresses) scratch.give(address)
  }
  try {
    const buffer = segment.memory.buffer
    const copied = new Map<Uint8Array, number>()
    const addressOf = (mask: Uint8Array | null, start: number): number => {
      if (mask === null) return ones - start
      const known = copied.get(mask)
      if (known !== undefined) return known - start
      const address = take(mask.length)
      new Uint8Array(buffer, address, mask.length).set(mask)
      copied.set(mask, address)
      return address - start
    }
    const table = take(4 * WORDS_PER_SPAN * pieces.length)
    const blocks = take(8 * pieces.length)
    const [spanWords, blockWords] = [
      new Int32Array(buffer, table, WORDS_PER_SPAN * pieces.length),
      new Int32Array(buffer, blocks, 2 * pieces.length),
    ]
    let blockCount = 0
    let room = 0
    let vectors = 0
    for (const [at, { end, mask, start, union }] of pieces.entries()) {
      spanWords[WORDS_PER_SPAN * at] = start
      spanWords[WORDS_PER_SPAN * at + 1] = end
      spanWords[WORDS_PER_SPAN * at + 2] = addressOf(mask, start)
      spanWords[WORDS_PER_SPAN * at + 3] = addressOf(union, start)
      if (room <= 0) {
        blockWords[2 * blockCount] = at
        blockWords[2 * blockCount + 1] = 0
        blockCount++
        room = BLOCK_VECTORS
      }
      const length = (end - start) / VECTOR_BYTES
      blockWords[2 * blockCount - 1] = (blockWords[2 * blockCount - 1] ?? 0) + 1
      room -= length
      vectors += length
    }
    const control = take(8)
    new Int32Array(buffer, control, 2).fill(0)
    const outBytes = 4 * counts * pieces.length + own * threads
    const out = take(outBytes)
    if (own > 0) new Uint8Array(buffer, out, outBytes).fill(0)
    const task: Task = {
      id,
      segment: index,
      module,
      spans: table,
      blocks,
      blockCount,
      control,
      out,
      counts,
      own,
      rows: typeof slices === "number" ? slices : write(slices),
    }
    return { task, pieces, vectors, give }
  } catch (cause) {
    give()
    throw cause
  }
}
