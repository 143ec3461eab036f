/** Ends a text with a period, unless it has one: texts of the original contract often lack it. */
export const endedSentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`)
