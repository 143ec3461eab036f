import { countUnlocatedRecords, type UnlocatedRecords } from "@listwright/domain/counting"
import { isUnsoldSql } from "../select/inFileSql.ts"
import type { SqlQuestion } from "../SqlQuestion.ts"
import type { SqlUniverse } from "../SqlUniverse.ts"
import { countUnlocatable } from "../wide/countUnlocatable.ts"

/** The number of the latest do-not-sell lists whose counts are kept. */
const KEPT = 4

/**
 * Counts the records that shapes miss because their location is unknown. The universe's own numbers include everyone, so
 * the people on the do-not-sell list are counted once for each list, and subtracted.
 */
export class SqlUnlocatedRecords {
  readonly #universe: SqlUniverse
  readonly #unsold = new Map<string, SqlUniverse["withoutPlace"]>()

  constructor(universe: SqlUniverse) {
    this.#universe = universe
  }

  /** Counts the records that a definition's shapes miss. */
  async of(
    question: Pick<SqlQuestion, "definition" | "doNotSell">,
    signal?: AbortSignal,
  ): Promise<ReadonlyArray<UnlocatedRecords>> {
    const { definition, doNotSell } = question
    const { withoutPlace } = this.#universe
    const ofAll = countUnlocatedRecords(definition, (granularity) => withoutPlace[granularity])
    if (doNotSell === null || ofAll.length === 0) return ofAll
    const unsold = this.#unsold.get(doNotSell.id) ?? (await this.#count(doNotSell, signal))
    return countUnlocatedRecords(definition, (granularity) => withoutPlace[granularity] - unsold[granularity])
  }

  async #count(
    doNotSell: NonNullable<SqlQuestion["doNotSell"]>,
    signal?: AbortSignal,
  ): Promise<SqlUniverse["withoutPlace"]> {
    const unsold = await this.#universe.withSession(
      async (session) =>
        countUnlocatable(session, this.#universe, await isUnsoldSql(session, this.#universe, { doNotSell })),
      signal,
    )
    this.#unsold.set(doNotSell.id, unsold)
    for (const oldest of this.#unsold.keys()) {
      if (this.#unsold.size <= KEPT) break
      this.#unsold.delete(oldest)
    }
    return unsold
  }
}
