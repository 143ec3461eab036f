import { Schema } from "effect"
import { isCardNumber, maskCardNumber } from "../../../src/payment/cardForm.ts"
import { inferCardType, cardTypes } from "../../../src/payment/CardType.ts"
import { expiryYears, parseExpiry } from "../../../src/payment/expiry.ts"
import { ofText, rule, type Rule } from "../Rule.ts"

const { Struct, Int, String, Literals } = Schema

export const paymentRules: ReadonlyArray<readonly [string, Rule]> = [
  ["payment.cardNumber", ofText(isCardNumber)],
  [
    "payment.cardType",
    rule(Struct({ number: String }), ({ number }) => ({ value: cardTypes.encode(inferCardType(number)) })),
  ],
  [
    "payment.maskCardNumber",
    rule(Struct({ number: String }), ({ number }) => ({ value: maskCardNumber(number) })),
  ],
  [
    "payment.expiryYears",
    rule(Struct({ form: Literals(["account", "order"]), currentYear: Int }), ({ form, currentYear }) => ({
      value: expiryYears(form, currentYear, "byForm"),
    })),
  ],
  [
    "payment.parseExpiry",
    rule(Struct({ text: String, currentYear: Int }), ({ text, currentYear }) => {
      const expiry = parseExpiry(text, currentYear)
      return expiry === null ? { invalid: true } : { value: expiry }
    }),
  ],
]
