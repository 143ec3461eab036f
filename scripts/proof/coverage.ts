import { carrierKey, type Carrier } from "../docs/carriers.ts"
import { missing, strangers, type Evidence } from "../docs/evidence.ts"
import type { Mention } from "../docs/mentions.ts"
import { catalogedRows, unprovoked } from "../docs/provoked.ts"
import { type ProductRule, statementOf } from "../docs/productRules.ts"
import { idleIn, type Reach, walksOf } from "../reach/measured.ts"
import type { Proof } from "./proofs.ts"

/** The known facts about the rules, read from the code and measured on this machine. */
export interface Known {
  readonly rules: ReadonlyArray<ProductRule>
  readonly evidence: Evidence
  readonly carriers: ReadonlyArray<Carrier>
  /** Packages that use a declaration of the domain, by `file#name`. */
  readonly reaching: ReadonlyMap<string, ReadonlySet<string>>
  readonly reach: Reach
  readonly proofs: ReadonlyArray<Proof>
}

/**
 * Tells whether one of the words is the rule's concept or occurs in its id or sentence; true if there are no words.
 */
const isAsked = (words: ReadonlyArray<string>, { concept, id, rule }: ProductRule): boolean =>
  words.length === 0 ||
  words.some(
    (word) => concept === word || id.includes(word) || rule.toLowerCase().includes(word.toLowerCase()),
  )

const placeOf = ({ file, line, name }: Mention): string =>
  `${file}:${line}${name === null ? "" : `  ${name}`}`

const noticed = (proofs: ReadonlyArray<Proof>, { file, id, name }: Mention): string => {
  const proof = proofs.find((one) => one.id === id && one.file === file && one.test === name)
  return proof === undefined ? "" : `\n              noticed ${proof.change} in ${proof.code}`
}

/** Each place once: a docstring may name an id and its test's title another time. */
const places = (mentions: ReadonlyArray<Mention>): ReadonlyArray<Mention> => [
  ...new Map(mentions.map((one) => [`${one.file} ${one.name}`, one])).values(),
]

const listed = (title: string, lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  (lines.length === 0 ? ["nothing"] : lines).map(
    (line, at) => `  ${(at === 0 ? title : "").padEnd(10)}${line}`,
  )

const ruleLines = (rule: ProductRule, { carriers, evidence, proofs, reach, reaching }: Known): string => {
  const own = carriers.filter(({ ids }) => ids.includes(rule.id)).map(carrierKey)
  const packages = [...new Set(own.flatMap((key) => [...(reaching.get(key) ?? [])]))].toSorted()
  const walks = [...new Set(own.flatMap((key) => walksOf(key, reach)))]
  const ofRule = (mentions: ReadonlyArray<Mention>) => places(mentions.filter(({ id }) => id === rule.id))
  return [
    `${rule.id}  (${statementOf(rule)})`,
    `  ${rule.rule}`,
    ...listed("code", ofRule(evidence.code).map(placeOf)),
    ...listed(
      "tests",
      ofRule(evidence.tests).map((one) => `${placeOf(one)}${noticed(proofs, one)}`),
    ),
    `  used in   ${packages.join(", ") || "no package"}`,
    ...(walks.length === 0 ? [] : [`  ran in    ${walks.join(", ")} walks`]),
  ].join("\n")
}

/** The declarations that carry a rule, can run, and are used by no package. */
export const unreached = (
  carriers: ReadonlyArray<Carrier>,
  reaching: Known["reaching"],
): ReadonlyArray<string> =>
  carriers
    .filter(({ functions }) => functions.length > 0)
    .filter((carrier) => !reaching.has(carrierKey(carrier)))
    .map(
      ({ file, ids, name }) =>
        `${file}: ${name} carries ${ids.join(", ")}, and nothing in the product uses it`,
    )

/** Lists the problems that fail the tests of the index, one line each. */
export const coverageProblems = ({ carriers, evidence, reaching, rules }: Known): ReadonlyArray<string> => [
  ...missing(rules, evidence).map(
    ({ lacks, rule }) => `${rule.concept}: ${rule.id} lacks ${lacks} (${statementOf(rule)})`,
  ),
  ...strangers(rules, evidence).map(({ file, id, line }) => `${file}:${line} names ${id}, which is no rule`),
  ...unprovoked(catalogedRows(rules, evidence.tests)),
  ...unreached(carriers, reaching),
]

/** Reports where the code and tests of rules are, what uses the code, and what is missing. `words` choose rules. */
export const coverageReport = (known: Known, words: ReadonlyArray<string>): string => {
  const { evidence, reach, rules } = known
  const asked = rules.filter((rule) => isAsked(words, rule))
  const problems = coverageProblems(known)
  const idle = idleIn(reach)
  return [
    ...asked.map((rule) => ruleLines(rule, known)),
    [
      `${rules.length - missing(rules, evidence).length} of ${rules.length} rules have code and test.`,
      ...problems,
      ...(idle.length === 0
        ? []
        : ["No walk ran, when they were last measured:", ...idle.map((key) => `  ${key}`)]),
    ].join("\n"),
  ].join("\n\n")
}
