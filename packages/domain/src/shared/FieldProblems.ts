/** What is wrong with a form, by field; a field that is missing is fine. */
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** A field that must not be empty; blanks are nothing. */
export const isBlank = (text: string): boolean => text.trim() === ""

export const hasProblems = (problems: FieldProblems<string>): boolean => Object.keys(problems).length > 0
