import { VECTOR_BYTES } from "../../../universe/layout/layOutRows.ts"
import type { MemoryPlan, Segment } from "../memory/Segment.ts"
import { Scratch } from "../memory/Scratch.ts"
import { histogramBytes, histogramModule } from "../wasm/histogramLoop.ts"
import { type Query, queryModule, SPAN_WORDS } from "../wasm/queryLoop.ts"
import { Breath } from "./Breath.ts"
import { Cancelled } from "./Cancelled.ts"
import { MOST_VECTORS, type Piece, piecesIn } from "./pieces.ts"
import { runTask } from "./runTask.ts"
import type { Span } from "./Span.ts"
import type { Task } from "./Task.ts"
import type { Workers } from "./Workers.ts"

/** Vectors of a block of work: a fraction of a millisecond, and as long as it takes to stop. */
const BLOCK_VECTORS = 8_192
/** A question of at most so many vectors takes less than waking the workers does. */
const FEW_VECTORS = 12_000

/** Bytes of a module that may hold the thread while they are compiled: a millisecond or two. */
const SMALL_MODULE = 16_384

/** Compiles what is long beside the thread that everybody waits for. */
const compiled = (bytes: Uint8Array<ArrayBuffer>, breath: Breath): Promise<WebAssembly.Module> =>
  bytes.length > SMALL_MODULE
    ? breath.waitFor(WebAssembly.compile(bytes))
    : Promise.resolve(new WebAssembly.Module(bytes))

/** The loop of a question, and what it writes: numbers for each span, or bytes for each thread. */
interface Loop {
  readonly module: WebAssembly.Module
  readonly counts: number
  readonly own: number
  /** Addresses of slices, for a loop that is not made for them: it gets theirs. Otherwise where it writes rows. */
  readonly slices: ReadonlyArray<number> | number
}

interface Prepared {
  readonly task: Task
  readonly pieces: ReadonlyArray<Piece>
  readonly vectors: number
  readonly give: () => void
}

/** Runs queries over the segments of a universe. */
export class QueryRunner {
  readonly #plan: MemoryPlan
  readonly #workers: Workers
  readonly #scratch: ReadonlyArray<Scratch>
  /** In every segment: as many vectors of ones as a piece may have. */
  readonly #ones: number
  readonly #histograms = new Map<number, WebAssembly.Module>()
  #nextId = 1

  constructor(plan: MemoryPlan, workers: Workers) {
    this.#plan = plan
    this.#workers = workers
    this.#scratch = plan.segments.map(() => new Scratch(plan.scratch, plan.scratchBytes))
    const ones = this.#scratch.map((scratch) => scratch.take(MOST_VECTORS * VECTOR_BYTES))
    this.#ones = ones[0] ?? 0
    for (const { memory } of plan.segments)
      new Uint8Array(memory.buffer, this.#ones, MOST_VECTORS * VECTOR_BYTES).fill(0xff)
  }

  /** Short questions are answered by the calling thread. */
  get #threads(): number {
    return Math.max(this.#workers.count, 1)
  }

  /** Where a slot begins in every segment. */
  addressOf(slot: number): number {
    return slot * this.#plan.stride
  }

  /**
   * The counts of a query, span by span: those of span i start at i times the number of counts. Rows go to the slot
   * `into`, of which the bits outside the spans are left as they are. Rejects with `Cancelled`.
   */
  async run(
    query: Query,
    spans: ReadonlyArray<Span>,
    { breath = new Breath(), into = 0 }: { readonly into?: number; readonly breath?: Breath } = {},
  ): Promise<Int32Array> {
    const counts = new Int32Array(spans.length * query.counts.length)
    if (spans.length === 0) return counts
    if (breath.isDue) await breath.take()
    const module = await compiled(queryModule(query), breath)
    const loop = { module, counts: query.counts.length, own: 0, slices: this.addressOf(into) }
    await this.#run(loop, spans, breath, (prepared, segment) => this.#collect(prepared, segment, counts))
    return counts
  }

  /**
   * How many rows of the spans have each code. `code` are the slots of its bits, bit 0 first, at most `MOST_CODE_BITS`;
   * `rows` is the slot that marks the rows to count, whatever the spans' masks are. Rejects with `Cancelled`.
   */
  async histogram(
    { code, rows }: { readonly code: ReadonlyArray<number>; readonly rows: number },
    spans: ReadonlyArray<Span>,
    breath: Breath = new Breath(),
  ): Promise<Int32Array> {
    const codes = 2 ** code.length
    const records = new Int32Array(codes)
    if (spans.length === 0) return records
    const own = histogramBytes(code.length)
    const slices = [...code, rows].map((slot) => this.addressOf(slot))
    const loop = { module: this.#histogramModule(code.length), counts: 0, own, slices }
    await this.#run(loop, spans, breath, ({ task }, { memory }) => {
      for (let thread = 0; thread < this.#threads; thread++) {
        // The first half of the bins are those of rows that do not count.
        const found = new Int32Array(memory.buffer, task.out + thread * own + 4 * codes, codes)
        for (let at = 0; at < codes; at++) records[at] = (records[at] ?? 0) + (found[at] ?? 0)
      }
    })
    return records
  }

  /** Kept, since only a loop that ran before runs at its full speed. */
  #histogramModule(bits: number): WebAssembly.Module {
    const known = this.#histograms.get(bits) ?? new WebAssembly.Module(histogramModule(bits))
    this.#histograms.set(bits, known)
    return known
  }

  /** Runs a loop over the spans, one segment after another, and collects what it finds in each. */
  async #run(
    loop: Loop,
    spans: ReadonlyArray<Span>,
    breath: Breath,
    collect: (prepared: Prepared, segment: Segment) => void,
  ): Promise<void> {
    for (const [index, segment] of this.#plan.segments.entries()) {
      if (breath.isDue) await breath.take()
      const prepared = this.#prepare(segment, index, loop, spans)
      if (prepared === undefined) continue
      try {
        await this.#work(prepared, segment, breath)
        collect(prepared, segment)
      } finally {
        prepared.give()
      }
    }
  }

  #prepare(
    segment: Segment,
    index: number,
    { counts, module, own, slices }: Loop,
    spans: ReadonlyArray<Span>,
  ): Prepared | undefined {
    const pieces = piecesIn(segment, spans)
    const scratch = this.#scratch[index]
    if (pieces.length === 0 || scratch === undefined) return undefined
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
        if (mask === null) return this.#ones - start
        const known = copied.get(mask)
        if (known !== undefined) return known - start
        const address = take(mask.length)
        new Uint8Array(buffer, address, mask.length).set(mask)
        copied.set(mask, address)
        return address - start
      }
      const table = take(4 * SPAN_WORDS * pieces.length)
      const blocks = take(8 * pieces.length)
      const [spanWords, blockWords] = [
        new Int32Array(buffer, table, SPAN_WORDS * pieces.length),
        new Int32Array(buffer, blocks, 2 * pieces.length),
      ]
      let blockCount = 0
      let room = 0
      let vectors = 0
      for (const [at, { end, mask, start, union }] of pieces.entries()) {
        spanWords[SPAN_WORDS * at] = start
        spanWords[SPAN_WORDS * at + 1] = end
        spanWords[SPAN_WORDS * at + 2] = addressOf(mask, start)
        spanWords[SPAN_WORDS * at + 3] = addressOf(union, start)
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
      const outBytes = 4 * counts * pieces.length + own * this.#threads
      const out = take(outBytes)
      if (own > 0) new Uint8Array(buffer, out, outBytes).fill(0)
      const task: Task = {
        id: this.#nextId++,
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

  async #work({ task, vectors }: Prepared, { memory }: Segment, breath: Breath): Promise<void> {
    const { signal } = breath
    if (vectors <= FEW_VECTORS) {
      runTask(task, memory)
      return
    }
    const stop = (): void => {
      Atomics.store(new Int32Array(memory.buffer), task.control / 4 + 1, 1)
    }
    signal.addEventListener("abort", stop)
    try {
      // The scratch is theirs until the last of them has stopped.
      await breath.waitFor(this.#workers.run(task, breath.isShort))
    } finally {
      signal.removeEventListener("abort", stop)
    }
    if (signal.aborted) throw new Cancelled()
  }

  #collect({ pieces, task }: Prepared, { memory }: Segment, counts: Int32Array): void {
    const found = new Int32Array(memory.buffer, task.out, task.counts * pieces.length)
    for (const [at, { span }] of pieces.entries())
      for (let index = 0; index < task.counts; index++) {
        const place = span * task.counts + index
        counts[place] = (counts[place] ?? 0) + (found[at * task.counts + index] ?? 0)
      }
  }
}
