import { inferCardType, identifyCardType } from "./CardType.ts"
import { isCardNumber } from "./cardForm.ts"

/**
 * Returns whether a card number has a valid check digit according to ISO/IEC 7812-1, which doubles every second digit
 * from the right.
 */
const hasCheckDigit = (number: string): boolean => {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

/** Returns the number of digits in the security code for a number's card type. */
const codeDigits = (number: string): number => (inferCardType(number) === "American Express" ? 4 : 3)

/**
 * Returns hints about likely typos in a card form; they don't prevent submitting it. `number` contains only digits; an
 * empty or masked number yields no hint.
 */
export const cardHints = ({
  number,
  securityCode,
}: {
  readonly number: string
  readonly securityCode: string
}): { readonly number?: string; readonly securityCode?: string } => {
  if (!isCardNumber(number)) return {}
  const digits = codeDigits(number)
  return {
    ...(hasCheckDigit(number) ? {} : { number: "Please check the number for a typo." }),
    ...(securityCode.length < 3 || securityCode.length === digits
      ? {}
      : {
          securityCode: `${identifyCardType(number) ?? "These"} cards have a ${digits}-digit security code.`,
        }),
  }
}
