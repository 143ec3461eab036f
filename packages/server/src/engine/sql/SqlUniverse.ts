import type { Unit } from "@listwright/domain"
import type { StoredColumn } from "../../universe/catalogue/StoredColumn.ts"
import type { AreaFacts } from "../question/AreaFacts.ts"
import type { Dialect } from "./Dialect.ts"
import type { SqlSession } from "./SqlSession.ts"

/** Where nobody knows the centre: the code of the first record's unit ('60614C001'); null: every centre is known. */
export type WithoutCentre = Readonly<Record<Unit, string | null>>

/** A universe in a database, as one table of `wideColumns`. */
export interface SqlUniverse {
  readonly dialect: Dialect
  /** What the table is called in every session. */
  readonly people: string
  readonly columns: ReadonlyArray<StoredColumn>
  readonly areas: AreaFacts
  readonly withoutCentre: WithoutCentre
  /** Runs the work in a session of its own; an aborted signal ends what runs, and the work fails. */
  readonly withSession: <A>(work: (session: SqlSession) => Promise<A>, signal?: AbortSignal) => Promise<A>
}
