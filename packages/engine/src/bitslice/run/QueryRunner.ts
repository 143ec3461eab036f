import { VECTOR_BYTES } from "../../format/layout/layOutRows.ts"
import type { MemoryPlan, Segment } from "../memory/Segment.ts"
import { ScratchAllocator } from "../memory/ScratchAllocator.ts"
import { histogramBytes, histogramModule } from "../wasm/histogramLoop.ts"
import { type Query, queryModule } from "../wasm/queryLoop.ts"
import { Yielder } from "../../turns/Yielder.ts"
import { CanceledError } from "../../turns/CanceledError.ts"
import { MAX_VECTORS_PER_PART } from "./spanParts.ts"
import { type Loop, type PreparedTask, prepareTask } from "./prepareTask.ts"
import { runTask } from "./runTask.ts"
import type { Span } from "./Span.ts"
import type { WorkerPool } from "./WorkerPool.ts"

/** The number of vectors up to which running a question takes less time than waking the workers. */
const FEW_VECTORS = 12_000

/** The size of a plain question's module, in bytes. */
const PLAIN_MODULE = 4_096
/** The maximum size in bytes of a module that may be compiled on the main thread, which takes a millisecond or two. */
const SMALL_MODULE = 16_384

/** Compiles long loops off the main thread, so they don't block it. */
const compiled = (bytes: Uint8Array<ArrayBuffer>, yielder: Yielder): Promise<WebAssembly.Module> =>
  bytes.length > SMALL_MODULE
    ? yielder.waitFor(WebAssembly.compile(bytes))
    : Promise.resolve(new WebAssembly.Module(bytes))

/** Runs queries over a universe's segments. */
export class QueryRunner {
  readonly #plan: MemoryPlan
  readonly #workers: WorkerPool
  readonly #scratch: ReadonlyArray<ScratchAllocator>
  /** The address in every segment of a bitmap of ones, which is as long as the longest piece. */
  readonly #ones: number
  readonly #histograms = new Map<number, WebAssembly.Module>()
  #nextId = 1

  constructor(plan: MemoryPlan, workers: WorkerPool) {
    this.#plan = plan
    this.#workers = workers
    this.#scratch = plan.segments.map(() => new ScratchAllocator(plan.scratch, plan.scratchBytes))
    const ones = this.#scratch.map((scratch) => scratch.take(MAX_VECTORS_PER_PART * VECTOR_BYTES))
    this.#ones = ones[0] ?? 0
    for (const { memory } of plan.segments)
      new Uint8Array(memory.buffer, this.#ones, MAX_VECTORS_PER_PART * VECTOR_BYTES).fill(0xff)
  }

  /** The number of threads; without workers, the calling thread counts as one. */
  get #threads(): number {
    return Math.max(this.#workers.count, 1)
  }

  /** Returns a slot's address in every segment. */
  addressOf(slot: number): number {
    return slot * this.#plan.stride
  }

  /**
   * Returns a query's counts, span by span: those of span i start at i times the number of counts. Writes rows to the
   * slot `into`, leaving the bits outside the spans unchanged. Rejects with `Cancelled`.
   */
  async run(
    query: Query,
    spans: ReadonlyArray<Span>,
    { yielder = new Yielder(), into = 0 }: { readonly into?: number; readonly yielder?: Yielder } = {},
  ): Promise<Int32Array> {
    const counts = new Int32Array(spans.length * query.counts.length)
    if (spans.length === 0) return counts
    if (yielder.isDue) await yielder.pause()
    const bytes = queryModule(query)
    const loop: Loop = {
      module: await compiled(bytes, yielder),
      counts: query.counts.length,
      own: 0,
      weight: Math.max(bytes.length / PLAIN_MODULE, 1),
      slices: this.addressOf(into),
    }
    await this.#run(loop, spans, yielder, (prepared, segment) => this.#collect(prepared, segment, counts))
    return counts
  }

  /**
   * Counts the rows in the spans by code. `code` contains the slots of the code's bits, bit 0 first, at most
   * `MAX_CODE_BITS`; `rows` is the slot that marks the rows to count, regardless of the spans' masks. Rejects with
   * `Cancelled`.
   */
  async histogram(
    { code, rows }: { readonly code: ReadonlyArray<number>; readonly rows: number },
    spans: ReadonlyArray<Span>,
    yielder: Yielder = new Yielder(),
  ): Promise<Int32Array> {
    const codes = 2 ** code.length
    const records = new Int32Array(codes)
    if (spans.length === 0) return records
    const own = histogramBytes(code.length)
    const slices = [...code, rows].map((slot) => this.addressOf(slot))
    const loop = { module: this.#histogramModule(code.length), counts: 0, own, weight: 1, slices }
    await this.#run(loop, spans, yielder, ({ task }, { memory }) => {
      for (let thread = 0; thread < this.#threads; thread++) {
        // The first half of the bins are those of rows that do not count.
        const found = new Int32Array(memory.buffer, task.out + thread * own + 4 * codes, codes)
        for (let at = 0; at < codes; at++) records[at] = (records[at] ?? 0) + (found[at] ?? 0)
      }
    })
    return records
  }

  /** Returns the histogram module, which is cached because a loop reaches full speed only after it has run. */
  #histogramModule(bits: number): WebAssembly.Module {
    const known = this.#histograms.get(bits) ?? new WebAssembly.Module(histogramModule(bits))
    this.#histograms.set(bits, known)
    return known
  }

  /** Runs a loop over the spans, one segment after another, and collects its output from each. */
  async #run(
    loop: Loop,
    spans: ReadonlyArray<Span>,
    yielder: Yielder,
    collect: (prepared: PreparedTask, segment: Segment) => void,
  ): Promise<void> {
    for (const [index, segment] of this.#plan.segments.entries()) {
      if (yielder.isDue) await yielder.pause()
      const scratch = this.#scratch[index]
      if (scratch === undefined) continue
      const ground = { id: this.#nextId++, segment, index, scratch, ones: this.#ones, threads: this.#threads }
      const prepared = prepareTask(ground, loop, spans)
      if (prepared === undefined) continue
      try {
        await this.#work(prepared, loop.weight, segment, yielder)
        collect(prepared, segment)
      } finally {
        prepared.give()
      }
    }
  }

  async #work(
    { task, vectors }: PreparedTask,
    weight: number,
    { memory }: Segment,
    yielder: Yielder,
  ): Promise<void> {
    const { signal } = yielder
    if (vectors * weight <= FEW_VECTORS) {
      runTask(task, memory)
      return
    }
    const stop = (): void => {
      Atomics.store(new Int32Array(memory.buffer), task.control / 4 + 1, 1)
    }
    signal.addEventListener("abort", stop)
    try {
      // The scratch is theirs until the last of them has stopped.
      await yielder.waitFor(this.#workers.run(task, yielder.isShort))
    } finally {
      signal.removeEventListener("abort", stop)
    }
    if (signal.aborted) throw new CanceledError()
  }

  #collect({ pieces, task }: PreparedTask, { memory }: Segment, counts: Int32Array): void {
    const found = new Int32Array(memory.buffer, task.out, task.counts * pieces.length)
    for (const [at, { span }] of pieces.entries())
      for (let index = 0; index < task.counts; index++) {
        const place = span * task.counts + index
        counts[place] = (counts[place] ?? 0) + (found[at * task.counts + index] ?? 0)
      }
  }
}
