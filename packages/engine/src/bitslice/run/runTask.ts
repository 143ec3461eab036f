import { WORDS_PER_SPAN } from "../wasm/queryLoop.ts"
import type { Task } from "./Task.ts"

type Loop = (spans: number, count: number, out: number, rows: number) => void

const isLoop = (value: unknown): value is Loop => typeof value === "function"

/** Instantiates a module's loop for a memory. */
export const instantiate = (module: WebAssembly.Module, memory: WebAssembly.Memory): Loop => {
  const { q } = new WebAssembly.Instance(module, { e: { m: memory } }).exports
  if (!isLoop(q)) throw new Error("the module has no loop")
  return q
}

/**
 * Processes one block after another until no block is left, the answer is no longer needed, or `isOver` returns true
 * because others take precedence. Returns true if this thread is done with the task. Several threads may run a task at
 * once, each with its own number, from 0.
 */
export const runTask = (
  task: Task,
  memory: WebAssembly.Memory,
  thread = 0,
  isOver: () => boolean = () => false,
): boolean => {
  const loop = instantiate(task.module, memory)
  const words = new Int32Array(memory.buffer)
  const control = task.control / 4
  const out = task.out + thread * task.own
  for (;;) {
    if (Atomics.load(words, control + 1) !== 0) return true
    const block = Atomics.add(words, control, 1)
    if (block >= task.blockCount) return true
    const at = task.blocks / 4 + 2 * block
    const first = words[at] ?? 0
    loop(
      task.spans + 4 * WORDS_PER_SPAN * first,
      words[at + 1] ?? 0,
      out + 4 * task.counts * first,
      task.rows,
    )
    if (isOver()) return false
  }
}
