import { USUAL } from "../../tools/mutation/folders.ts"

/** A check that takes too long for every test run, so that it keeps its last result. */
export interface Check {
  readonly name: string
  /** The claim that it proves when it succeeds. */
  readonly proves: string
  readonly command: string
  readonly parts: ReadonlyArray<string>
}

/** All checks whose results `npm run proof` prints. */
export const CHECKS: ReadonlyArray<Check> = [
  {
    name: "rules",
    proves: "each test that cites a rule notices a change of the rule's code",
    command: "npm run mutation -- --rules",
    parts: ["rules"],
  },
  {
    name: "mutation",
    proves: "tests notice small changes of the domain's code",
    command: "npm run mutation",
    parts: USUAL,
  },
  {
    name: "reach",
    proves: "which code of the rules runs while tests use the product",
    command: "npm run reach",
    parts: ["screen", "call", "command"],
  },
  {
    name: "combinations",
    proves: "the web, the terminal and the original calls combine lists alike",
    command: "npm run combinations",
    parts: ["lists"],
  },
  {
    name: "imports",
    proves: "imported files count like plain SQL over them, and every broken row is refused",
    command: "npm run imports",
    parts: ["business", "movers", "occupant"],
  },
  {
    name: "faults",
    proves: "no order, charge or mail is lost or doubled when servers and databases are killed",
    command: "npm run faults -- --minutes 60",
    parts: ["postgresql", "embedded"],
  },
  {
    name: "uploads",
    proves: "damaged files are read or refused with reasons, and change nothing",
    command: "npm run faults:uploads",
    parts: ["files"],
  },
  {
    name: "clickhouse",
    proves:
      "ClickHouse counts like the evaluator: in process (chDB), and on a cluster of four servers that fail",
    command: "npm run test:chdb, npm run test:cluster",
    parts: ["chdb", "cluster"],
  },
]
