import { describe, expect, it } from "vitest"
import { checkoutProblems } from "../../src/rewards/checkoutForm.ts"
import { type RewardContact, initialRewardContact } from "../../src/rewards/RewardContact.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const contact: RewardContact = {
  firstName: "Jane",
  lastName: "Roe",
  company: "Roe & Co",
  addressLine: "1 Main St",
  city: "Chicago",
  state: "IL",
  zip: "60614",
  phone: "312 555 0100",
}

describe("the checkout form [p5-reward-checkout-form]", () => {
  it("has no problems when it is filled in", () => {
    expect(checkoutProblems(contact)).toEqual({})
  })

  it("says everything that is missing", () => {
    const empty: RewardContact = {
      firstName: "",
      lastName: "",
      company: "",
      addressLine: "",
      city: "",
      state: "",
      zip: "",
      phone: "",
    }
    expect(checkoutProblems(empty)).toEqual({
      firstName: "It's required",
      lastName: "It's required",
      company: "It's required",
      addressLine: "It's required",
      city: "It's required",
      phone: "It's required",
      state: TEXTS.needStateCode,
      zip: TEXTS.needZipCode,
    })
  })

  it.each([
    ["state", "I", TEXTS.needStateCode],
    ["state", "ILL", TEXTS.needStateCode],
    ["state", "  ", TEXTS.needStateCode],
    ["state", " il ", undefined],
    ["zip", "6061", TEXTS.needZipCode],
    ["zip", "606140", TEXTS.needZipCode],
    ["zip", "     ", TEXTS.needZipCode],
    ["zip", "6061A", "The ZIP Code must be 5 or 9 digits."],
    // The field holds 5 characters of a postal code, with or without its space.
    [
      "zip",
      "M5V2T",
      "'M5V2T' looks like a Canadian postal code. We send gifts within the United States only.",
    ],
    [
      "zip",
      "m5v 2",
      "'m5v 2' looks like a Canadian postal code. We send gifts within the United States only.",
    ],
    ["zip", "M5V 2T6", TEXTS.needZipCode],
    ["zip", "97201", "ZIP Code 97201 is in Oregon. Please correct the ZIP Code or the state."],
    ["state", "ZZ", "'ZZ' isn't a U.S. state. We send gifts within the United States only."],
    ["state", "ON", "'ON' isn't a U.S. state. We send gifts within the United States only."],
    ["phone", " ", "It's required"],
  ] as const)("%s '%s' is told: %s", (field, value, problem) => {
    expect(checkoutProblems({ ...contact, [field]: value })).toEqual(
      problem === undefined ? {} : { [field]: problem },
    )
  })
})

describe("the checkout form as it opens", () => {
  const user = { firstName: "Jane", lastName: "Roe", company: "Roe & Co", homePhone: "312 555 0100" }
  const home = { addressLine: "1 Main St", city: "Chicago", state: "IL", zip: "60614" }

  it("holds the user and the first address", () => {
    const work = { ...home, addressLine: "2 Lake St" }
    expect(initialRewardContact({ ...user, addresses: [home, work] })).toEqual(contact)
  })

  it("has no address when the user has none", () => {
    expect(initialRewardContact({ ...user, addresses: [] })).toEqual({
      ...contact,
      addressLine: "",
      city: "",
      state: "",
      zip: "",
    })
  })
})
