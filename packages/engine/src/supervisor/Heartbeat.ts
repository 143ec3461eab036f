/** The interval at which a process is asked whether it's alive. */
const BEAT_MS = 500

/**
 * After this many missed beats in a row, a process hangs. Counts beats, not milliseconds: on a machine that slept, both
 * sides missed the same ones. A busy process answers between two turns of some milliseconds each.
 */
const MAX_MISSED = 6

/** Watches over a process that answers beats, and that anything it says is proof of. */
export class Heartbeat {
  readonly #timer: NodeJS.Timeout
  #missed = 0

  /** `beat` asks the process; `hangs` is called once. */
  constructor(beat: () => void, hangs: () => void) {
    this.#timer = setInterval(() => {
      if (this.#missed >= MAX_MISSED) {
        this.stop()
        hangs()
        return
      }
      this.#missed++
      beat()
    }, BEAT_MS)
  }

  heard(): void {
    this.#missed = 0
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
