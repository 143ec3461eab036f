import type { UniverseName, UniverseRow } from "@listwright/domain/catalog"
import { CountUnavailable } from "@listwright/domain/counting"
import { Effect, type Scope } from "effect"

/** A process with a share of the memory. */
interface Holder {
  readonly row: UniverseRow
  readonly bytes: number
  /** Ends the process unless it's answering a question; returns whether it ended. */
  readonly leave: Effect.Effect<boolean>
  /** Returns the sequence number of the process's last question, among all questions. */
  readonly lastAsked: () => number
}

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(2)

const full = ({ title }: UniverseRow, bytes: number, limit: number, others: ReadonlyArray<Holder>) => {
  const taken = others.reduce((sum, holder) => sum + holder.bytes, 0)
  const names = others.map((holder) => holder.row.title).join(", ")
  const now =
    others.length === 0
      ? ""
      : ` ${gigabytes(taken)} GB of that is in use for ${names}. Try again in a minute.`
  return new CountUnavailable({
    reason: `There isn't enough memory to count in ${title}, which needs ${gigabytes(bytes)} GB. The limit is ${gigabytes(limit)} GB ("engineMemory" in site.json).${now}`,
  })
}

/** The memory shared by the processes of a site's universes. */
export class EngineMemory {
  readonly #limit: number
  readonly #holders = new Map<UniverseName, Holder>()

  /** `limit` is in bytes. */
  constructor(limit: number) {
    this.#limit = limit
  }

  /**
   * Reserves a share while the scope is open. If there isn't enough memory, idle processes are ended, least recently
   * used first; if that doesn't free enough, the request is refused with a message that names the universe.
   */
  take(holder: Holder): Effect.Effect<void, CountUnavailable, Scope.Scope> {
    return Effect.acquireRelease(this.#claim(holder), () =>
      Effect.sync(() => {
        if (this.#holders.get(holder.row.name) === holder) this.#holders.delete(holder.row.name)
      }),
    )
  }

  #others(name: UniverseName): ReadonlyArray<Holder> {
    return [...this.#holders.values()].filter(({ row }) => row.name !== name)
  }

  #claim(holder: Holder): Effect.Effect<void, CountUnavailable> {
    const { bytes, row } = holder
    const hasRoom = (): boolean =>
      this.#others(row.name).reduce((sum, other) => sum + other.bytes, bytes) <= this.#limit
    return Effect.gen({ self: this }, function* () {
      for (const other of this.#others(row.name).toSorted((a, b) => a.lastAsked() - b.lastAsked())) {
        if (hasRoom()) break
        yield* other.leave
      }
      if (!hasRoom()) return yield* full(row, bytes, this.#limit, this.#others(row.name))
      this.#holders.set(row.name, holder)
    })
  }
}
