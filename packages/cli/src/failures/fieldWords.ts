import { joinWords, type Words, words } from "@listwright/domain/shared"

/** Renders a form's problems, each after the name of its field: 'zip: Enter a ZIP Code.' */
export const fieldWords = (problems: Readonly<Record<string, Words>>, separator: string): Words =>
  joinWords(
    Object.entries(problems).map(([field, problem]) => words`${field}: ${problem}`),
    separator,
  )
