import {
  AccountId,
  type Reach,
  isWithinReach,
  type UserId,
  canActForAccount,
} from "@listwright/domain/account"
import { type CanonicalDefinition, canonicalJson, emptyDefinition } from "@listwright/domain/definition"
import {
  accountRefusal,
  Choices,
  choicesForNewAccount,
  defaultChoices,
  DraftConflict,
  DraftTooLarge,
  unfinishedLists,
  MAX_DRAFT_BYTES,
  canAssignToAccount,
} from "@listwright/domain/drafts"
import { DraftId, NotFound } from "@listwright/domain/shared"
import { Cache, DateTime, Effect, Exit, Layer, Option, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import { draftQueries } from "./draftQueries.ts"
import { draftFromRow, type DraftRow, openDraftFromRow } from "./draftRow.ts"
import { toStoredDefinition } from "./toStoredDefinition.ts"
import {
  AccountChangeRefused,
  type DraftChange,
  type DraftOrigin,
  DraftSourceMismatch,
  DraftPlaced,
  StoredDrafts,
} from "./StoredDrafts.ts"

const encodeChoices = Schema.encodeSync(Schema.fromJsonString(Choices))

const missing = new NotFound({ what: "draft" })
const noAccount = new NotFound({ what: "account" })

const nothingBefore = new NotFound({ what: "earlier state of the draft" })

/** Database failures, which end the request because callers can't handle them. */
const storageErrors = ["SqlError", "SchemaError"] as const

/**
 * The number of recent drafts searched for nonempty ones; a user who has opened more drafts since then without adding
 * anything sees fewer.
 */
const OPEN_LOOKED_AT = 40

/** The number of drafts whose owners are cached. */
const OWNERS_KEPT = 10_000

/** Stores drafts in SQL. Each change is a single statement: compare, swap, store the revision, drop the oldest. */
export const layerDraftsSql = Layer.effect(
  StoredDrafts,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const random = yield* SecureRandom
    const { find, findAccountBefore, findOwner, findLatest, findOpen, findOrigin, changed } =
      yield* draftQueries

    const get = Effect.fn("StoredDrafts.get")(
      function* (reach: Reach, id: DraftId) {
        const row = Option.getOrNull(yield* find(id))
        if (row === null || !isWithinReach(reach, { userId: row.user_id, accountId: row.account_id }))
          return yield* missing
        return row
      },
      Effect.catchTag(storageErrors, Effect.die),
    )

    // Every live question names its draft, whose owner hardly ever changes.
    const owners = yield* Cache.makeWith(
      Effect.fnUntraced(function* (id: DraftId) {
        const owner = Option.getOrNull(yield* Effect.orDie(findOwner(id)))
        return owner ?? (yield* missing)
      }),
      {
        capacity: OWNERS_KEPT,
        timeToLive: (exit) => (Exit.isSuccess(exit) ? "1 hour" : 0),
      },
    )

    const accountOf = Effect.fn("StoredDrafts.accountOf")(function* (reach: Reach, id: DraftId) {
      const owner = yield* Cache.get(owners, id)
      return isWithinReach(reach, owner) ? owner.accountId : yield* missing
    })

    /** Returns a changed draft, ensuring that later questions about it use its new account. */
    const changedFrom = (before: DraftRow, row: DraftRow) =>
      Effect.as(
        row.account_id === before.account_id ? Effect.void : Cache.invalidate(owners, row.id),
        draftFromRow(row),
      )

    /** Encodes the definition and choices for storage; fails if they're too large. */
    const encoded = Effect.fnUntraced(function* (definition: CanonicalDefinition, choices: Choices) {
      const text = { definition: canonicalJson(definition), choices: encodeChoices(choices) }
      const bytes = Buffer.byteLength(text.definition) + Buffer.byteLength(text.choices)
      return bytes > MAX_DRAFT_BYTES ? yield* new DraftTooLarge({ bytes }) : text
    })

    const insert = Effect.fn("StoredDrafts.insert")(
      function* (
        userId: UserId,
        accountId: AccountId,
        listType: number,
        begun: { readonly definition: string; readonly choices: string },
        from: DraftOrigin | null = null,
      ) {
        const now = yield* DateTime.nowAsDate
        const row = yield* changed(
          sql`INSERT INTO drafts ${sql.insert({
            id: DraftId.make(yield* random.uuidV7()),
            user_id: userId,
            account_id: accountId,
            list_type: listType,
            revision: 1,
            undo_to: null,
            saved_count_id: from?.id ?? null,
            saved_version: from?.version ?? null,
            ...begun,
            placed_order_id: null,
            created_at: now,
            updated_at: now,
          })} RETURNING *`,
        )
        return draftFromRow(Option.getOrThrow(row))
      },
      Effect.catchTag(storageErrors, Effect.die),
    )

    const create = (
      userId: UserId,
      accountId: AccountId,
      listType: number,
      begins: CanonicalDefinition = emptyDefinition(listType),
    ) =>
      insert(userId, accountId, listType, {
        definition: canonicalJson(begins),
        choices: encodeChoices(defaultChoices),
      })

    const open = Effect.fn("StoredDrafts.open")(
      function* (
        { accountId: own, userId }: Reach,
        listType: number,
        accountId: AccountId | null,
        begins: CanonicalDefinition | undefined,
      ) {
        // Two tabs that open at once wait for each other, and get the same draft.
        yield* sql`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`
        const row = yield* findLatest({ userId, listType, accountId })
        return Option.isSome(row)
          ? draftFromRow(row.value)
          : yield* create(userId, accountId ?? own, listType, begins)
      },
      sql.withTransaction,
      Effect.catchTag(storageErrors, Effect.die),
    )

    const latest = Effect.fn("StoredDrafts.latest")(
      function* ({ userId }: Reach) {
        const row = yield* findLatest({ userId, listType: null, accountId: null })
        return Option.isSome(row) ? draftFromRow(row.value) : yield* missing
      },
      Effect.catchTag(storageErrors, Effect.die),
    )

    const inTheMaking = Effect.fn("StoredDrafts.inTheMaking")(
      function* ({ userId }: Reach, allowed: ReadonlyArray<number>) {
        const rows = yield* findOpen({ userId, atMost: OPEN_LOOKED_AT })
        return unfinishedLists(rows.map(openDraftFromRow), allowed)
      },
      Effect.catchTag(storageErrors, Effect.die),
    )

    const put = Effect.fn("StoredDrafts.put")(
      function* (reach: Reach, id: DraftId, change: DraftChange) {
        const kept = toStoredDefinition(change.definition)
        const { definition } = yield* encoded(kept, change.choices)
        const current = yield* get(reach, id)
        if (current.revision !== change.baseRevision)
          return yield* new DraftConflict({ current: draftFromRow(current) })
        if (current.list_type !== change.definition.listType) {
          return yield* new DraftSourceMismatch({ listType: current.list_type })
        }
        const before = {
          userId: current.user_id,
          accountId: current.account_id,
          definition: current.definition,
        }
        const { accountId = current.account_id } = change
        const isSameAccount = accountId === current.account_id
        const refusal = accountRefusal(reach, { before, after: { accountId, definition: kept } })
        if (refusal !== null) return yield* new AccountChangeRefused({ refusal })
        const content = { accountId, definition: kept, choices: change.choices }
        const choices = encodeChoices(
          isSameAccount ? change.choices : choicesForNewAccount(current.choices, content),
        )
        const isSameOrder = isSameAccount && canonicalJson(current.definition) === definition
        if (isSameOrder && encodeChoices(current.choices) === choices) return draftFromRow(current)
        if (current.placed_order_id !== null && !isSameOrder) {
          return yield* new DraftPlaced({ orderId: current.placed_order_id })
        }
        const row = yield* changed(sql`UPDATE drafts SET
          revision = revision + 1, undo_to = revision, account_id = ${accountId},
          definition = ${definition}, choices = ${choices}, updated_at = ${yield* DateTime.nowAsDate}
        WHERE id = ${id} AND revision = ${change.baseRevision}
        AND (placed_order_id IS NULL OR (definition = ${definition} AND account_id = ${accountId}))
        RETURNING *`)
        if (Option.isSome(row)) return yield* changedFrom(current, row.value)
        return yield* new DraftConflict({ current: draftFromRow(yield* get(reach, id)) })
      },
      Effect.catchTag(storageErrors, Effect.die),
    )

    const undo = Effect.fn("StoredDrafts.undo")(
      function* (reach: Reach, id: DraftId, baseRevision: number) {
        const before = yield* get(reach, id)
        const owner = { userId: before.user_id, accountId: before.account_id }
        const { accountId } = Option.getOrElse(yield* findAccountBefore(id), () => owner)
        if (before.revision === baseRevision && !canAssignToAccount(reach, owner, accountId))
          return yield* nothingBefore
        const row = yield* changed(sql`UPDATE drafts SET
          revision = drafts.revision + 1, undo_to = earlier.undo_to, account_id = earlier.account_id,
          definition = earlier.definition, choices = earlier.choices, updated_at = ${yield* DateTime.nowAsDate}
        FROM draft_revisions AS earlier
        WHERE drafts.id = ${before.id} AND drafts.revision = ${baseRevision}
        AND drafts.placed_order_id IS NULL
        AND earlier.draft_id = drafts.id AND earlier.revision = drafts.undo_to
        AND earlier.account_id = ${accountId}
        RETURNING drafts.*`)
        if (Option.isSome(row)) return yield* changedFrom(before, row.value)
        const current = yield* get(reach, id)
        if (current.revision !== baseRevision)
          return yield* new DraftConflict({ current: draftFromRow(current) })
        return yield* nothingBefore
      },
      Effect.catchTag(storageErrors, Effect.die),
    )

    return StoredDrafts.of({
      open: (reach, listType, begins) => open(reach, listType, null, begins),
      openFor: (reach, accountId, listType, begins) =>
        canActForAccount(reach, accountId)
          ? open(reach, listType, accountId, begins)
          : Effect.fail(noAccount),
      create: ({ accountId, userId }, listType, begins) => create(userId, accountId, listType, begins),
      createFor: (reach, accountId, listType, begins) =>
        canActForAccount(reach, accountId)
          ? create(reach.userId, accountId, listType, begins)
          : Effect.fail(noAccount),
      createWith: Effect.fn("StoredDrafts.createWith")(
        function* (reach, accountId, definition, choices, from) {
          if (!canActForAccount(reach, accountId)) return yield* noAccount
          const kept = toStoredDefinition(definition)
          return yield* insert(
            reach.userId,
            accountId,
            definition.listType,
            yield* encoded(kept, choices),
            from,
          )
        },
      ),
      inTheMaking,
      get: (reach, id) => Effect.map(get(reach, id), draftFromRow),
      accountOf,
      origin: Effect.fn("StoredDrafts.origin")(function* (id) {
        const found = Option.getOrNull(yield* Effect.orDie(findOrigin(id)))
        return found === null || found.id === null || found.version === null
          ? null
          : { id: found.id, version: found.version }
      }),
      cameFrom: Effect.fn("StoredDrafts.cameFrom")(function* (id, from) {
        yield* Effect.orDie(
          sql`UPDATE drafts SET saved_count_id = ${from.id}, saved_version = ${from.version} WHERE id = ${id}`,
        )
      }),
      latest,
      put,
      undo,
    })
  }),
)
