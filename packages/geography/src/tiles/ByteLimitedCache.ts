/** A cached value, whose size is the size of its bytes. */
interface Held {
  readonly bytes: Uint8Array
}

/** A cache of the most recently used values, limited to `most` bytes. */
export class ByteLimitedCache<Value extends Held> {
  readonly #most: number
  readonly #held = new Map<string, Value>()
  #size = 0

  constructor(most: number) {
    this.#most = most
  }

  /** The size of the cache in bytes. */
  get size(): number {
    return this.#size
  }

  get(key: string): Value | undefined {
    const found = this.#held.get(key)
    if (found === undefined) return undefined
    // A map goes from the entry that was added first: this one becomes the last.
    this.#held.delete(key)
    this.#held.set(key, found)
    return found
  }

  set(key: string, value: Value): void {
    this.#forget(key)
    this.#held.set(key, value)
    this.#size += costOf(key, value)
    for (const oldest of this.#held.keys()) {
      if (this.#size <= this.#most) return
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    const known = this.#held.get(key)
    if (known === undefined) return
    this.#held.delete(key)
    this.#size -= costOf(key, known)
  }
}

/** The approximate overhead of an entry in bytes, which even an empty tile has. */
const ENTRY = 400

const costOf = (key: string, { bytes }: Held): number => ENTRY + key.length + bytes.length
