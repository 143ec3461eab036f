import { DraftId, OrderCode, originalMessage } from "@listwright/domain/shared"
import { canonicalDefinition } from "@listwright/domain/definition"
import { assert, describe, layer } from "@effect/vitest"
import type { User } from "@listwright/domain/account"
import { INVALID_PROMO_CODE } from "@listwright/domain/promotion"
import { RequestKey } from "@listwright/domain/order"
import { Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { Users } from "../../src/accounts/Users.ts"
import { StoredDrafts } from "../../src/drafts/StoredDrafts.ts"
import { PlacedOrders } from "../../src/orders/PlacedOrders.ts"
import { type PlaceCommand, OrderPlacements } from "../../src/orders/OrderPlacements.ts"
import { toCents } from "../../src/payments/cents.ts"
import { SandboxLedger } from "../../src/payments/sandbox/SandboxLedger.ts"
import { databases } from "../storage/databases.ts"
import {
  ACCEPTED,
  commandFor,
  contact,
  DECLINED,
  LATE,
  layerServer,
  newDraft,
  newUser,
  placeDraft,
  removeFolder,
  reachOfUser,
  temporaryFolder,
  typedCard,
  zips,
} from "./shop.ts"

const stateOf = Effect.fnUntraced(function* (orderCode: OrderCode) {
  return (yield* (yield* PlacedOrders).receiptOf(orderCode)).state
})

const untilState = (orderCode: OrderCode, state: string) =>
  stateOf(orderCode).pipe(
    Effect.filterOrFail(
      (now) => now === state,
      () => new Error("not yet"),
    ),
    Effect.eventually,
    Effect.timeout("10 seconds"),
  )

const ordersOf = Effect.fnUntraced(function* (user: User) {
  const sql = yield* SqlClient
  return yield* sql`SELECT code, state, total::text AS total FROM orders WHERE user_id = ${user.id} ORDER BY submitted_at`
})

const chargesOf = Effect.fnUntraced(function* (orderCode: OrderCode) {
  return yield* (yield* SandboxLedger).ofOrder(orderCode)
})

const refusalOf = Effect.fnUntraced(function* (user: User, change: object, draftId?: DraftId) {
  const placing = yield* OrderPlacements
  const command = yield* commandFor(user, draftId ?? (yield* newDraft(user)).id)
  return (yield* Effect.flip(placing.place(user, { ...command, ...change }))).message
})

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const server = layerServer(folder).pipe(Layer.provideMerge(database.layer))

  layer(server, { excludeTestServices: true, timeout: "60 seconds" })(
    `placing an order on ${database.name}`,
    (it) => {
      describe("that is paid", () => {
        it.effect("charges the total that was shown, once, and says so everywhere", () =>
          Effect.gen(function* () {
            const user = yield* newUser()
            const draft = yield* newDraft(user, zips("60610", "60620"))
            const command = yield* commandFor(user, draft.id)
            const placed = yield* (yield* OrderPlacements).place(user, command)
            const receipt = yield* (yield* PlacedOrders).receipt(reachOfUser(user), placed.orderCode)
            const sql = yield* SqlClient
            const [row] =
              yield* sql`SELECT o.total::text AS orders, q.total::text AS quotes, i.amount::text AS intents
            FROM orders o JOIN order_quotes q ON q.order_code = o.code JOIN charge_intents i ON i.order_code = o.code
            WHERE o.code = ${placed.orderCode}`
            const { total } = command.shown
            assert.match(placed.orderCode, /^LW-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
            assert.strictEqual(receipt.state, "placed")
            assert.strictEqual(receipt.total, total)
            assert.strictEqual(receipt.totalBeforeTax, command.shown.totalBeforeTax)
            assert.deepStrictEqual(row, { orders: total, quotes: total, intents: total })
            assert.deepStrictEqual(
              (yield* chargesOf(placed.orderCode)).map(({ state, cents }) => ({ state, cents })),
              [{ state: "captured", cents: toCents(total) }],
            )
            assert.strictEqual(receipt.lastDigits, "1111")
          }),
        )

        it.effect("adds the state's tax to the total before tax", () =>
          Effect.gen(function* () {
            const user = yield* newUser()
            const { shown } = yield* commandFor(user, (yield* newDraft(user)).id)
            // 1,000 records at $0.05600; Illinois charges 6.25 %.
            assert.deepStrictEqual(shown, {
              quantity: 1_000,
              totalBeforeTax: "56.00",
              taxCharge: "3.50",
              total: "59.50",
            })
          }),
        )

        it.effect("answers twenty submissions at once with one order and one charge", () =>
          Effect.gen(function* () {
            const user = yield* newUser()
            const command = yield* commandFor(user, (yield* newDraft(user)).id)
            const placing = yield* OrderPlacements
            const answers = yield* Effect.all(
              Array.from({ length: 20 }, () => placing.place(user, command)),
              { concurrency: "unbounded" },
            )
            const codes = new Set(answers.map(({ orderCode }) => orderCode))
            const [orderCode = OrderCode.make("")] = codes
            assert.strictEqual(codes.size, 1)
            assert.strictEqual((yield* ordersOf(user)).length, 1)
            assert.strictEqual((yield* chargesOf(orderCode)).length, 1)
          }),
        )

        it.effect("answers the same request again later with the same order", () =>
          Effect.gen(function* () {
            const user = yield* newUser()
            const command = yield* commandFor(user, (yield* newDraft(user)).id)
            const placing = yield* OrderPlacements
            const first = yield* placing.place(user, command)
            assert.deepStrictEqual(yield* placing.place(user, command), first)
            assert.strictEqual((yield* chargesOf(first.orderCode)).length, 1)
          }),
        )

        it.effect("returns the next draft for a new order", () =>
          Effect.gen(function* () {
            const user = yield* newUser()
            const draft = yield* newDraft(user)
            yield* placeDraft(user, draft.id)
            const next = yield* (yield* StoredDrafts).open(reachOfUser(user), 10)
            assert.notStrictEqual(next.id, draft.id)
          }),
        )

        it.effect("takes a card number of an original client in memory and keeps no trace of it", () =>
          Effect.gen(function* () {
            const user = yield* newUser()
            const draft = yield* newDraft(user)
            const command = yield* commandFor(user, draft.id)
            const placed = yield* (yield* OrderPlacements).place(user, {
              ...command,
              revision: null,
              payment: { kind: "number", card: Redacted.make(typedCard(ACCEPTED)) },
            })
            const sql = yield* SqlClient
            const rows = yield* sql`SELECT o::text AS o, q::text AS q, i::text AS i FROM orders o
            JOIN order_quotes q ON q.order_code = o.code JOIN charge_intents i ON i.order_code = o.code
            WHERE o.code = ${placed.orderCode}`
            assert.notInclude(JSON.stringify(rows), ACCEPTED)
            assert.include(JSON.stringify(rows), "1111")
          }),
        )
      })

      describe("that is declined", () => {
        it.effect("charges nothing, keeps the draft, and can be placed again with another card", () =>
          Effect.gen(function* () {
            const user = yield* newUser()
            const draft = yield* newDraft(user)
            const refused = yield* Effect.flip(placeDraft(user, draft.id, DECLINED))
            assert.include(refused.message, "The card was declined")
            const again = yield* Effect.flip(placeDraft(user, draft.id, DECLINED))
            assert.include(again.message, "The card was declined")
            const placed = yield* placeDraft(user, draft.id)
            const orders = yield* ordersOf(user)
            assert.deepStrictEqual(
              orders.map(({ state }) => state),
              ["declined", "declined", "placed"],
            )
            assert.strictEqual((yield* chargesOf(placed.orderCode)).length, 1)
          }),
        )

        it.effect("gives back the last use of a promotion", () =>
          Effect.gen(function* () {
            const sql = yield* SqlClient
            yield* sql`INSERT INTO promotions (code, name, type, value, max_uses) VALUES ('ONCE', 'Once', 3, 5, 1)`
            const user = yield* newUser()
            const draft = yield* newDraft(user, zips("60610"), { promoCode: "once" })
            yield* Effect.flip(placeDraft(user, draft.id, DECLINED))
            const command = yield* commandFor(user, draft.id)
            assert.strictEqual(command.shown.totalBeforeTax, "51.00")
            yield* (yield* OrderPlacements).place(user, command)
            const other = yield* newDraft(user, zips("60610"), { promoCode: "ONCE" })
            assert.strictEqual((yield* commandFor(user, other.id)).shown.totalBeforeTax, "56.00")
          }),
        )
      })

      describe("that is asked for by one click", () => {
        const declinedClick = Effect.fnUntraced(function* (change: Partial<PlaceCommand> = {}) {
          const user = yield* newUser()
          const draft = yield* newDraft(user)
          const command = yield* commandFor(user, draft.id, DECLINED)
          return { user, draft, command: { ...command, requestKey: RequestKey.make("click"), ...change } }
        })
        const refusals = Effect.fnUntraced(function* (user: User, command: PlaceCommand, times: number) {
          const placing = yield* OrderPlacements
          const answers = yield* Effect.all(
            Array.from({ length: times }, () => Effect.flip(placing.place(user, command))),
            { concurrency: "unbounded" },
          )
          return new Set(answers.map(({ message }) => message))
        })

        it.effect("is one attempt however often it is sent at once, also when the card is declined", () =>
          Effect.gen(function* () {
            const { command, user } = yield* declinedClick()
            const answers = [...(yield* refusals(user, command, 8))]
            assert.strictEqual(answers.length, 1)
            assert.include(answers[0], "The card was declined")
            assert.strictEqual((yield* ordersOf(user)).length, 1)
          }),
        )

        it.effect("has the same answer after a restart", () =>
          Effect.gen(function* () {
            const { command, user } = yield* declinedClick()
            const before = yield* refusals(user, command, 1)
            const after = yield* refusals(user, command, 2).pipe(
              Effect.provide(layerServer(folder), { local: true }),
            )
            assert.deepStrictEqual(after, before)
            assert.strictEqual((yield* ordersOf(user)).length, 1)
          }),
        )

        it.effect("is another request than the next click, which may pay", () =>
          Effect.gen(function* () {
            const { command, draft, user } = yield* declinedClick()
            yield* refusals(user, command, 1)
            yield* refusals(user, { ...command, requestKey: RequestKey.make("second click") }, 1)
            const mended = {
              ...(yield* commandFor(user, draft.id)),
              requestKey: RequestKey.make("third click"),
            }
            const placed = yield* (yield* OrderPlacements).place(user, mended)
            assert.deepStrictEqual(yield* (yield* OrderPlacements).place(user, mended), placed)
            assert.deepStrictEqual(
              (yield* ordersOf(user)).map(({ state }) => state),
              ["declined", "declined", "placed"],
            )
            // The first click has the answer that it had.
            yield* refusals(user, command, 1)
          }),
        )

        it.effect(
          "keeps the answer that it got from the order of another click, even if that is declined",
          () =>
            Effect.gen(function* () {
              const sql = yield* SqlClient
              const placing = yield* OrderPlacements
              const user = yield* newUser()
              const draft = yield* newDraft(user)
              const { orderCode, isPending } = yield* placeDraft(user, draft.id, LATE)
              assert.isTrue(isPending)
              const again = { ...(yield* commandFor(user, draft.id)), requestKey: RequestKey.make("again") }
              const told = yield* placing.place(user, again)
              assert.deepStrictEqual([told.orderCode, told.isPending], [orderCode, true])
              yield* sql`UPDATE orders SET state = 'declined' WHERE code = ${orderCode}`
              const answers = yield* Effect.all(
                Array.from({ length: 4 }, () => Effect.flip(placing.place(user, again))),
                { concurrency: "unbounded" },
              )
              for (const { message } of answers) assert.include(message, "The card was declined")
              assert.strictEqual((yield* ordersOf(user)).length, 1)
              // As it was: the processor knows the charge.
              yield* sql`UPDATE orders SET state = 'pending' WHERE code = ${orderCode}`
              yield* untilState(orderCode, "placed")
              assert.strictEqual((yield* placing.place(user, again)).orderCode, orderCode)
            }),
        )

        it.effect("cannot be used for something else", () =>
          Effect.gen(function* () {
            const { command, user } = yield* declinedClick()
            yield* refusals(user, command, 1)
            const contactOfOther = { ...command.contact, orderName: "Another mailing" }
            const [text] = yield* refusals(user, { ...command, contact: contactOfOther }, 1)
            assert.include(text, "was already used for another request")
            assert.strictEqual((yield* ordersOf(user)).length, 1)
          }),
        )

        it.effect("is known by session, order and card where a client makes no keys", () =>
          Effect.gen(function* () {
            const { command, draft, user } = yield* declinedClick({ requestKey: null, revision: null })
            assert.strictEqual((yield* refusals(user, command, 5)).size, 1)
            assert.strictEqual((yield* ordersOf(user)).length, 1)
            const other = yield* commandFor(user, draft.id)
            yield* (yield* OrderPlacements).place(user, { ...other, revision: null })
            assert.strictEqual((yield* ordersOf(user)).length, 2)
          }),
        )
      })

      describe("whose charge has no answer", () => {
        it.effect(
          "stays pending, is the same order when sent again, and settles by itself within ten seconds",
          () =>
            Effect.gen(function* () {
              const user = yield* newUser()
              const command = yield* commandFor(user, (yield* newDraft(user)).id, LATE)
              const placing = yield* OrderPlacements
              const placed = yield* placing.place(user, command)
              assert.isTrue(placed.isPending)
              assert.strictEqual(yield* stateOf(placed.orderCode), "pending")
              assert.strictEqual((yield* placing.place(user, command)).orderCode, placed.orderCode)
              yield* untilState(placed.orderCode, "placed")
              assert.strictEqual((yield* chargesOf(placed.orderCode)).length, 1)
            }),
        )
      })

      describe("whose charge is not known yet", () => {
        const moreThan = Effect.fnUntraced(function* (user: User, draftId: DraftId) {
          const drafts = yield* StoredDrafts
          const { choices, revision } = yield* drafts.get(reachOfUser(user), draftId)
          return yield* drafts.put(reachOfUser(user), draftId, {
            baseRevision: revision,
            definition: zips("60610", "60620"),
            choices,
          })
        })

        it.effect("keeps what its draft selects, and gives the next draft to a new order", () =>
          Effect.gen(function* () {
            const user = yield* newUser()
            const draft = yield* newDraft(user)
            const { orderCode, isPending } = yield* placeDraft(user, draft.id, LATE)
            assert.isTrue(isPending)
            const refused = yield* Effect.flip(moreThan(user, draft.id))
            assert.strictEqual(refused._tag, "DraftPlaced")
            const drafts = yield* StoredDrafts
            assert.notStrictEqual((yield* drafts.open(reachOfUser(user), draft.listType)).id, draft.id)
            yield* untilState(orderCode, "placed")
          }),
        )

        it.effect("gives the draft back when the card is declined", () =>
          Effect.gen(function* () {
            const user = yield* newUser()
            const draft = yield* newDraft(user)
            yield* newDraft(user)
            yield* Effect.flip(placeDraft(user, draft.id, DECLINED))
            const drafts = yield* StoredDrafts
            assert.strictEqual((yield* drafts.open(reachOfUser(user), draft.listType)).id, draft.id)
            assert.strictEqual((yield* moreThan(user, draft.id)).revision, draft.revision + 1)
          }),
        )
      })

      describe("that two people want the last of", () => {
        it.effect("gives a promotion's last use to one of them, and refuses the other's code", () =>
          Effect.gen(function* () {
            const sql = yield* SqlClient
            yield* sql`INSERT INTO promotions (code, name, type, value, max_uses) VALUES ('LAST', 'Last', 3, 5, 1)`
            const users = yield* Effect.all(Array.from({ length: 6 }, () => newUser()))
            const placing = yield* OrderPlacements
            const commands = yield* Effect.forEach(users, (user) =>
              Effect.flatMap(newDraft(user, zips("60610"), { promoCode: "LAST" }), (draft) =>
                commandFor(user, draft.id),
              ),
            )
            const results = yield* Effect.forEach(
              users,
              (user, index) => Effect.result(placing.place(user, commands[index] ?? assert.fail())),
              { concurrency: "unbounded" },
            )
            const refused = results.filter(({ _tag }) => _tag === "Failure")
            assert.strictEqual(refused.length, 5)
            for (const result of refused) {
              assert.include(
                result._tag === "Failure" ? result.failure.message : "",
                "Promotion code LAST: The code is not valid.",
              )
            }
          }),
        )

        it.effect("never spends more of a prepaid balance than there is", () =>
          Effect.gen(function* () {
            const sql = yield* SqlClient
            yield* sql`INSERT INTO promotions (code, name, type, value, balance) VALUES ('PREPAID', 'Card', 6, 0, 70)`
            const user = yield* newUser()
            const first = yield* newDraft(user, zips("60610"), { promoCode: "PREPAID" })
            const free = yield* commandFor(user, first.id)
            assert.strictEqual(free.shown.total, "0.00")
            const placed = yield* (yield* OrderPlacements).place(user, free)
            assert.strictEqual(yield* stateOf(placed.orderCode), "placed")
            assert.deepStrictEqual(yield* chargesOf(placed.orderCode), [])
            const second = yield* newDraft(user, zips("60610"), { promoCode: "PREPAID" })
            assert.strictEqual((yield* commandFor(user, second.id)).shown.totalBeforeTax, "42.00")
          }),
        )
      })

      describe("with a promotion code that takes nothing off", () => {
        const coded = Effect.fnUntraced(function* (promoCode: string) {
          const user = yield* newUser()
          const draft = yield* newDraft(user, zips("60610"), { promoCode })
          return { user, command: yield* commandFor(user, draft.id) }
        })

        it.effect("is refused with the reason and what to do, and nothing is charged [ob8-promo-code]", () =>
          Effect.gen(function* () {
            const sql = yield* SqlClient
            const lastYear = new Date("2025-11-01T00:00:00Z")
            yield* sql`INSERT INTO promotions (code, name, type, value, valid_to) VALUES ('LASTYEAR', 'Old', 3, 5, ${lastYear})`
            yield* sql`INSERT INTO promotions (code, name, type, value, list_types) VALUES ('OTHER', 'Other', 3, 5, '{20}')`
            for (const [code, reason] of [
              ["nosuch", "Promotion code NOSUCH: The code is not valid. Enter another code, or remove it."],
              [
                "LASTYEAR",
                "Promotion code LASTYEAR: The code is not valid. Enter another code, or remove it.",
              ],
              ["OTHER", "Promotion code OTHER: The code is not valid. Enter another code, or remove it."],
              [
                "FLAT25",
                "Promotion code FLAT25: This code requires an order of at least $100.00. Order more, or remove the code.",
              ],
              [
                "BIG500",
                "Promotion code BIG500: This code requires at least 10,000 records. Order more, or remove the code.",
              ],
            ] as const) {
              const { command, user } = yield* coded(code)
              assert.strictEqual(command.shown.totalBeforeTax, "56.00")
              const refused = yield* Effect.flip((yield* OrderPlacements).place(user, command))
              assert.deepStrictEqual(
                [originalMessage(refused.title), refused.message],
                ["Place Order Error", reason],
              )
              assert.deepStrictEqual(yield* ordersOf(user), [])
            }
          }),
        )

        it.effect("is answered as before where its request was accepted while the code held", () =>
          Effect.gen(function* () {
            const sql = yield* SqlClient
            yield* sql`INSERT INTO promotions (code, name, type, value) VALUES ('TODAY', 'Today', 3, 5)`
            const { command, user } = yield* coded("TODAY")
            const click = { ...command, requestKey: RequestKey.make("click-of-today") }
            const placing = yield* OrderPlacements
            const placed = yield* placing.place(user, click)
            yield* sql`UPDATE promotions SET withdrawn_at = now() WHERE code = 'TODAY'`
            const again = yield* placing.place(user, click)
            assert.strictEqual(again.orderCode, placed.orderCode)
            assert.strictEqual((yield* ordersOf(user)).length, 1)
          }),
        )
      })

      describe("is refused, and nothing is charged,", () => {
        const shown = { quantity: 1_000, totalBeforeTax: "56.00", taxCharge: "3.50", total: "59.50" }
        const refusals = [
          [
            "a total that differs from the server's",
            { shown: { ...shown, total: "59.49" } },
            "The total is now $59.50",
          ],
          [
            "a tax that differs",
            { shown: { ...shown, taxCharge: "0.00", total: "56.00" } },
            "plus $3.50 tax",
          ],
          ["a quantity that differs", { shown: { ...shown, quantity: 999 } }, "for 1000 records"],
          [
            "without the agreement",
            { agreementAccepted: false },
            "You must agree to the terms of the Data Use Agreement to place this order.",
          ],
          ["a contact without a name", { contact: { ...contact, firstName: " " } }, "first name"],
          ["a contact with a wrong email", { contact: { ...contact, email: "@" } }, "email"],
          ["a contact in no state", { contact: { ...contact, state: "ZZ" } }, "contact information: state."],
          [
            "a card without its security code",
            { cardProblems: { securityCode: "Required" } },
            "security code",
          ],
          ["a state of the draft that is past", { revision: 1 }, "changed in another window"],
          [
            "a token that nobody gave out",
            { payment: { kind: "token", token: "tok_none", securityCode: Redacted.make("1") } },
            "This card is no longer on file",
          ],
          [
            "a card number of another form",
            { payment: { kind: "number", card: Redacted.make(typedCard("12")) } },
            "The card number is not valid.",
          ],
        ] as const
        for (const [name, change, text] of refusals) {
          it.effect(name, () =>
            Effect.gen(function* () {
              const user = yield* newUser()
              assert.include(yield* refusalOf(user, change), text)
              assert.deepStrictEqual(yield* ordersOf(user), [])
            }),
          )
        }

        it.effect("a quantity below the minimum", () =>
          Effect.gen(function* () {
            const user = yield* newUser()
            const draft = yield* newDraft(user, zips("60610"), { quantities: { "zip:60610": 249 } })
            const command = yield* commandFor(user, draft.id)
            const placing = yield* OrderPlacements
            const refused = yield* Effect.flip(placing.place(user, command))
            assert.strictEqual(
              refused.message,
              "The quantity that you entered is less than the minimum quantity of 250.",
            )
            assert.strictEqual(originalMessage(refused.title), "Total Number Error")
            const both = yield* Effect.flip(placing.place(user, { ...command, agreementAccepted: false }))
            assert.strictEqual(originalMessage(both.title), "Place Order Error")
          }),
        )

        it.effect("a digital list without a medium", () =>
          Effect.gen(function* () {
            const sql = yield* SqlClient
            yield* sql`INSERT INTO price_lists (id, list_type, valid_from, body)
              SELECT 'CON270', 270, valid_from, body FROM price_lists WHERE list_type = 10 ORDER BY id LIMIT 1`
            const user = yield* newUser({ sources: [270] })
            const digital = canonicalDefinition({ ...zips("60610"), listType: 270 })
            const without = yield* newDraft(user, digital)
            assert.strictEqual(
              yield* refusalOf(user, {}, without.id),
              "Please complete the media type: medium.",
            )
            const media = { medium: "facebook", shareAccountId: "act_1", packageName: "Spring" } as const
            const { orderCode } = yield* placeDraft(user, (yield* newDraft(user, digital, { media })).id)
            assert.strictEqual(yield* stateOf(orderCode), "placed")
          }),
        )

        it.effect("somebody else's draft, which looks like none", () =>
          Effect.gen(function* () {
            const owner = yield* newUser()
            const stranger = yield* newUser()
            const command = yield* commandFor(owner, (yield* newDraft(owner)).id)
            const placing = yield* OrderPlacements
            const foreign = yield* Effect.flip(placing.place(stranger, command))
            const missing = yield* Effect.flip(
              placing.place(stranger, { ...command, draftId: DraftId.make("none") }),
            )
            assert.strictEqual(foreign.message, missing.message)
          }),
        )

        it.effect("a draft for an account that its owner no longer works for", () =>
          Effect.gen(function* () {
            const sql = yield* SqlClient
            const client = yield* newUser()
            const reseller = yield* newUser({ role: "Reseller" })
            const { id } = yield* newDraft(reseller)
            const takeTo = ({ accountId }: User) =>
              sql`UPDATE drafts SET account_id = ${accountId} WHERE id = ${id}`
            const command = yield* commandFor(reseller, id)
            const placing = yield* OrderPlacements
            yield* takeTo(client)
            const refused = yield* Effect.flip(placing.place(reseller, command))
            assert.strictEqual(refused.message, "We couldn't find this account.")
            yield* takeTo(reseller)
            const { orderCode } = yield* placing.place(reseller, command)
            assert.strictEqual(yield* stateOf(orderCode), "placed")
          }),
        )

        it.effect("a placed draft that another window has moved on", () =>
          Effect.gen(function* () {
            const user = yield* newUser()
            const draft = yield* newDraft(user)
            const command = yield* commandFor(user, draft.id)
            const placing = yield* OrderPlacements
            const { orderCode } = yield* placing.place(user, command)
            const later = yield* Effect.flip(
              placing.place(user, { ...command, revision: draft.revision + 1 }),
            )
            assert.strictEqual(later.message, `This order has already been placed as ${orderCode}.`)
          }),
        )
      })

      describe("leaves behind", () => {
        it.effect("a quote that nobody can change", () =>
          Effect.gen(function* () {
            const user = yield* newUser()
            const { orderCode } = yield* placeDraft(user, (yield* newDraft(user)).id)
            const sql = yield* SqlClient
            yield* Effect.flip(sql`UPDATE order_quotes SET total = 1 WHERE order_code = ${orderCode}`)
            yield* Effect.flip(sql`DELETE FROM order_quotes WHERE order_code = ${orderCode}`)
          }),
        )

        it.effect("sums of orders that equal the sums of the processor's books", () =>
          Effect.gen(function* () {
            const sql = yield* SqlClient
            const [row] = yield* sql`SELECT round(sum(total) * 100)::integer AS cents FROM orders
            WHERE state IN ('placed', 'fulfilled')`
            const ledger = yield* SandboxLedger
            assert.strictEqual(row?.["cents"], yield* ledger.captured)
          }),
        )
      })

      describe("can be seen", () => {
        it.effect(
          "by its buyer, the account's Power User and the account's Reseller, and by nobody else",
          () =>
            Effect.gen(function* () {
              const sql = yield* SqlClient
              const orders = yield* PlacedOrders
              const buyer = yield* newUser()
              const { accountId, accountName } = buyer
              const colleague = yield* newUser({ accountId, accountName })
              const power = yield* newUser({ accountId, accountName, role: "Power User" })
              const otherPower = yield* newUser({ role: "Power User" })
              const reseller = yield* newUser({ role: "Reseller" })
              yield* sql`INSERT INTO account_members (account_id, user_id) VALUES (${accountId}, ${reseller.id})`
              const { orderCode } = yield* placeDraft(buyer, (yield* newDraft(buyer)).id)
              const users = yield* Users
              const sees = (user: User) =>
                Effect.flatMap(users.reachOf(user), (reach) =>
                  Effect.isSuccess(orders.receipt(reach, orderCode)),
                )
              assert.isTrue(yield* sees(buyer))
              assert.isTrue(yield* sees(power))
              assert.isTrue(yield* sees(reseller))
              assert.isFalse(yield* sees(colleague))
              assert.isFalse(yield* sees(otherPower))
            }),
        )
      })
    },
  )

  const closed = layerServer(folder, {
    takesOrders: false,
    mayNotPay: true,
    showPromotion: false,
  }).pipe(Layer.provideMerge(database.layer))
  layer(closed, { excludeTestServices: true, timeout: "60 seconds" })(
    `a site that takes no orders, on ${database.name}`,
    (it) => {
      it.effect("refuses users without payment, and says both reasons", () =>
        Effect.gen(function* () {
          const user = yield* newUser()
          const text = yield* refusalOf(user, {})
          assert.include(text, "This site isn't accepting orders right now.")
          assert.include(text, "You aren't allowed to place orders")
          assert.notInclude(text, INVALID_PROMO_CODE)
        }),
      )
    },
  )
}
