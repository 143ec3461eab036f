import { expect, it } from "vitest"
import { phonesShareText } from "../../src/audience/phonesShare.ts"

it("says which share has phones, never a figure that the data does not bear out", () => {
  expect(phonesShareText({ withPhones: 51, total: 1_000 })).toBe("About 5% have phones")
  expect(phonesShareText({ withPhones: 380, total: 1_000 })).toBe("About 38% have phones")
  expect(phonesShareText({ withPhones: 3, total: 1_000 })).toBe("Less than 1% have phones")
  expect(phonesShareText({ withPhones: 998, total: 1_000 })).toBe("More than 99% have phones")
  expect(phonesShareText({ withPhones: 1_000, total: 1_000 })).toBe("About 100% have phones")
  expect(phonesShareText({ withPhones: 0, total: 1_000 })).toBe("None of these records have phones")
  expect(phonesShareText(null)).toBe("Added to the records that have one")
})
