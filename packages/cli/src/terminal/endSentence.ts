/** Adds a period to a message that doesn't end with one; original-contract messages often don't. */
export const endSentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`)
