import {
  type AudienceSentence,
  audienceSentence,
  type SentenceClause,
  WITH_NAMES_TEXT,
  WITH_PHONES_TEXT,
} from "./audienceSentence.ts"

const clauseText = ({ after, before, parts }: SentenceClause): string => {
  const said = parts.map(({ joint, text }, at) => (at === 0 ? text : `${joint} ${text}`)).join("")
  return [before, said, after].filter((words) => words !== "").join(" ")
}

/**
 * Formats a sentence as text: 'People aged 25 to 44, with children aged 0 to 2 or 3 to 5'; omits the unused clauses.
 */
export const sentenceText = ({ clauses, subject, withNames }: AudienceSentence): string => {
  const described = clauses.length === 0 ? subject : `${subject} ${clauses.map(clauseText).join(", ")}`
  return withNames ? `${described}, ${WITH_NAMES_TEXT}` : described
}

/** Describes a list's audience in words: 'People aged 25 to 44, with phones'. */
export const audienceText = (
  definition: Parameters<typeof audienceSentence>[0],
  columns: Parameters<typeof audienceSentence>[1],
): string => {
  const sentence = audienceSentence(definition, columns)
  return sentence.withPhones ? `${sentenceText(sentence)}, ${WITH_PHONES_TEXT}` : sentenceText(sentence)
}
