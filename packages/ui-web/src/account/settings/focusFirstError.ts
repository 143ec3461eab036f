import type { FieldProblems } from "@listwright/domain/shared"

/** Focuses the first field with an error, in form order. */
export const focusFirstError = <Name extends string>(
  form: HTMLFormElement | null,
  order: ReadonlyArray<Name>,
  problems: FieldProblems<Name>,
): void => {
  const first = order.find((name) => problems[name] !== undefined)
  const field = first === undefined ? null : form?.elements.namedItem(first)
  if (field instanceof HTMLElement) field.focus()
}
