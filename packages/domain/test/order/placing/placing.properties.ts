import { OrderCode } from "../../../src/shared/OrderCode.ts"
import { emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"
import assert from "node:assert/strict"
import fc from "fast-check"
import { Result } from "effect"
import { defaultChoices } from "../../../src/drafts/Draft.ts"
import { chooseMediaType, mediaProblems } from "../../../src/order/forms/mediaForm.ts"
import {
  canPlaceOrder,
  decidePlaceOrderModal,
  type PlaceOrderModal,
  type PlaceOrderModalEvent,
} from "../../../src/order/placing/PlaceOrderModal.ts"
import { decidePlacing } from "../../../src/order/placing/decidePlacing.ts"
import { decideRefund } from "../../../src/order/placing/decideRefund.ts"
import { decideSettlement } from "../../../src/order/placing/decideSettlement.ts"
import { type Media, MEDIA_TYPES } from "../../../src/drafts/Media.ts"
import { OrderState } from "../../../src/order/OrderState.ts"
import { checkPlacement, type PlacementFacts } from "../../../src/order/placing/checkPlacement.ts"
import { resetOrder } from "../../../src/order/flow/resetOrder.ts"
import { totalsWithTax } from "../../../src/order/placing/totalsWithTax.ts"
import { arbitraryContent } from "../../drafts/arbitraryContent.ts"
import { taxLaws } from "../../../src/testing/taxLaws.ts"
import { always, ofLaws, sentencesAbout } from "../../property/Sentence.ts"

const inCents = (amount: string): number => Number(amount.replace(".", ""))
const usdOf = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`
const money = fc.nat({ max: 10_000_000 }).map(usdOf)

const facts: fc.Arbitrary<PlacementFacts> = fc.record({
  takesOrders: fc.boolean(),
  mayNotPay: fc.boolean(),
  isCounted: fc.boolean(),
  quantity: fc.nat({ max: 600 }),
  minimum: fc.constantFrom(0, 1, 250),
  codeProblem: fc.constantFrom(null, "The code is not valid."),
  agreementAccepted: fc.boolean(),
  purposeProblem: fc.constantFrom(null, "Required"),
  mediaProblems: fc.constantFrom({}, { medium: "Required" }),
  contactProblems: fc.constantFrom({}, { city: "Required" }),
  cardProblems: fc.constantFrom({}, { number: "Required" }),
})

/** One thing that an order needs, taken away. */
const taken: fc.Arbitrary<Partial<PlacementFacts>> = fc.constantFrom<Partial<PlacementFacts>>(
  { takesOrders: false },
  { mayNotPay: true },
  { quantity: 0 },
  { minimum: 100_000 },
  { codeProblem: "The code is not valid." },
  { agreementAccepted: false },
  { purposeProblem: "Required" },
  { mediaProblems: { packageName: "Required" } },
  { contactProblems: { zip: "Required" } },
  { cardProblems: { holderName: "Required" } },
)

const tagsOf = (given: PlacementFacts): ReadonlyArray<string> =>
  Result.match(checkPlacement(given), {
    onSuccess: () => [],
    onFailure: (refusals) => refusals.map(({ _tag }) => _tag),
  })

const text = fc.constantFrom("", " ", "a-1")
const media: fc.Arbitrary<Media> = fc.oneof(
  fc.record({ medium: fc.constant("facebook" as const), shareAccountId: text, packageName: text }),
  fc.record({
    medium: fc.constant("twitter" as const),
    tenantId: text,
    destinationId: text,
    destinationAccountId: text,
  }),
)

const tax = { subtotal: "85.00", totalTax: "8.71", total: "93.71" }
const placed = {
  orderCode: OrderCode.make("LW-1"),
  accountName: "Demo",
  placementId: "s",
  submittedAt: "2026-11-21T12:00:00.000Z",
  isPending: false,
}
const modalEvent = fc.constantFrom<PlaceOrderModalEvent>(
  { _tag: "shown" },
  { _tag: "taxLoaded", tax },
  { _tag: "taxFailed" },
  { _tag: "place" },
  { _tag: "placed", order: placed },
  { _tag: "failed", failure: "notPlaced" },
  { _tag: "failed", failure: "checkout" },
  { _tag: "figuresChanged" },
  { _tag: "hidden" },
)
const initially = (): PlaceOrderModal => ({ _tag: "closed" })

export const placingSentences = sentencesAbout(
  "order",
  always(
    "taking something away never makes an order placeable, and no reason against it goes away [ob4-placing-allowed]",
    fc.property(facts, taken, (given, less) => {
      const before = tagsOf(given)
      const after = tagsOf({ ...given, ...less })
      assert.ok(before.every((tag) => after.includes(tag)))
      assert.ok(after.length > 0)
    }),
  ),
  always(
    "an order without its count is refused as often as with it, though it is not known to be too small",
    fc.property(facts, (given) => {
      const before = tagsOf({ ...given, isCounted: true })
      const after = tagsOf({ ...given, isCounted: false })
      assert.deepEqual(
        before.filter((tag) => tag !== "BelowMinimum"),
        after.filter((tag) => tag !== "NotCounted"),
      )
      assert.ok(after.includes("NotCounted") && !after.includes("BelowMinimum"))
    }),
  ),
  always(
    "an order is placed only on a site that places orders, by a user who may pay, with the agreement, at the figures shown and not below the minimum [ob6-placing-flags]",
    fc.property(facts, money, fc.boolean(), (given, own, isNews) => {
      const shown = isNews ? "0.01" : own
      const figures = { quantity: given.quantity, totalBeforeTax: own, taxCharge: "0.00", total: own }
      const decision = decidePlacing(
        {
          site: {
            takesOrders: given.takesOrders,
            mayNotPay: given.mayNotPay,
            minimumQuantity: given.minimum,
          },
          draftRevision: 1,
          standing: null,
          promotion: null,
          own: figures,
        },
        { ...given, revision: 1, shown: { ...figures, total: shown } },
      )
      if (decision._tag === "accepted") {
        assert.ok(given.takesOrders && !given.mayNotPay && given.agreementAccepted)
        assert.ok(given.quantity >= Math.max(given.minimum, 1))
        assert.equal(shown, own)
        const { mediaProblems, contactProblems, cardProblems } = given
        assert.deepEqual([mediaProblems, contactProblems, cardProblems], [{}, {}, {}])
      } else assert.equal(decision._tag, "refused")
    }),
  ),
  always(
    "choosing a medium leaves no field of the other one, and choosing it again keeps its own [ob4-media-switch]",
    fc.property(fc.option(media), fc.constantFrom(...MEDIA_TYPES), (current, medium) => {
      const chosen = chooseMediaType(current, medium)
      assert.equal(chosen.medium, medium)
      if (current?.medium === medium) assert.equal(chosen, current)
      else {
        const { medium: _, ...fields } = chosen
        assert.ok(Object.values(fields).every((typed) => typed === ""))
        assert.ok(Object.keys(fields).every((field) => current === null || !(field in current)))
      }
    }),
  ),
  always(
    "the fields of a medium are required one by one, of list type 270 alone [ob5-media]",
    fc.property(media, fc.constantFrom(10, 200, 270), (given, listType) => {
      const { medium: _, ...fields } = given
      const empty = Object.entries(fields).flatMap(([field, typed]) => (typed.trim() === "" ? [field] : []))
      assert.deepEqual(Object.keys(mediaProblems(listType, given)), listType === 270 ? empty : [])
    }),
  ),
  always(
    "in the modal nothing is placed without its tax, and one order at most [ob4-place-modal] [ob8-tax-failed]",
    fc.property(
      fc.array(modalEvent, { maxLength: 20 }),
      fc.constantFrom(1 as const, 2 as const),
      (events, layout) => {
        let modal = initially()
        let isTaxThere = false
        for (const event of events) {
          const before = modal
          modal = decidePlaceOrderModal(before, event)
          if (event._tag === "taxLoaded" && before._tag === "taxLoading") isTaxThere = true
          if (modal._tag === "taxLoading" || modal._tag === "closed") isTaxThere = false
          assert.ok(isTaxThere || !canPlaceOrder(modal, layout))
          const isUnderWay = before._tag === "placing"
          if (isUnderWay && event._tag !== "placed" && event._tag !== "failed") assert.equal(modal, before)
          if (modal._tag === "placing" && !isUnderWay) assert.ok(isTaxThere && canPlaceOrder(before, layout))
          if (modal._tag === "placing") assert.equal(canPlaceOrder(modal, layout), layout === 1)
        }
      },
    ),
  ),
  always(
    "a refund never exceeds what was paid, and is never less for more missing records",
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      fc.nat({ max: 5_000 }),
      money,
      money,
      fc.integer({ min: 1, max: 20_000 }),
      money,
      (ordered, missing, totalBeforeTax, taxCharge, price, discount) => {
        const delivered = Math.max(ordered - missing, 0)
        const order = {
          ordered,
          delivered,
          unitPrice: (price / 100_000).toFixed(5),
          discount,
          totalBeforeTax,
          taxCharge,
        }
        const refund = inCents(decideRefund(order))
        assert.ok(refund >= 0 && refund <= inCents(totalBeforeTax) + inCents(taxCharge))
        if (delivered > 0) assert.ok(inCents(decideRefund({ ...order, delivered: delivered - 1 })) >= refund)
      },
    ),
  ),
  always(
    "a settled order is never changed by its charge",
    fc.property(
      fc.constantFrom(...OrderState.literals),
      fc.constantFrom("captured" as const, "declined" as const, "unknown" as const),
      (state, charge) => {
        const isOpen = state === "placing" || state === "pending"
        const changes = ["place", "decline", "wait"].includes(decideSettlement(state, charge))
        assert.equal(changes, isOpen)
      },
    ),
  ),
  ...ofLaws(taxLaws(totalsWithTax)),
  always(
    "a reset order is an empty order of the same source [ob4-reset]",
    fc.property(arbitraryContent, (content) =>
      assert.deepEqual(resetOrder(content), {
        accountId: content.accountId,
        definition: emptyDefinition(content.definition.listType),
        choices: defaultChoices,
      }),
    ),
  ),
)
