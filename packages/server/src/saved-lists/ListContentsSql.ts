import { randomUUID } from "node:crypto"
import { AccountId, type Reach, isWithinReach, UserId } from "@listwright/domain/account"
import { CountReceipt, toCountReceipt } from "@listwright/domain/counting"
import { canonicalJson } from "@listwright/domain/definition"
import { Choices, Contact } from "@listwright/domain/drafts"
import { formerName, SavedListId, SavedListChanged } from "@listwright/domain/saved-lists"
import { NotFound } from "@listwright/domain/shared"
import { DateTime, Effect, Layer, Schema } from "effect"
import * as Digest from "effect/crypto/Digest"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import { Site } from "../configuration/Site.ts"
import { formatIsoDay } from "../site/siteDays.ts"
import { generateOrderCode } from "../site/orderCode.ts"
import { reachCondition } from "../storage/reachCondition.ts"
import { SuppressionFolders } from "../suppression/SuppressionFolders.ts"
import { ListContents, ListInDelivery, ReplacedContentMissing } from "./ListContents.ts"
import { type ComponentReferences, replaceComponentList } from "./replaceComponentList.ts"
import { decodeRows, accessibleCounts, savedListRowFields, savedListFromRow } from "./savedCountRow.ts"

const encodeChoices = Schema.encodeSync(Schema.fromJsonString(Choices))
const encodeContact = Schema.encodeSync(Schema.fromJsonString(Contact))
const encodeReceipt = Schema.encodeSync(Schema.fromJsonString(CountReceipt))

/** The changeable parts of a list, in stored form. */
const Stored = Schema.Struct({
  name: Schema.String,
  draft_id: Schema.String,
  definition: Schema.String,
  choices: Schema.String,
  contact: Schema.String,
  snapshot: Schema.String,
  receipt: Schema.NullOr(Schema.String),
  quantity: Schema.Int,
  total_pretax: Schema.String,
  cost_price: Schema.String,
  saved_by: Schema.NullOr(UserId),
  saved_at: Schema.Date,
})
type Stored = typeof Stored.Type

const Current = Schema.Struct({
  ...Stored.fields,
  version: Schema.Int,
  user_id: UserId,
  account_id: AccountId,
  list_type: Schema.Int,
})
type Current = typeof Current.Type

const decodeStored = Schema.decodeUnknownSync(Schema.Array(Stored))
const decodeCurrent = Schema.decodeUnknownSync(Schema.Array(Current))
const decodeReferring = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      id: SavedListId,
      name: Schema.String,
      isFormer: Schema.Boolean,
      userId: UserId,
      accountId: AccountId,
      definition: Schema.String,
      choices: Schema.String,
      receipt: Schema.NullOr(Schema.String),
    }),
  ),
)
const decodeLast = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ by: Schema.String, byId: UserId, at: Schema.Date, version: Schema.Int })),
)

const missing = new NotFound({ what: "saved list" })

/** Stores saved lists' contents in SQL. */
export const layerListContentsSql: Layer.Layer<
  ListContents,
  never,
  Site | SqlClient | SuppressionFolders | SecureRandom | Digest.Digest
> = Layer.effect(
  ListContents,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const random = yield* SecureRandom
    const { zone } = yield* SuppressionFolders
    const { configuration } = yield* Site
    const form = { zone, naming: configuration }
    const madeOf = sql`c.definition, c.choices, c.receipt`
    const digest = yield* Digest.Digest
    const ofOther = (made: ComponentReferences, from: string, to: string) =>
      Effect.provideService(replaceComponentList(made, from, to), Digest.Digest, digest)
    const stored = sql`o.draft_id, o.definition, o.choices, o.contact, o.snapshot, o.receipt, o.quantity,
      o.total_pretax::text, o.cost_price::text, o.saved_by, o.saved_at`

    const lastOf = Effect.fnUntraced(function* (reach: Reach, id: SavedListId) {
      const [row] = decodeLast(
        yield* Effect.orDie(sql`SELECT s.id AS "byId", trim(s.first_name || ' ' || s.last_name) AS by,
            o.saved_at AS at, o.version
          FROM saved_counts o JOIN users s ON s.id = coalesce(o.saved_by, o.user_id) WHERE o.id = ${id}`),
      )
      if (row === undefined) return yield* missing
      const { at, by, byId, version } = row
      return { by, isOwn: byId === reach.userId, at: at.toISOString(), version }
    })

    /**
     * Reads the current list, and locks it until the transaction ends. Changes to one account's lists are serialized,
     * so that two lists can't end up depending on each other.
     */
    const held = Effect.fnUntraced(function* (reach: Reach, id: SavedListId, over: number | null) {
      yield* Effect.orDie(sql`SELECT a.id FROM accounts a JOIN saved_counts s ON s.account_id = a.id WHERE s.id = ${id}
        FOR NO KEY UPDATE OF a`)
      const [current] = decodeCurrent(
        yield* Effect.orDie(sql`SELECT ${stored}, n.name, o.version, o.user_id, o.account_id, o.list_type
          FROM saved_counts o JOIN saved_list_names n ON n.saved_count_id = o.id
          WHERE o.id = ${id} AND o.former_of IS NULL AND ${reachCondition(sql, reach)} FOR UPDATE OF o`),
      )
      if (current === undefined) return yield* missing
      if (over !== null && over !== current.version)
        return yield* new SavedListChanged({ last: yield* lastOf(reach, id) })
      const ordered =
        yield* Effect.orDie(sql`SELECT 1 FROM orders r JOIN order_quotes q ON q.order_code = r.code
          WHERE r.account_id = ${current.account_id} AND r.state IN ('placing', 'pending', 'placed')
            AND position(${`"${id}"`} IN q.definition) > 0 LIMIT 1`)
      if (ordered.length > 0) return yield* new ListInDelivery()
      return current
    })

    /** Stores content as a list that isn't shown on any page; returns the list's ID. */
    const keptAsList = Effect.fnUntraced(function* (id: SavedListId, current: Current) {
      const { name, version: _, ...content } = current
      const former = SavedListId.make(randomUUID())
      yield* Effect.orDie(
        sql`INSERT INTO saved_counts ${sql.insert({
          ...content,
          id: former,
          former_of: id,
          code: yield* Effect.provideService(generateOrderCode, SecureRandom, random),
          name: formerName(name, formatIsoDay(current.saved_at, zone)),
        })}`,
      )
      return former
    })

    /**
     * Preserves a list's former content for everything made from the list: the account's lists that refer to it, and
     * the states that Undo can restore. Returns the names of those lists that the user can access, and the list's own
     * new content, which may also refer to the former content.
     */
    const keepFormer = Effect.fnUntraced(function* (
      reach: Reach,
      id: SavedListId,
      current: Current,
      next: Stored,
    ) {
      const naming = sql`position(${`"${id}"`} IN c.definition) > 0`
      const referring = decodeReferring(
        yield* Effect.orDie(sql`SELECT c.id, n.name, n.is_former AS "isFormer", c.user_id AS "userId", c.account_id AS "accountId", ${madeOf}
          FROM saved_counts c
          JOIN saved_list_names n ON n.saved_count_id = c.id
          WHERE c.account_id = ${current.account_id} AND c.id <> ${id} AND ${naming} ORDER BY n.name, c.id FOR UPDATE OF c`),
      )
      const undone = decodeReferring(
        yield* Effect.orDie(sql`SELECT c.saved_count_id AS id, c.name, true AS "isFormer", s.user_id AS "userId", s.account_id AS "accountId",
          ${madeOf} FROM saved_list_formers c
          JOIN saved_counts s ON s.id = c.saved_count_id
          WHERE s.account_id = ${current.account_id} AND ${naming} FOR UPDATE OF c`),
      )
      const isOfItself = next.definition.includes(`"${id}"`)
      if (referring.length + undone.length === 0 && !isOfItself) return { names: [], next }
      const former = yield* keptAsList(id, current)
      for (const { id: other, ...made } of referring) {
        const { kept, texts } = yield* ofOther(made, id, former)
        yield* Effect.orDie(sql`UPDATE saved_counts SET ${sql.update({ ...kept })} WHERE id = ${other}`)
        const receipt = texts.reduce((all, [from, to]) => sql`replace(${all}, ${from}, ${to})`, sql`receipt`)
        yield* Effect.orDie(
          sql`UPDATE saved_list_watches SET receipt = ${receipt}, people = NULL, people_turn = -1
            WHERE saved_count_id = ${other}`,
        )
      }
      for (const { id: other, ...made } of undone) {
        const { kept } = yield* ofOther(made, id, former)
        yield* Effect.orDie(
          sql`UPDATE saved_list_formers SET ${sql.update({ ...kept })} WHERE saved_count_id = ${other}`,
        )
      }
      const names = referring
        .filter((other) => !other.isFormer && isWithinReach(reach, other))
        .map(({ name }) => name)
      return { names, next: isOfItself ? { ...next, ...(yield* ofOther(next, id, former)).kept } : next }
    })

    /** Writes content, and makes it the baseline for users who watch the list. */
    const written = Effect.fnUntraced(function* (
      reach: Reach,
      id: SavedListId,
      current: Current,
      next: Stored,
    ) {
      const { names, next: kept } = yield* keepFormer(reach, id, current, next)
      const { name, ...content } = kept
      const version = current.version + 1
      yield* Effect.orDie(
        sql`UPDATE saved_counts SET ${sql.update({ ...content, version })} WHERE id = ${id}`,
      )
      yield* Effect.orDie(
        sql`UPDATE saved_list_names SET ${sql.update({
          name,
          changed_at: yield* DateTime.nowAsDate,
          saved_at: content.saved_at,
        })} WHERE saved_count_id = ${id}`,
      )
      yield* Effect.orDie(sql`UPDATE saved_list_watches SET turn = turn + 1, snapshot = ${content.snapshot},
        receipt = ${content.receipt}, counted_at = ${content.saved_at}, change = NULL, is_told = true, problem = NULL,
        people = NULL, people_turn = -1
        WHERE saved_count_id = ${id}`)
      return { version, keepFormer: names }
    })

    /** Runs an effect in a transaction. */
    const atOnce = <A, E>(effect: Effect.Effect<A, E>) =>
      sql.withTransaction(effect).pipe(Effect.catchTag("SqlError", Effect.die))

    return ListContents.of({
      last: Effect.fn("ListContents.last")(function* (reach, id) {
        const [row] = decodeRows(
          yield* Effect.orDie(
            sql`SELECT ${savedListRowFields(sql)} ${accessibleCounts(sql, reach)} AND o.id = ${id} AND o.former_of IS NULL`,
          ),
        )
        if (row === undefined) return yield* missing
        return { list: savedListFromRow(row, form), last: yield* lastOf(reach, id) }
      }),
      replace: Effect.fn("ListContents.replace")(function* (
        reach,
        { count: { contact, count, draft, figures, quantity }, id, name, over },
      ) {
        const now = yield* DateTime.now
        return yield* atOnce(
          Effect.gen(function* () {
            const current = yield* held(reach, id, over)
            const { account_id: _account, list_type: _type, user_id: _user, version, ...former } = current
            yield* Effect.orDie(sql`DELETE FROM saved_list_formers WHERE saved_count_id = ${id}`)
            yield* Effect.orDie(
              sql`INSERT INTO saved_list_formers ${sql.insert({ ...former, saved_count_id: id, version })}`,
            )
            return yield* written(reach, id, current, {
              name: name ?? current.name,
              draft_id: draft.id,
              definition: canonicalJson(draft.definition),
              choices: encodeChoices(draft.choices),
              contact: encodeContact(contact),
              snapshot: count.snapshot,
              receipt: encodeReceipt(toCountReceipt(count, DateTime.formatIso(now))),
              quantity,
              total_pretax: figures.totalBeforeTax,
              cost_price: figures.unitPrice,
              saved_by: reach.userId,
              saved_at: DateTime.toDateUtc(now),
            })
          }),
        )
      }),
      restore: Effect.fn("ListContents.restore")(function* (reach, id, version) {
        return yield* atOnce(
          Effect.gen(function* () {
            const current = yield* held(reach, id, version)
            const [former] = decodeStored(
              yield* Effect.orDie(sql`DELETE FROM saved_list_formers AS o
                WHERE o.saved_count_id = ${id} AND o.version = ${version - 1} RETURNING ${stored}, o.name`),
            )
            if (former === undefined) return yield* new ReplacedContentMissing()
            const restored = yield* written(reach, id, current, former)
            yield* Effect.orDie(sql`UPDATE drafts SET saved_version = ${restored.version}
              WHERE user_id = ${reach.userId} AND saved_count_id = ${id} AND saved_version = ${version}`)
            return restored
          }),
        )
      }),
    })
  }),
)
