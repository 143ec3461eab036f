import type { FieldErrors, FieldValues } from "react-hook-form"
import { Notice } from "./Notice.tsx"

interface Problem {
  readonly label: string
  readonly message: string
  readonly field: HTMLInputElement | HTMLSelectElement
}

const labelOf = (field: HTMLInputElement | HTMLSelectElement): string =>
  field.type === "checkbox" ? "" : (field.labels?.[0]?.textContent ?? "")

/** Returns the title of the box that contains a field; '' for a form without boxes. */
const boxOf = (field: HTMLElement): string =>
  document.getElementById(field.closest("section[aria-labelledby]")?.getAttribute("aria-labelledby") ?? "")
    ?.textContent ?? ""

/**
 * Names each field by its label, and also by its box if another field has the same label, as in an order's two
 * addresses.
 */
const namesOf = (problems: ReadonlyArray<Problem>): ReadonlyArray<string> =>
  problems.map(({ field, label }) => {
    const isShared = label !== "" && problems.some((other) => other.field !== field && other.label === label)
    const box = isShared ? boxOf(field) : ""
    return box === "" ? label : `${box}, ${label}`
  })

/** Returns the errors of a form's fields, in their order on the page. */
const problemsOf = (errors: object): ReadonlyArray<Problem> =>
  Object.values(errors)
    .flatMap((error: unknown): ReadonlyArray<Problem> => {
      if (typeof error !== "object" || error === null) return []
      if (!("message" in error) || typeof error.message !== "string") return problemsOf(error)
      const field = "ref" in error ? error.ref : undefined
      return field instanceof HTMLInputElement || field instanceof HTMLSelectElement
        ? [{ label: labelOf(field), message: error.message, field }]
        : []
    })
    .toSorted((a, b) =>
      (a.field.compareDocumentPosition(b.field) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1,
    )

/** Lists a form's errors after a failed attempt, each with a link to its field; empty if there aren't any. */
export function FormProblems<Form extends FieldValues>({ errors }: { readonly errors: FieldErrors<Form> }) {
  const problems = problemsOf(errors)
  if (problems.length === 0) return null
  const names = namesOf(problems)
  return (
    <Notice
      kind="error"
      title={
        problems.length === 1
          ? "One field needs your attention"
          : `${problems.length} fields need your attention`
      }
    >
      <ul className="mt-1 flex flex-col gap-x-6 gap-y-1 sm:flex-row sm:flex-wrap">
        {problems.map(({ field, message }, at) => (
          <li key={field.name}>
            <button
              type="button"
              className="text-left underline underline-offset-2"
              onClick={() => field.focus()}
            >
              {names[at] === "" ? message : `${names[at]}: ${message}`}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
