import { type Effect, Schema } from "effect"
import { describe, expect, expectTypeOf, it } from "vitest"
import type { AccountId } from "../../src/account/AccountId.ts"
import { type OwnedRecord, canActForAccount } from "../../src/account/reach.ts"
import type { User } from "../../src/account/User.ts"
import type { UserId } from "../../src/account/UserId.ts"
import { orderLink } from "../../src/catalog/orderLinks.ts"
import { runCount } from "../../src/counting/runs/runCount.ts"
import type { Draft } from "../../src/drafts/Draft.ts"
import { definitionHash } from "../../src/definition/definitionHash.ts"
import type { DefinitionHash } from "../../src/definition/ListDefinition.ts"
import type { AnswerBasis } from "../../src/counting/questions/AnswerBasis.ts"
import type { OrderReceipt, PlaceOrderRequest } from "../../src/order/Orders.ts"
import { downloadOrder } from "../../src/order/summary/downloadOrder.ts"
import type { RequestKey } from "../../src/order/placing/requestKey.ts"
import { deleteSavedLists } from "../../src/saved-lists/loadSavedLists.ts"
import type { SavedList } from "../../src/saved-lists/SavedList.ts"
import type { SavedListId } from "../../src/shared/SavedListId.ts"
import { DraftId } from "../../src/shared/DraftId.ts"
import type { OrderCode } from "../../src/shared/OrderCode.ts"

// The compiler checks these: what must not be mixed up has types of its own.
describe("the ids of users and accounts", () => {
  it("are no other text and no other number", () => {
    expectTypeOf<string>().not.toExtend<UserId>()
    expectTypeOf<DraftId>().not.toExtend<UserId>()
    expectTypeOf<number>().not.toExtend<AccountId>()
    expectTypeOf<User["id"]>().toEqualTypeOf<UserId>()
    expectTypeOf<User["accountId"]>().toEqualTypeOf<AccountId>()
  })

  it("decide whose records a user reaches", () => {
    expectTypeOf<OwnedRecord>().toEqualTypeOf<{ readonly userId: UserId; readonly accountId: AccountId }>()
    expectTypeOf(canActForAccount).parameter(1).toEqualTypeOf<AccountId>()
  })
})

describe("the code of an order", () => {
  it("is neither the code of a saved count nor the id of a draft", () => {
    expectTypeOf<string>().not.toExtend<OrderCode>()
    expectTypeOf<DraftId>().not.toExtend<OrderCode>()
    expectTypeOf<SavedList["orderCode"]>().not.toExtend<OrderCode>()
    expectTypeOf<OrderReceipt["orderCode"]>().toEqualTypeOf<OrderCode>()
    expectTypeOf(downloadOrder).parameter(0).toEqualTypeOf<OrderCode>()
  })
})

describe("keys and hashes", () => {
  it("pass for nothing else", () => {
    expectTypeOf<string>().not.toExtend<RequestKey>()
    expectTypeOf<DraftId>().not.toExtend<RequestKey>()
    expectTypeOf<PlaceOrderRequest["requestKey"]>().toEqualTypeOf<RequestKey>()
    expectTypeOf<string>().not.toExtend<DefinitionHash>()
    expectTypeOf<RequestKey>().not.toExtend<DefinitionHash>()
    expectTypeOf<AnswerBasis["definitionHash"]>().toEqualTypeOf<DefinitionHash>()
    expectTypeOf(definitionHash).returns.toExtend<Effect.Effect<DefinitionHash, unknown, unknown>>()
  })
})

describe("the id of a saved count", () => {
  it("is neither its code nor its draft", () => {
    expectTypeOf<SavedList["id"]>().toEqualTypeOf<SavedListId>()
    expectTypeOf<SavedList["orderCode"]>().not.toExtend<SavedListId>()
    expectTypeOf<SavedList["draftId"]>().not.toExtend<SavedListId>()
    expectTypeOf(deleteSavedLists).parameter(0).toEqualTypeOf<ReadonlyArray<SavedListId>>()
  })
})

describe("the id of a draft", () => {
  it("is no other text, though every id is a text", () => {
    expectTypeOf<string>().not.toExtend<DraftId>()
    expectTypeOf<DraftId>().toExtend<string>()
    expectTypeOf<Draft["id"]>().toEqualTypeOf<DraftId>()
  })

  it("is what counts and links are asked for with", () => {
    expectTypeOf(runCount).parameter(0).toEqualTypeOf<DraftId>()
    expectTypeOf(orderLink).parameter(2).toEqualTypeOf<DraftId>()
  })

  it("reads and writes as the same text", () => {
    expect(Schema.decodeUnknownSync(DraftId)("d-1")).toBe("d-1")
    expect(Schema.encodeSync(DraftId)(DraftId.make("d-1"))).toBe("d-1")
  })
})
