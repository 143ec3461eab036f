import { AccountId } from "@listwright/domain/account"
import type { MailingOutcome } from "@listwright/domain/shared"
import { Clock, DateTime, Effect, Layer, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import { emailKey } from "../accounts/Users.ts"
import { EmailMessage } from "../mail/Mailer.ts"
import { RETRY_AFTER_MS, mailableRows } from "../mail/mailableRows.ts"
import { normalizeMailbox, MailQuotaReached, MailQuotas } from "../site/MailQuotas.ts"
import {
  type PendingRecipient,
  RecipientsOptedOut,
  Recipients,
  type Sender,
  type RecipientStatus,
} from "./Recipients.ts"
import { emailDisplayName } from "../mail/emailDisplayName.ts"
import { senderText } from "./senderText.ts"

const DAY_MS = 86_400_000
/** The validity period of a request after its email goes out: one week. */
const OPEN_MS = 7 * DAY_MS
/** The period during which an address isn't asked again by any account. */
const ASKED_AGAIN_MS = DAY_MS
/**
 * The period after an unanswered request's expiration during which the request is kept, so that its link can explain
 * what happened.
 */
const REMEMBERED_MS = 30 * DAY_MS
/** The number of released emails processed at once. */
const AT_ONCE = 100
/**
 * The lock for sending confirmation requests; without it, two concurrent calls would each see room for one more
 * request.
 */
const ASKING_LOCK = 4_381

const State = Schema.Literals(["asked", "confirmed", "refused"])
const decodeStates = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({ id: Schema.String, key: Schema.String, state: State, expiresAt: Schema.Date }),
  ),
)
const decodeSenders = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ accountId: AccountId, email: Schema.String })),
)
const decodeKeys = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ key: Schema.String })))
const decodeMoments = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ at: Schema.NullOr(Schema.Date) })),
)
const decodeAsked = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      id: Schema.String,
      turn: Schema.Int,
      email: Schema.String,
      state: State,
      expiresAt: Schema.Date,
      firstName: Schema.String,
      lastName: Schema.String,
      senderEmail: Schema.String,
      accountName: Schema.String,
    }),
  ),
)
const MailText = Schema.fromJsonString(EmailMessage)
const encodeMail = Schema.encodeSync(MailText)
const decodeHeld = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ mail: MailText })))

/** An address's status for an account. */
interface Standing {
  readonly email: string
  readonly way: RecipientStatus["_tag"] | "refused" | "unknown"
}

const mailedTo = (standings: ReadonlyArray<Standing>): MailingOutcome => {
  const of = (...ways: ReadonlyArray<Standing["way"]>) =>
    standings.filter(({ way }) => ways.includes(way)).map(({ email }) => email)
  return {
    sent: of("known", "confirmed"),
    mustConfirm: of("asked", "unknown"),
    refused: of("refused", "unwanted"),
  }
}

/** Removes duplicate addresses, regardless of their spelling. */
const distinct = (emails: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Map(emails.toReversed().map((email) => [emailKey(email), email.trim()])).values()].toReversed()

/** Stores recipients in SQL. */
export const layerRecipientsSql: Layer.Layer<Recipients, never, SqlClient | MailQuotas | SecureRandom> =
  Layer.effect(
    Recipients,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const quotas = yield* MailQuotas
      const random = yield* SecureRandom
      const nowDate = DateTime.nowAsDate
      const { due, mailed, mailLater } = mailableRows(sql, "mail_recipients", "id")

      const rowsOf = (accountId: AccountId, keys: ReadonlyArray<string>) =>
        Effect.map(
          sql`SELECT id, email_key AS key, state, expires_at AS "expiresAt" FROM mail_recipients
            WHERE account_id = ${accountId} AND ${sql.in("email_key", keys)}`,
          (rows) => new Map(decodeStates(rows).map((row) => [row.key, row])),
        )
      const colleagues = (accountId: AccountId, keys: ReadonlyArray<string>) =>
        Effect.map(
          sql`SELECT email_key AS key FROM users
            WHERE account_id = ${accountId} AND disabled_at IS NULL AND ${sql.in("email_key", keys)}`,
          (rows) => new Set(decodeKeys(rows).map(({ key }) => key)),
        )

      const standings = Effect.fnUntraced(function* (
        { accountId, email: own }: Pick<Sender, "accountId" | "email">,
        emails: ReadonlyArray<string>,
      ) {
        const now = yield* nowDate
        const keys = emails.map(emailKey)
        if (keys.length === 0) return []
        const asked = yield* rowsOf(accountId, keys)
        const known = yield* colleagues(accountId, keys)
        return emails.map((email): Standing & { readonly id: string } => {
          const key = emailKey(email)
          const row = asked.get(key)
          if (key === emailKey(own) || known.has(key)) return { email, way: "known", id: "" }
          if (row === undefined) return { email, way: "unknown", id: "" }
          const isOver = row.state === "asked" && row.expiresAt <= now
          return { email, way: isOver ? "unknown" : row.state, id: row.id }
        })
      })

      /** Returns the number of seconds until this many more requests may be opened; 0 if they may be opened now. */
      const waitToAsk = Effect.fnUntraced(function* (accountId: AccountId, more: number) {
        const now = yield* nowDate
        const ends = decodeMoments(
          yield* sql`SELECT expires_at AS at FROM mail_recipients
            WHERE account_id = ${accountId} AND state = 'asked' AND expires_at > ${now} ORDER BY expires_at`,
        )
        const inTheWay = ends.length + more - quotas.openConfirmations
        if (inTheWay <= 0) return 0
        const end = ends[Math.min(inTheWay, ends.length) - 1]?.at ?? new Date(now.getTime() + OPEN_MS)
        return Math.ceil((end.getTime() - now.getTime()) / 1_000)
      })

      const ask = Effect.fnUntraced(function* (sender: Sender, email: string) {
        const now = yield* Clock.currentTimeMillis
        const mailbox = normalizeMailbox(email)
        const [last] = decodeMoments(
          yield* sql`SELECT max(mail_after) AS at FROM mail_recipients WHERE mailbox = ${mailbox}`,
        )
        const mailAfter = Math.max(now, (last?.at?.getTime() ?? 0) + ASKED_AGAIN_MS)
        // Documents that waited for an earlier, unanswered request aren't sent that late.
        yield* sql`DELETE FROM held_mails USING mail_recipients r WHERE r.id = held_mails.recipient_id
          AND r.account_id = ${sender.accountId} AND r.email_key = ${emailKey(email)}`
        yield* sql`INSERT INTO mail_recipients ${sql.insert({
          id: yield* random.uuidV7(),
          account_id: sender.accountId,
          email_key: emailKey(email),
          email,
          mailbox,
          state: "asked",
          asked_by: sender.id,
          expires_at: new Date(mailAfter + OPEN_MS),
          mail_after: new Date(mailAfter),
        })} ON CONFLICT (account_id, email_key) DO UPDATE SET turn = mail_recipients.turn + 1,
          asked_by = excluded.asked_by, expires_at = excluded.expires_at, mail_after = excluded.mail_after,
          mailed_at = NULL, email = excluded.email`
      })

      const askedRows = sql.literal(`SELECT r.id, r.turn, r.email, r.state, r.expires_at AS "expiresAt",
          u.first_name AS "firstName", u.last_name AS "lastName", u.email AS "senderEmail", a.name AS "accountName"
        FROM mail_recipients r JOIN users u ON u.id = r.asked_by JOIN accounts a ON a.id = r.account_id`)
      const askedIn = (rows: unknown, now: Date): ReadonlyArray<PendingRecipient> =>
        decodeAsked(rows).map(({ accountName, senderEmail, state, ...row }) => ({
          id: row.id,
          turn: row.turn,
          email: row.email,
          expiresAt: row.expiresAt,
          state: state === "asked" && row.expiresAt <= now ? "expired" : state,
          account: emailDisplayName(accountName) ?? senderEmail,
          sender: senderText({ ...row, email: senderEmail, accountName }),
        }))

      return Recipients.of({
        admit: Effect.fn("Recipients.admit")(
          function* (sender, typed, keep) {
            const emails = distinct(typed)
            yield* sql`SELECT pg_advisory_xact_lock(${ASKING_LOCK})`
            const standing = yield* standings(sender, emails)
            const unknown = standing.filter(({ way }) => way === "unknown")
            const said = mailedTo(standing)
            const accepted = [...said.sent, ...said.mustConfirm]
            if (accepted.length === 0) return yield* new RecipientsOptedOut({ addresses: said.refused })
            const wait = yield* waitToAsk(sender.accountId, unknown.length)
            if (unknown.length > 0 && wait > 0)
              return yield* new MailQuotaReached({
                whose: "confirmations",
                most: quotas.openConfirmations,
                asked: unknown.length,
                address: "",
                retryAfterSeconds: wait,
              })
            yield* quotas.take(sender, accepted)
            for (const { email } of unknown) yield* ask(sender, email)
            yield* keep(said)
            return said
          },
          sql.withTransaction,
          Effect.catchTag("SqlError", Effect.die),
        ),
        standing: Effect.fn("Recipients.standing")(function* (sender, emails) {
          return mailedTo(yield* standings(sender, distinct(emails)))
        }, Effect.orDie),
        wayTo: Effect.fn("Recipients.wayTo")(function* (userId, email) {
          const unwanted: RecipientStatus = { _tag: "unwanted" }
          const senders = yield* sql`SELECT account_id AS "accountId", email FROM users WHERE id = ${userId}`
          const [sender] = decodeSenders(senders)
          if (sender === undefined) return unwanted
          const [found] = yield* standings(sender, [email])
          const way: RecipientStatus =
            found?.way === "known"
              ? { _tag: "known" }
              : found?.way === "confirmed" || found?.way === "asked"
                ? { _tag: found.way, id: found.id }
                : unwanted
          return way
        }, Effect.orDie),
        hold: Effect.fn("Recipients.hold")(function* (id, mail) {
          yield* sql`INSERT INTO held_mails ${sql.insert({
            id: mail.id,
            recipient_id: id,
            mail: encodeMail(mail),
            mail_after: yield* nowDate,
          })} ON CONFLICT (id) DO NOTHING`
        }, Effect.orDie),
        find: Effect.fn("Recipients.find")(function* (id) {
          const rows = yield* sql`${askedRows} WHERE r.id = ${id}`
          return askedIn(rows, yield* nowDate)[0] ?? null
        }, Effect.orDie),
        confirm: Effect.fn("Recipients.confirm")(function* ({ id, turn }) {
          const now = yield* nowDate
          const rows = yield* sql`UPDATE mail_recipients SET state = 'confirmed', answered_at = ${now}
            WHERE id = ${id} AND turn = ${turn} AND state = 'asked' AND expires_at > ${now} RETURNING id`
          return rows.length > 0
        }, Effect.orDie),
        refuse: Effect.fn("Recipients.refuse")(
          function* (id) {
            const now = yield* nowDate
            yield* sql`UPDATE mail_recipients SET state = 'refused', answered_at = ${now},
                mailed_at = COALESCE(mailed_at, ${now}) WHERE id = ${id} AND state <> 'refused'`
            yield* sql`DELETE FROM held_mails WHERE recipient_id = ${id}`
          },
          sql.withTransaction,
          Effect.orDie,
        ),
        requests: {
          unmailed: Effect.gen(function* () {
            const now = yield* nowDate
            const rows =
              yield* sql`${askedRows} WHERE r.state = 'asked' AND r.expires_at > ${now} AND ${yield* due("r.")}`
            return askedIn(rows, now)
          }).pipe(Effect.orDie),
          mailed,
          mailLater,
        },
        released: {
          unmailed: Effect.gen(function* () {
            const rows =
              yield* sql`SELECT h.mail FROM mail_recipients r JOIN held_mails h ON h.recipient_id = r.id
              WHERE r.state = 'confirmed' AND h.mail_after <= ${yield* nowDate}
              ORDER BY h.mail_after, h.id LIMIT ${AT_ONCE}`
            return decodeHeld(rows)
          }).pipe(Effect.orDie),
          mailed: (id) => Effect.asVoid(Effect.orDie(sql`DELETE FROM held_mails WHERE id = ${id}`)),
          mailLater: Effect.fnUntraced(function* (id) {
            const after = new Date((yield* Clock.currentTimeMillis) + RETRY_AFTER_MS)
            yield* sql`UPDATE held_mails SET mail_after = ${after} WHERE id = ${id}`
          }, Effect.orDie),
        },
        forgetOld: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          yield* sql`DELETE FROM held_mails USING mail_recipients r WHERE r.id = held_mails.recipient_id
            AND (r.state = 'refused' OR (r.state = 'asked' AND r.expires_at <= ${new Date(now)}))`
          yield* sql`DELETE FROM mail_recipients
            WHERE state = 'asked' AND expires_at <= ${new Date(now - REMEMBERED_MS)}`
        }).pipe(Effect.orDie),
      })
    }),
  )
