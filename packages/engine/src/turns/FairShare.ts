/** A requester, identified by any key that distinguishes it from others. */
interface Asker {
  readonly key: string
  /**
   * The milliseconds spent on this requester's questions; a newcomer starts with the lowest value among all requesters.
   */
  spentMs: number
  questions: number
}

/** A question that was started or is waiting to start. */
export interface Turn {
  readonly asker: Asker
  /** The milliseconds that this question has occupied the thread. */
  heldMs: number
}

/**
 * The limit, in milliseconds, below which a question counts as short; questions that users wait for take only a few
 * milliseconds.
 */
const SHORT_MS = 25

/** The number of consecutive short turns after which a long question gets a turn, so that nothing waits forever. */
const MAX_SHORT = 20

export const isShort = ({ heldMs }: Turn): boolean => heldMs < SHORT_MS

/**
 * Picks the next turn: short questions before long ones, and within each group, the requester with the least time
 * spent, so that one requester's questions, however many, never delay another's.
 */
export class FairShare {
  readonly #askers = new Map<string, Asker>()
  #shortInARow = 0

  begin(key: string): Turn {
    const asker = this.#askers.get(key) ?? { key, spentMs: this.#leastSpent(), questions: 0 }
    this.#askers.set(key, asker)
    asker.questions++
    return { asker, heldMs: 0 }
  }

  end({ asker }: Turn): void {
    asker.questions--
    if (asker.questions === 0) this.#askers.delete(asker.key)
  }

  spend(turn: Turn, milliseconds: number): void {
    turn.heldMs += milliseconds
    turn.asker.spentMs += milliseconds
  }

  /**
   * Returns the position of the first turn to run among the waiting turns, which are in order of arrival; -1 if no turn
   * is waiting.
   */
  first(waiting: ReadonlyArray<Turn>): number {
    return firstOf(waiting, false)
  }

  /**
   * Returns the position of the turn to run now, as `first` does, and counts it, so that after `MAX_SHORT` consecutive
   * short turns, a long turn runs.
   */
  next(waiting: ReadonlyArray<Turn>): number {
    const wantsLong = this.#shortInARow >= MAX_SHORT && waiting.some((turn) => !isShort(turn))
    const at = firstOf(waiting, wantsLong)
    const chosen = waiting[at]
    if (chosen !== undefined) this.#shortInARow = isShort(chosen) ? this.#shortInARow + 1 : 0
    return at
  }

  #leastSpent(): number {
    let least = Infinity
    for (const { spentMs } of this.#askers.values()) least = Math.min(least, spentMs)
    return least === Infinity ? 0 : least
  }
}

const goesBefore = (one: Turn, other: Turn, wantsLong: boolean): boolean =>
  isShort(one) === isShort(other) ? one.asker.spentMs < other.asker.spentMs : isShort(one) !== wantsLong

const firstOf = (waiting: ReadonlyArray<Turn>, wantsLong: boolean): number => {
  let best = -1
  for (const [at, turn] of waiting.entries()) {
    const before = waiting[best]
    if (before === undefined || goesBefore(turn, before, wantsLong)) best = at
  }
  return best
}
