import { Result, Schema } from "effect"
import { resultOf } from "../proof/results.ts"

/** What a walk goes through: screens in Chromium, calls over HTTP, commands in a terminal. */
export const WALKS = ["screen", "call", "command"] as const
export type Walk = (typeof WALKS)[number]

/** The carriers of a walk by their keys: those that ran, and those that can run and did not. */
const Measured = Schema.Struct({
  ran: Schema.Array(Schema.String),
  idle: Schema.Array(Schema.String),
})
export type Measured = typeof Measured.Type

const decode = Schema.decodeUnknownResult(Measured)

/** What each walk reached when this machine measured it last; null: it never did. */
export type Reach = Readonly<Record<Walk, Measured | null>>

const measuredOf = (walk: Walk): Measured | null => Result.getOrNull(decode(resultOf("reach", walk)?.details))

export const readReach = (): Reach => ({
  screen: measuredOf("screen"),
  call: measuredOf("call"),
  command: measuredOf("command"),
})

/** The walks in which a carrier ran. */
export const walksOf = (key: string, reach: Reach): ReadonlyArray<Walk> =>
  WALKS.filter((walk) => reach[walk]?.ran.includes(key) === true)

/** The carriers that can run and ran in no walk; none before every walk was measured. */
export const idleIn = (reach: Reach): ReadonlyArray<string> => {
  const [first, ...others] = WALKS.map((walk) => reach[walk])
  if (first === undefined || first === null || others.includes(null)) return []
  return first.idle.filter((key) => others.every((one) => one?.idle.includes(key)))
}
