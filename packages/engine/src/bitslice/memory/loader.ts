/** A thread that reads files into memory, verifies them, and reports any error for each. */
import { createHash } from "node:crypto"
import { closeSync, openSync, readSync } from "node:fs"
import { parentPort } from "node:worker_threads"

/** A file to read completely. */
export interface LoadTask {
  readonly id: number
  readonly path: string
  readonly bytes: number
  /** The expected checksum; null if the file is already verified. */
  readonly sha256: string | null
  /** The buffers for the file's bytes, filled one after another; if the list is empty, the bytes are discarded. */
  readonly into: ReadonlyArray<Uint8Array>
}

/** The result of loading a file. `problem` is a human-readable description of the error; null if there isn't one. */
export interface LoadResult {
  readonly id: number
  readonly problem: string | null
}

/**
 * The number of bytes to read at once, small enough that they're still in the processor's cache when the checksum is
 * computed.
 */
const CHUNK = 1 << 18

const chunks = function* ({ bytes, into }: LoadTask): Generator<Uint8Array> {
  if (into.length === 0) {
    const buffer = new Uint8Array(CHUNK)
    for (let at = 0; at < bytes; at += CHUNK) yield buffer.subarray(0, bytes - at)
  }
  for (const target of into)
    for (let at = 0; at < target.length; at += CHUNK) yield target.subarray(at, at + CHUNK)
}

const read = (file: number, task: LoadTask): string | null => {
  const hash = task.sha256 === null ? null : createHash("sha256")
  let position = 0
  for (const chunk of chunks(task)) {
    for (let filled = 0; filled < chunk.length;) {
      const bytes = readSync(file, chunk, filled, chunk.length - filled, position)
      if (bytes === 0) return `is damaged: it has ${position} bytes instead of ${task.bytes}`
      filled += bytes
      position += bytes
    }
    hash?.update(chunk)
  }
  return hash === null || hash.digest("hex") === task.sha256 ? null : "is damaged: its checksum is wrong"
}

const load = (task: LoadTask): string | null => {
  let file: number | undefined
  try {
    file = openSync(task.path, "r")
    return read(file, task)
  } catch (cause) {
    return `cannot be read: ${String(cause)}`
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

parentPort?.on("message", (task: LoadTask) => {
  const loaded: LoadResult = { id: task.id, problem: load(task) }
  parentPort?.postMessage(loaded)
})
