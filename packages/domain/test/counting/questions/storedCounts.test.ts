import { Schema } from "effect"
import { expect, it } from "vitest"
import { CountAnswer } from "../../../src/counting/questions/CountAnswer.ts"
import { CountReceipt } from "../../../src/counting/questions/CountReceipt.ts"
import { StoredCountAnswer, StoredCountReceipt } from "../../../src/counting/questions/storedCounts.ts"

const figures = {
  definitionHash: "a".repeat(64),
  snapshot: "october",
  total: 30,
  withPhones: 11,
  areas: [{ key: "zip:60601", available: 30, withPhones: 11 }],
}
const orders = { source: "orders", matched: 5, taken: 4 }
const doNotSell = { source: "doNotSell", matched: 3, taken: 2 }
const answer = { ...figures, suppressed: [orders], withoutPlace: [] }
const receipt = { version: 1, countedAt: "2026-11-22T09:30:00Z", ...figures, suppressed: [orders] }

it("reads answers and receipts that earlier releases stored, without the do-not-sell list's entry", () => {
  const read = Schema.decodeUnknownSync(StoredCountAnswer)
  expect(read({ ...answer, suppressed: [orders, doNotSell] })).toEqual(answer)
  expect(Schema.decodeUnknownSync(StoredCountReceipt)({ ...receipt, suppressed: [doNotSell] })).toEqual({
    ...receipt,
    suppressed: [],
  })
})

it("reads what this release stores as it is", () => {
  const stored = Schema.encodeSync(StoredCountAnswer)(Schema.decodeUnknownSync(StoredCountAnswer)(answer))
  expect(stored).toEqual(answer)
  expect(Schema.decodeUnknownSync(CountAnswer)(stored)).toEqual(answer)
  const kept = Schema.encodeSync(StoredCountReceipt)(Schema.decodeUnknownSync(StoredCountReceipt)(receipt))
  expect(Schema.decodeUnknownSync(CountReceipt)(kept)).toEqual(receipt)
})

it("neither answers nor receipts know an entry of the do-not-sell list", () => {
  const suppressed = [doNotSell]
  expect(Schema.is(CountAnswer)({ ...answer, suppressed })).toBe(false)
  expect(Schema.is(CountReceipt)({ ...receipt, suppressed })).toBe(false)
})
