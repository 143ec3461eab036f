/** Questions under way by their ids, so that each can be given up. */
export class Turns {
  readonly #underWay = new Map<number, AbortController>()

  /** Runs the work with a signal that `cancel` gives. */
  async use<A>(id: number, work: (signal: AbortSignal) => Promise<A>): Promise<A> {
    const controller = new AbortController()
    this.#underWay.set(id, controller)
    try {
      return await work(controller.signal)
    } finally {
      this.#underWay.delete(id)
    }
  }

  cancel(id: number): void {
    this.#underWay.get(id)?.abort()
  }
}
