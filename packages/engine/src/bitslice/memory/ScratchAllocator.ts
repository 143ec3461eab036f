/** Raised when there's no room for a question because too many are running at once. */
export class ScratchFullError extends Error {
  constructor(bytes: number) {
    super(`there is no room for ${bytes} bytes of a question`)
  }
}

/** The alignment of pieces, the same as that of vectors. */
const ALIGNMENT = 16

interface Gap {
  start: number
  end: number
}

/** Allocates pieces of a memory for questions and frees them. */
export class ScratchAllocator {
  readonly #gaps: Array<Gap>
  readonly #taken = new Map<number, number>()

  constructor(start: number, bytes: number) {
    this.#gaps = [{ start, end: start + bytes }]
  }

  /** Returns the address of a new piece, whose bytes are uninitialized. */
  take(bytes: number): number {
    const length = Math.max(Math.ceil(bytes / ALIGNMENT) * ALIGNMENT, ALIGNMENT)
    const at = this.#gaps.findIndex(({ end, start }) => end - start >= length)
    const gap = this.#gaps[at]
    if (gap === undefined) throw new ScratchFullError(bytes)
    const address = gap.start
    gap.start += length
    if (gap.start === gap.end) this.#gaps.splice(at, 1)
    this.#taken.set(address, length)
    return address
  }

  give(address: number): void {
    const length = this.#taken.get(address)
    if (length === undefined) throw new Error(`nothing was taken at ${address}`)
    this.#taken.delete(address)
    const gaps = this.#gaps
    const found = gaps.findIndex(({ start }) => start > address)
    const at = found === -1 ? gaps.length : found
    gaps.splice(at, 0, { start: address, end: address + length })
    const [here, next] = [gaps[at], gaps[at + 1]]
    if (here !== undefined && next !== undefined && here.end === next.start) {
      here.end = next.end
      gaps.splice(at + 1, 1)
    }
    const before = gaps[at - 1]
    if (before !== undefined && here !== undefined && before.end === here.start) {
      before.end = here.end
      gaps.splice(at, 1)
    }
  }
}
