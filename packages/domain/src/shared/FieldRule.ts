import { type FieldProblems, isBlank } from "./FieldProblems.ts"
import { BigDecimal } from "effect"
import { figure } from "./Decimal.ts"
import type { MessageText } from "./wording/MessageText.ts"
import { isEmail } from "./email.ts"
import { isCarrierRoute, isZip, isZip4 } from "./Zip.ts"

/**
 * A form's rule for a field, with the message for violating it. Bounds and lengths are inclusive whole numbers. The
 * rule for card numbers is defined with the cards.
 */
export type FieldRule = { readonly words: MessageText } & (
  | { readonly kind: "required" | "email" | "zip" | "zip4" | "crrt" | "number" }
  | { readonly kind: "min" | "max"; readonly bound: number }
  | { readonly kind: "minLength"; readonly characters: number }
)

/**
 * Returns whether a string is a decimal number, possibly negative, without an exponent or thousands separators.
 * Surrounding spaces are ignored.
 */
export const isDecimalNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text.trim())

const compared = (text: string, bound: number): number | null =>
  isDecimalNumber(text) ? BigDecimal.Order(figure(text.trim()), BigDecimal.fromBigInt(BigInt(bound))) : null

/** Returns whether a value satisfies a rule [p5-number]. */
const holds = (rule: FieldRule, text: string): boolean => {
  switch (rule.kind) {
    case "required":
      return !isBlank(text)
    case "email":
      return isEmail(text)
    case "zip":
      return isZip(text)
    case "zip4":
      return isZip4(text)
    case "crrt":
      return isCarrierRoute(text)
    case "number":
      return isDecimalNumber(text)
    case "min":
      return (compared(text, rule.bound) ?? -1) >= 0
    case "max":
      return (compared(text, rule.bound) ?? 1) <= 0
    case "minLength":
      return text.trim().length >= rule.characters
  }
}

/**
 * Returns whether a field satisfies a rule. An empty field violates only `required` [p5-required] and `minLength`, so
 * optional fields need no special rule.
 */
export const satisfiesRule = (rule: FieldRule, text: string): boolean =>
  (isBlank(text) && rule.kind !== "required" && rule.kind !== "minLength") || holds(rule, text)

/** A form's rules, field by field in the form's order. A field without rules may contain anything. */
export type FormRules<Field extends string> = ReadonlyArray<readonly [Field, ReadonlyArray<FieldRule>]>

/** Validates a form, returning for each invalid field the message of the first rule it violates. */
export const formProblems = <Field extends string>(
  form: Readonly<Record<Field, string>>,
  rules: FormRules<Field>,
): FieldProblems<Field> => {
  const problems: Partial<Record<Field, MessageText>> = {}
  for (const [field, ofField] of rules) {
    const broken = ofField.find((rule) => !satisfiesRule(rule, form[field]))
    if (broken !== undefined) problems[field] = broken.words
  }
  return problems
}
