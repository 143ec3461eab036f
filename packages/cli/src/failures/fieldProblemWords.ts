import { joinMessages, type MessageText, messageText } from "@listwright/domain/shared"

/** Renders a form's problems, each after the name of its field: 'zip: Enter a ZIP Code.' */
export const fieldProblemWords = (
  problems: Readonly<Record<string, MessageText>>,
  separator: string,
): MessageText =>
  joinMessages(
    Object.entries(problems).map(([field, problem]) => messageText`${field}: ${problem}`),
    separator,
  )
