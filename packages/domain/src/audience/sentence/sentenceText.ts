import type { AudienceSentence, SentenceClause } from "./audienceSentence.ts"

const clauseText = ({ after, before, parts }: SentenceClause): string => {
  const said = parts.map(({ joint, text }, at) => (at === 0 ? text : `${joint} ${text}`)).join("")
  return [before, said, after].filter((words) => words !== "").join(" ")
}

/** A sentence as one text: 'People aged 25 to 44, with children aged 0 to 2 or 3 to 5'; the unused clauses are left out. */
export const sentenceText = ({ clauses, subject }: AudienceSentence): string =>
  clauses.length === 0 ? subject : `${subject} ${clauses.map(clauseText).join(", ")}`
