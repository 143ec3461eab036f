import type { FieldProblems } from "../../shared/FieldProblems.ts"

/** Returns the errors that a form shows; they're hidden until an attempt has failed [ob5-errors-after-attempt]. */
export const visibleProblems = <Problems extends FieldProblems<string>>(
  problems: Problems,
  attempted: boolean,
): Partial<Problems> => (attempted ? problems : {})
