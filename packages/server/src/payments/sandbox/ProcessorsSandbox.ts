import { OrderCode } from "@listwright/domain/shared"
import type { DatabaseSync } from "node:sqlite"
import { Clock, Effect, Layer, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { toCents } from "../cents.ts"
import {
  type ChargeOutcome,
  type ChargeRequest,
  EventRefused,
  OutcomeUnknown,
  Processors,
  type RefundRequest,
} from "../Processors.ts"
import type { LedgerEntry } from "./LedgerEntry.ts"
import { type CardBehavior, LATE_CHARGE_DELAY_MS } from "./sandboxCards.ts"
import { readEntries, readEntry } from "./SandboxLedger.ts"
import { SandboxDatabase } from "./SandboxDatabase.ts"
import { SandboxVault } from "./SandboxVault.ts"
import { writeEntry } from "./writeEntry.ts"

const decodeBehavior = Schema.decodeUnknownSync(
  Schema.Struct({ behavior: Schema.Literals(["accept", "decline", "late"]) }),
)

/** Returns the behavior of a token's card; an unknown token is declined like a bad card. */
// cspell:ignore behaviour
const behaviorOfToken = (db: DatabaseSync, token: string): CardBehavior => {
  const row = db.prepare("SELECT behaviour AS behavior FROM card_tokens WHERE token = ?").get(token)
  return row === undefined ? "decline" : decodeBehavior(row).behavior
}

const outcomeOf = (entry: LedgerEntry): ChargeOutcome => {
  if (entry.state === "captured") return { state: "captured", reference: entry.reference }
  return { state: "declined", reason: entry.kind === "closed" ? "closed" : "card declined" }
}

/** Returns the outcome of a charge; the outcome of a late charge is hidden for a while. */
const answer = Effect.fn("answer")(function* (
  entry: LedgerEntry,
): Effect.fn.Return<ChargeOutcome, OutcomeUnknown> {
  const now = yield* Clock.currentTimeMillis
  return now < entry.knownFrom ? yield* new OutcomeUnknown({ key: entry.key }) : outcomeOf(entry)
})

/**
 * Throws if a key is reused for another amount. A key identifies one charge of one amount; anything else is a bug in
 * the caller, not an outcome.
 */
const requireSame = (entry: LedgerEntry, cents: number): void => {
  if (entry.kind !== "closed" && entry.cents !== cents) {
    throw new Error(`key ${entry.key} was used for ${entry.cents} cents before, now for ${cents}`)
  }
}

const charge = Effect.fn("ProcessorsSandbox.charge")(function* (
  db: DatabaseSync,
  request: ChargeRequest,
  reference: string,
) {
  const at = yield* Clock.currentTimeMillis
  const cents = toCents(request.amount)
  const behavior = behaviorOfToken(db, request.token)
  const entry = writeEntry(db, {
    key: request.key,
    kind: "charge",
    state: behavior === "decline" ? "declined" : "captured",
    cents,
    taxCents: toCents(request.tax),
    chargeKey: "",
    orderCode: request.orderCode,
    reference,
    at,
    knownFrom: behavior === "late" ? at + LATE_CHARGE_DELAY_MS : at,
  })
  requireSame(entry, cents)
  return yield* answer(entry)
})

const lookup = Effect.fn("ProcessorsSandbox.lookup")(function* (db: DatabaseSync, key: string) {
  const entry = readEntry(db, key)
  return entry === undefined ? { state: "notSeen" as const } : yield* answer(entry)
})

const close = Effect.fn("ProcessorsSandbox.close")(function* (db: DatabaseSync, key: string) {
  const at = yield* Clock.currentTimeMillis
  const blank = {
    cents: 0,
    taxCents: 0,
    chargeKey: "",
    orderCode: OrderCode.make(""),
    reference: "",
    at,
    knownFrom: at,
  }
  return yield* answer(writeEntry(db, { key, kind: "closed", state: "declined", ...blank }))
})

const refund = Effect.fn("ProcessorsSandbox.refund")(function* (
  db: DatabaseSync,
  request: RefundRequest,
  reference: string,
) {
  const at = yield* Clock.currentTimeMillis
  const cents = toCents(request.amount)
  const charged = readEntry(db, request.chargeKey)
  const others = readEntries(db)
    .filter((entry) => entry.chargeKey === request.chargeKey && entry.key !== request.key)
    .reduce((sum, entry) => sum + entry.cents, 0)
  if (charged?.state !== "captured" || others + cents > charged.cents) {
    throw new Error(`refund ${request.key} of ${cents} cents is more than charge ${request.chargeKey} holds`)
  }
  const { orderCode, key: chargeKey } = charged
  const entry = writeEntry(db, {
    key: request.key,
    kind: "refund",
    state: "refunded",
    cents,
    taxCents: 0,
    chargeKey,
    orderCode,
    reference,
    at,
    knownFrom: at,
  })
  requireSame(entry, cents)
  return { reference: entry.reference }
})

const NO_EVENTS = "This site's payment processor doesn't send events."
const NO_MONEY =
  "Payments go to the sandbox, which doesn't move any money. To use Stripe, set payments in site.json and the keys in secrets.json (docs/operations.md)."

/** The demo site's payment processor; it has its own ledger and moves no money. */
export const layerProcessorsSandbox: Layer.Layer<
  Processors,
  never,
  SandboxDatabase | SandboxVault | SecureRandom
> = Layer.effect(
  Processors,
  Effect.gen(function* () {
    const { db, id } = yield* SandboxDatabase
    const vault = yield* SandboxVault
    const random = yield* SecureRandom
    const named = (prefix: string) => Effect.map(random.ulid, (id) => `${prefix}_${id}`)
    return {
      id,
      isInFolder: true,
      pages: null,
      begin: (request) => Effect.flatMap(named("ch"), (reference) => charge(db, request, reference)),
      lookup: ({ key }) => lookup(db, key),
      close: ({ key }) => close(db, key),
      refund: (request) => Effect.flatMap(named("re"), (reference) => refund(db, request, reference)),
      readEvent: () => Effect.fail(new EventRefused({ reason: "noEvents", message: NO_EVENTS })),
      check: Effect.succeed([{ isGood: true, text: NO_MONEY }]),
      card: vault.card,
      acceptNumber: vault.tokenize,
    }
  }),
)
