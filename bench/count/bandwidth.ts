import { BitsBuilder } from "../../packages/engine/src/bitslice/bits/BitsBuilder.ts"
import { planMemory } from "../../packages/engine/src/bitslice/memory/Segment.ts"
import { QueryRunner } from "../../packages/engine/src/bitslice/run/QueryRunner.ts"
import { WorkerPool } from "../../packages/engine/src/bitslice/run/WorkerPool.ts"
import { measured } from "./Measured.ts"

const VECTORS = 800_000
const SLICES = 80
/** The number of slices that a question of five criteria reads. */
const AT_ONCE = 25

/** Bytes a second that two threads read of a gigabyte, as questions read slices: no question can be faster. */
export const bandwidth = async (): Promise<number> => {
  const plan = planMemory([0], VECTORS, SLICES)
  const workers = new WorkerPool(2, { memories: plan.segments.map(({ memory }) => memory) })
  try {
    const runner = new QueryRunner(plan, workers)
    for (const { memory } of plan.segments) new Uint8Array(memory.buffer).fill(0xa5)
    const builder = new BitsBuilder()
    const spans = [{ vector: 0, vectors: VECTORS, mask: null, union: null }]
    const { times } = await measured(20, (run) => {
      const slots = Array.from({ length: AT_ONCE }, (_, at) => (run * AT_ONCE + at) % SLICES)
      const all = builder.all(slots.map((slot) => builder.load(runner.addressOf(slot), String(slot))))
      return runner.run({ counts: [all], rows: null }, spans)
    })
    return (AT_ONCE * VECTORS * 16) / (Math.min(...times) / 1_000)
  } finally {
    await workers.close()
  }
}
