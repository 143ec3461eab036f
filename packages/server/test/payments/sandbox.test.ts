import { OrderCode } from "@listwright/domain/shared"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { NodeCrypto } from "@effect/platform-node"
import { Effect, Exit, Layer, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { afterEach, beforeEach } from "vitest"
import { toCents } from "../../src/payments/cents.ts"
import { ChargeKey, Processors } from "../../src/payments/Processors.ts"
import { layerSandbox } from "../../src/payments/sandbox/layerSandbox.ts"
import { SandboxLedger } from "../../src/payments/sandbox/SandboxLedger.ts"
import { SandboxVault } from "../../src/payments/sandbox/SandboxVault.ts"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "listwright-sandbox-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const ACCEPTED = "4111111111111111"
const DECLINED = "4000000000000002"
const LATE = "4000000000000341"

const card = (number: string) => ({
  holderName: "Dana Whitfield",
  number,
  securityCode: "123",
  expiryMonth: 12,
  expiryYear: 2031,
})

const sandbox = <A, E>(program: Effect.Effect<A, E, Processors | SandboxLedger | SandboxVault>) =>
  Effect.suspend(() =>
    program.pipe(Effect.provide(layerSandbox(folder).pipe(Layer.provide(NodeCrypto.layerSecureRandom)))),
  )

const charge = Effect.fnUntraced(function* (key: string, number: string, amount = "100.00") {
  const vault = yield* SandboxVault
  const processors = yield* Processors
  const { token } = yield* vault.tokenize(card(number))
  const securityCode = Redacted.make("123")
  return yield* processors.begin({
    key: ChargeKey.make(key),
    amount,
    tax: "0.00",
    token,
    securityCode,
    orderCode: OrderCode.make("LW-TEST-0001"),
    orderName: "Spring mailing",
    listType: 10,
    begunAt: new Date(),
    expiresAt: new Date(),
  })
})

const begun = (key: string) => ({ key: ChargeKey.make(key), begunAt: new Date(), page: null })

describe("the sandbox processor", () => {
  it.live("charges a good card and writes it into its books", () =>
    sandbox(
      Effect.gen(function* () {
        const outcome = yield* charge("k1", ACCEPTED)
        const ledger = yield* SandboxLedger
        assert.strictEqual(outcome.state, "captured")
        assert.strictEqual(yield* ledger.captured, 10_000)
        assert.strictEqual((yield* ledger.ofOrder(OrderCode.make("LW-TEST-0001"))).length, 1)
      }),
    ),
  )

  it.live("moves money once, however often a key is sent, also at the same time", () =>
    sandbox(
      Effect.gen(function* () {
        const outcomes = yield* Effect.all(
          Array.from({ length: 20 }, () => charge("same", ACCEPTED)),
          { concurrency: "unbounded" },
        )
        const ledger = yield* SandboxLedger
        assert.strictEqual(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size, 1)
        assert.strictEqual(yield* ledger.captured, 10_000)
      }),
    ),
  )

  it.live("keeps its books when it is opened again", () =>
    Effect.gen(function* () {
      const first = yield* sandbox(charge("k1", ACCEPTED))
      const second = yield* sandbox(
        Effect.flatMap(Processors, (processors) => processors.lookup(begun("k1"))),
      )
      assert.deepStrictEqual(second, first)
    }),
  )

  it.live("refuses a key that comes back with another amount", () =>
    sandbox(
      Effect.gen(function* () {
        yield* charge("k1", ACCEPTED, "100.00")
        const again = yield* Effect.exit(charge("k1", ACCEPTED, "1.00"))
        assert.isTrue(Exit.isFailure(again))
      }),
    ),
  )

  it.live("declines the card that is always declined", () =>
    sandbox(
      Effect.gen(function* () {
        assert.strictEqual((yield* charge("k1", DECLINED)).state, "declined")
        assert.strictEqual(yield* (yield* SandboxLedger).captured, 0)
      }),
    ),
  )

  it.effect("loses the answer about the late card, and has it a few seconds later", () =>
    sandbox(
      Effect.gen(function* () {
        // The card is valid for some years from then.
        yield* TestClock.setTime(Date.UTC(2026, 0, 1))
        const processors = yield* Processors
        const lost = yield* Effect.flip(charge("k1", LATE))
        assert.strictEqual(lost._tag, "OutcomeUnknown")
        assert.strictEqual((yield* Effect.flip(processors.lookup(begun("k1"))))._tag, "OutcomeUnknown")
        assert.strictEqual(yield* (yield* SandboxLedger).captured, 10_000)
        yield* TestClock.adjust("3100 millis")
        assert.strictEqual((yield* processors.lookup(begun("k1"))).state, "captured")
      }),
    ),
  )

  it.live("never charges a key that was closed before the charge arrived", () =>
    sandbox(
      Effect.gen(function* () {
        const processors = yield* Processors
        assert.strictEqual((yield* processors.lookup(begun("k1"))).state, "notSeen")
        assert.strictEqual((yield* processors.close(begun("k1"))).state, "declined")
        assert.strictEqual((yield* charge("k1", ACCEPTED)).state, "declined")
        assert.strictEqual(yield* (yield* SandboxLedger).captured, 0)
      }),
    ),
  )

  it.live("leaves a charge as it is when its key is closed afterwards", () =>
    sandbox(
      Effect.gen(function* () {
        const processors = yield* Processors
        const charged = yield* charge("k1", ACCEPTED)
        assert.strictEqual(JSON.stringify(yield* processors.close(begun("k1"))), JSON.stringify(charged))
      }),
    ),
  )

  it.live("gives back a part once, and never more than was charged", () =>
    sandbox(
      Effect.gen(function* () {
        const processors = yield* Processors
        const ledger = yield* SandboxLedger
        yield* charge("k1", ACCEPTED)
        const part = { key: "r1", chargeKey: ChargeKey.make("k1"), reference: "", amount: "30.00" }
        assert.deepStrictEqual(yield* processors.refund(part), yield* processors.refund(part))
        assert.strictEqual(yield* ledger.refunded, 3_000)
        const tooMuch = yield* Effect.exit(
          processors.refund({ key: "r2", chargeKey: ChargeKey.make("k1"), reference: "", amount: "70.01" }),
        )
        assert.isTrue(Exit.isFailure(tooMuch))
        assert.strictEqual(yield* ledger.refunded, 3_000)
      }),
    ),
  )

  it.live("keeps type, last digits and expiry of a card, and no number anywhere in its files", () =>
    Effect.gen(function* () {
      const token = yield* sandbox(Effect.flatMap(SandboxVault, (vault) => vault.tokenize(card(ACCEPTED))))
      assert.strictEqual(token.cardType, "VISA")
      assert.strictEqual(token.lastDigits, "1111")
      assert.notInclude(readFileSync(join(folder, "ledger.sqlite"), "latin1"), ACCEPTED)
    }),
  )

  const refusals = [
    ["a number of another form", { number: "1234" }, "The card number is not valid."],
    ["a security code of two digits", { securityCode: "12" }, "The security code is not valid."],
    ["a month that there is not", { expiryMonth: 13 }, "The expiration month is not valid."],
    ["an expiry in the past", { expiryYear: 2020 }, "The card has expired."],
  ] as const
  it.live.each(refusals)("makes no token of %s", ([, change, message]) =>
    sandbox(
      Effect.gen(function* () {
        const vault = yield* SandboxVault
        const refused = yield* Effect.flip(vault.tokenize({ ...card(ACCEPTED), ...change }))
        assert.strictEqual(refused.message, message)
      }),
    ),
  )

  it("counts money in whole cents", () => {
    assert.strictEqual(toCents("12.5"), 1_250)
    assert.strictEqual(toCents("0.00"), 0)
    assert.throws(() => toCents("0.001"))
  })
})
