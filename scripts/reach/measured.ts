import { Result, Schema } from "effect"
import { resultOf } from "../proof/results.ts"

/** The ways to walk through the product: screens in Chromium, calls over HTTP, commands in a terminal. */
export const WALKS = ["screen", "call", "command"] as const
export type Walk = (typeof WALKS)[number]

/** The carriers of a walk by their keys: those that ran, and those that can run and did not. */
const Measured = Schema.Struct({
  ran: Schema.Array(Schema.String),
  idle: Schema.Array(Schema.String),
})
export type Measured = typeof Measured.Type

const decode = Schema.decodeUnknownResult(Measured)

/** The carriers that each walk reached when this machine last measured it; null if it never did. */
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

/** Lists the carriers that can run but ran in no walk; empty until every walk is measured. */
export const idleIn = (reach: Reach): ReadonlyArray<string> => {
  const [first, ...others] = WALKS.map((walk) => reach[walk])
  if (first === undefined || first === null || others.includes(null)) return []
  return first.idle.filter((key) => others.every((one) => one?.idle.includes(key)))
}
