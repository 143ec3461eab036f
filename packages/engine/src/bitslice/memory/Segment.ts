import { VECTOR_BYTES } from "../../format/layout/layOutRows.ts"
import { MAX_PAGES } from "../wasm/moduleBytes.ts"

const PAGE = 65_536

/**
 * Some of a universe's vectors, starting with `first`, in their own memory: slots of `stride` bytes each, which contain
 * a slice or another bitmap, followed by the questions' scratch memory. Slot i has the same meaning in every segment.
 */
export interface Segment {
  readonly first: number
  readonly vectors: number
  readonly memory: WebAssembly.Memory
}

/** A universe's layout in memory. */
export interface MemoryPlan {
  readonly segments: ReadonlyArray<Segment>
  readonly slots: number
  /** The size of a slot in bytes. */
  readonly stride: number
  /** The start of the scratch space, and its length. */
  readonly scratch: number
  readonly scratchBytes: number
}

/** The maximum size of slots in one segment, in bytes, which leaves room for the scratch memory within 4 GiB. */
const MAX_SLOT_BYTES = 3.7 * 2 ** 30
const SCRATCH_BYTES = 128 * 2 ** 20

/**
 * Splits a universe into as few segments as its slots allow, at the first vectors of ZIP Codes (`cuts`, ascending,
 * starting with 0), so no ZIP Code is in two segments. Throws a RangeError if a single ZIP Code is too large.
 */
export const planMemory = (
  cuts: ReadonlyArray<number>,
  vectors: number,
  slots: number,
  mostSlotBytes = MAX_SLOT_BYTES,
): MemoryPlan => {
  const most = Math.max(Math.floor(mostSlotBytes / slots / VECTOR_BYTES), 1)
  const starts = [0]
  for (const [at, cut] of cuts.entries()) {
    const end = cuts[at + 1] ?? vectors
    if (cut > (starts.at(-1) ?? 0) && end - (starts.at(-1) ?? 0) > most) starts.push(cut)
  }
  const lengths = starts.map((start, at) => (starts[at + 1] ?? vectors) - start)
  const stride = Math.max(...lengths, 1) * VECTOR_BYTES
  const scratch = slots * stride
  const pages = Math.ceil((scratch + SCRATCH_BYTES) / PAGE)
  if (pages > MAX_PAGES)
    throw new RangeError(`a ZIP Code needs ${pages} pages of memory, and a memory has ${MAX_PAGES}`)
  return {
    segments: starts.map((first, at) => ({
      first,
      vectors: lengths[at] ?? 0,
      memory: new WebAssembly.Memory({ initial: pages, maximum: MAX_PAGES, shared: true }),
    })),
    slots,
    stride,
    scratch,
    scratchBytes: pages * PAGE - scratch,
  }
}
