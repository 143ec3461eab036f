import type { MutantOutcome, Judged } from "./Mutant.ts"

export const PASSING = 90

const NOTICED: ReadonlySet<MutantOutcome> = new Set(["killed", "timedOut"])

/** The outcomes for the mutants of one folder. */
export interface Score {
  readonly folder: string
  readonly noticed: number
  readonly all: number
  /** Left out of both: changes that change nothing. */
  readonly equivalent: number
  readonly survivors: ReadonlyArray<Judged>
}

export const scoreOf = (folder: string, judged: ReadonlyArray<Judged>, equivalent: number): Score => ({
  folder,
  noticed: judged.filter(({ fate }) => NOTICED.has(fate)).length,
  all: judged.length,
  equivalent,
  survivors: judged
    .filter(({ fate }) => !NOTICED.has(fate))
    .toSorted(({ mutant: one }, { mutant: other }) =>
      one.file === other.file ? one.start - other.start : one.file < other.file ? -1 : 1,
    ),
})

/** Percent with one decimal, cut, so that 100 means all. */
const percent = ({ noticed, all }: Pick<Score, "noticed" | "all">): string =>
  all === 0 ? "–" : `${(Math.floor((1000 * noticed) / all) / 10).toFixed(1)} %`

export const passes = ({ noticed, all }: Pick<Score, "noticed" | "all">): boolean =>
  noticed * 100 >= all * PASSING

/** The score of a folder in one sentence. */
export const summaryOf = (score: Score): string =>
  `${percent(score)} of ${score.all} changes noticed, ${score.survivors.length} survived`

const survivorLines = ({ mutant, fate }: Judged): ReadonlyArray<string> => [
  `packages/domain/${mutant.file}:${mutant.line}  ${mutant.change}${fate === "unreached" ? "  (no test runs it)" : ""}`,
  `    ${mutant.text}`,
]

const row = (cells: ReadonlyArray<string>): string => {
  const [folder = "", ...numbers] = cells
  return `${folder.padEnd(14)}${numbers.map((cell) => cell.padStart(12)).join("")}`
}

/** Every survivor, then one line a folder and their sum. */
export const report = (scores: ReadonlyArray<Score>, seconds: number): string => {
  const survivors = scores.flatMap((score) => score.survivors)
  const sum = {
    noticed: scores.reduce((all, { noticed }) => all + noticed, 0),
    all: scores.reduce((all, score) => all + score.all, 0),
    equivalent: scores.reduce((all, { equivalent }) => all + equivalent, 0),
  }
  const cells = (score: Omit<Score, "folder" | "survivors">): ReadonlyArray<string> => [
    String(score.all),
    String(score.noticed),
    String(score.all - score.noticed),
    String(score.equivalent),
    percent(score),
  ]
  return [
    ...(survivors.length === 0 ? [] : ["Survivors", "", ...survivors.flatMap(survivorLines), ""]),
    row(["", "changes", "noticed", "survived", "equivalent", "score"]),
    ...scores.map((score) => row([score.folder, ...cells(score)])),
    ...(scores.length === 1 ? [] : [row(["all", ...cells(sum)])]),
    "",
    `${sum.noticed} of ${sum.all} changes noticed in ${seconds} s${
      scores.every(passes)
        ? ""
        : `; less than ${PASSING} % in ${scores
            .filter((score) => !passes(score))
            .map(({ folder }) => folder)
            .join(", ")}`
    }`,
  ].join("\n")
}
