import { AccountId } from "@listwright/domain/account"
import { Schema } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { MAIL_LANES, type MailAccount, type MailLane } from "./MailLane.ts"
import type { MailQueuePosition } from "./MailQueue.ts"

/** Returns the number by which lanes are sorted in the table. */
export const laneNumber = (lane: MailLane): number => MAIL_LANES.indexOf(lane)

/** The number for the site's own emails, which take turns as one account; other accounts start at 1. */
const SITE = 0
export const accountNumber = (account: MailAccount): number => (account === "site" ? SITE : account)
const accountOf = (number: number): MailAccount => (number === SITE ? "site" : AccountId.make(number))

const Turn = Schema.Struct({ lane: Schema.Int, account: Schema.Int })
const decodeTurns = Schema.decodeUnknownSync(Schema.Array(Turn))

/**
 * Finds each account with a due email, lane by lane. The query steps from account to account in the index, so its time
 * depends on the number of waiting accounts rather than emails.
 */
export const findDueTurns = (sql: SqlClient, now: Date) => {
  const earliest = sql.literal("SELECT lane, account_id, due_at FROM outgoing_mails WHERE state = 'waiting'")
  const first = sql.literal("ORDER BY lane, account_id, due_at LIMIT 1")
  return sql`WITH RECURSIVE turns AS (
      (${earliest} ${first})
      UNION ALL
      SELECT next.* FROM turns, LATERAL (
        ${earliest} AND (lane, account_id) > (turns.lane, turns.account_id) ${first}
      ) next
    ) SELECT lane, account_id AS account FROM turns WHERE due_at <= ${now}`
}

/**
 * Takes turns among accounts, remembering which have been served. A new process starts without that memory, which does
 * no harm.
 */
export interface TurnScheduler {
  /** Returns the first lane with due emails, and its least recently served account; null if no email is due. */
  readonly next: (lanes: ReadonlyArray<MailLane>, rows: unknown) => MailQueuePosition | null
}

export const createTurnScheduler = (): TurnScheduler => {
  const servedAt = new Map<string, number>()
  let turn = 0
  return {
    next: (lanes, rows) => {
      const due = decodeTurns(rows)
      const lane = lanes.find((one) => due.some((each) => each.lane === laneNumber(one)))
      if (lane === undefined) return null
      const waiting = due
        .filter((each) => each.lane === laneNumber(lane))
        .map(({ account }) => ({ account, key: `${lane} ${account}` }))
      const [first, ...others] = waiting
      if (first === undefined) return null
      const since = ({ key }: { readonly key: string }): number => servedAt.get(key) ?? 0
      const next = others.reduce((best, each) => (since(each) < since(best) ? each : best), first)
      servedAt.set(next.key, ++turn)
      return { lane, account: accountOf(next.account) }
    },
  }
}
