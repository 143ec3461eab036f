/** The interval at which a process is pinged. */
const BEAT_MS = 500

/**
 * The number of consecutive missed beats after which a process counts as hanging. It counts beats, not milliseconds: on
 * a machine that slept, both sides missed the same ones. A busy process answers between two turns of some milliseconds
 * each.
 */
const MAX_MISSED = 6

/** Watches a process that answers beats; any message from it proves that it's alive. */
export class Heartbeat {
  readonly #timer: NodeJS.Timeout
  #missed = 0

  /** `beat` pings the process; `hangs` is called once. */
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
