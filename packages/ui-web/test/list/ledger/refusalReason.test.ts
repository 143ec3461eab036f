import { CountRefused } from "@listwright/domain/counting"
import { NetworkFailed, Refused } from "@listwright/domain/shared"
import { describe, expect, it } from "vitest"
import { refusalReason } from "../../../src/list/ledger/refusalReason.ts"

describe("the reason for a count or a price that is missing", () => {
  it("is the one that the count gave", () => {
    expect(refusalReason(new CountRefused({ reason: "Choose an area." }))).toBe("Choose an area.")
  })

  it("is left to the words of a failed call if the call failed [p8-failure-in-place]", () => {
    expect(refusalReason(new Refused({ reason: "" }))).toBeNull()
    expect(refusalReason(new Refused({ reason: "Not now." }))).toBeNull()
    expect(refusalReason(new NetworkFailed())).toBeNull()
  })
})
