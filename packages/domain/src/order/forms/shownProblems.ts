import type { FieldProblems } from "../../shared/FieldProblems.ts"

/** The problems of a form as they are shown: none before an attempt failed [ob5-errors-after-attempt]. */
export const shownProblems = <Problems extends FieldProblems<string>>(
  problems: Problems,
  attempted: boolean,
): Partial<Problems> => (attempted ? problems : {})
