import type { Granularity } from "@listwright/domain/definition"
import type { AreaFacts } from "../question/AreaFacts.ts"
import type { CriteriaFacts } from "../question/rowConditions.ts"
import type { Dialect } from "./Dialect.ts"
import type { SqlSession } from "./SqlSession.ts"

/** A universe in a database, as one table of `wideColumns`. */
export interface SqlUniverse extends CriteriaFacts {
  readonly dialect: Dialect
  /** The table's name in every session. */
  readonly people: string
  readonly areas: AreaFacts
  /** The number of records that no shape contains because their location is unknown, by granularity. */
  readonly withoutPlace: Readonly<Record<Granularity, number>>
  /** Runs the work in its own session; an aborted signal cancels the work, which then fails. */
  readonly withSession: <A>(work: (session: SqlSession) => Promise<A>, signal?: AbortSignal) => Promise<A>
}
