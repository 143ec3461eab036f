import { joinMessages, type MessageText, messageText } from "@listwright/domain/shared"

/** Joins a form's problems into one message, each after its field's name: 'zip: Enter a ZIP Code.' */
export const fieldProblemsText = (
  problems: Readonly<Record<string, MessageText>>,
  separator: string,
): MessageText =>
  joinMessages(
    Object.entries(problems).map(([field, problem]) => messageText`${field}: ${problem}`),
    separator,
  )
