/** The interval at which a process is pinged. */
const BEAT_MS = 500

/**
 * The number of consecutive missed beats after which a process is considered hung. It counts beats, not milliseconds:
 * on a machine that slept, both sides missed the same beats. A busy process answers between two turns of a few
 * milliseconds each.
 */
const MAX_MISSED = 6

/** Watches a process that responds to pings; any message from it proves that it's alive. */
export class Heartbeat {
  readonly #timer: NodeJS.Timeout
  #missed = 0

  /** `beat` pings the process; `hangs` is called at most once. */
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
