import type { FieldProblems } from "./FieldProblems.ts"
import { type FieldRule, keepsRule } from "./FieldRule.ts"

/** The rules of a form, field by field in the form's order. A field without rules may hold anything. */
export type FormRules<Field extends string> = ReadonlyArray<readonly [Field, ReadonlyArray<FieldRule>]>

/** What is wrong with a form: of each field the first rule that it breaks, in that rule's words. */
export const formProblems = <Field extends string>(
  form: Readonly<Record<Field, string>>,
  rules: FormRules<Field>,
): FieldProblems<Field> => {
  const problems: Partial<Record<Field, string>> = {}
  for (const [field, ofField] of rules) {
    const broken = ofField.find((rule) => !keepsRule(rule, form[field]))
    if (broken !== undefined) problems[field] = broken.words
  }
  return problems
}
