import { describe, expect, it } from "vitest"
import { cardHints } from "../../src/payment/cardHints.ts"

describe("the hints of a card form", () => {
  it.each([
    ["VISA", "4111111111111111", "123"],
    ["American Express", "378282246310005", "1234"],
    ["MasterCard", "5555555555554444", "123"],
    ["Discover", "6011111111111117", "123"],
    ["a code that is still typed", "378282246310005", "12"],
  ])("say nothing of %s", (_, number, securityCode) => {
    expect(cardHints({ number, securityCode })).toEqual({})
  })

  it.each(["", "************1111", "411111111111"])("say nothing of the number '%s'", (number) => {
    expect(cardHints({ number, securityCode: "12345" })).toEqual({})
  })

  it.each(["4111111111111112", "4111111111111211", "378282246310050"])("see a slip in %s", (number) => {
    expect(cardHints({ number, securityCode: "" }).number).toBe("Please check the number for a typo.")
  })

  it.each([
    ["378282246310005", "123", "American Express cards have a 4-digit security code."],
    ["4111111111111111", "1234", "VISA cards have a 3-digit security code."],
  ])("see a code of another length: %s with %s", (number, securityCode, hint) => {
    expect(cardHints({ number, securityCode })).toEqual({ securityCode: hint })
  })
})
