import type { styleText } from "node:util"
import type { Outcome } from "./Sentence.ts"

export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string

/** One sentence after it was tried. `replay` finds its counter-example again; null where it held. */
export interface Tried {
  readonly group: string
  readonly sentence: string
  readonly milliseconds: number
  readonly outcome: Outcome
  readonly replay: string | null
}

const grouped = (n: number): string => n.toLocaleString("en-US")
const count = (n: number, one: string): string => `${grouped(n)} ${n === 1 ? one : `${one}s`}`

const INDENT = "      "
const inset = (text: string): string => `${INDENT}  ${text.trimEnd().replaceAll("\n", `\n${INDENT}  `)}`

/** 950 ms, 3.2 s, 75 s. */
export const duration = (milliseconds: number): string =>
  milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0)} s`

/** A word for the shell: bare where it can be, otherwise quoted so that nothing in it is expanded. */
export const shellWord = (text: string): string =>
  /^[\w./:=-]+$/.test(text)
    ? text
    : /["$`\\!]/.test(text)
      ? `'${text.replaceAll("'", String.raw`'\''`)}'`
      : `"${text}"`

/** The one command that finds a counter-example again. A seed below zero needs the equals sign. */
export const replayCommand = (sentence: string, seed: number, path: string | null, runs: number): string =>
  [
    `npm run properties -- --only ${shellWord(sentence)}`,
    seed < 0 ? `--seed=${seed}` : `--seed ${seed}`,
    ...(path === null ? [] : [`--path ${path}`]),
    `--runs ${runs}`,
  ].join(" ")

export const opening = (sentences: number, runs: number, seed: number, paint: Paint): string =>
  `${count(sentences, "sentence")}, ${count(runs, "run")} each, ${paint("bold", `seed ${seed}`)}`

const failure = ({ outcome, replay }: Tried, paint: Paint): ReadonlyArray<string> => [
  "",
  ...(outcome.counterexampleLines === null
    ? []
    : [
        `${INDENT}${paint("bold", "Counter-example")}, ${
          outcome.shrinks === 0 ? "not shrunk" : `shrunk ${count(outcome.shrinks, "time")}`
        }`,
        inset(paint("yellow", outcome.counterexampleLines)),
        "",
      ]),
  `${INDENT}${paint("bold", "Error")}${outcome.thrownAt === null ? "" : ` at ${outcome.thrownAt}`}`,
  inset(paint("red", outcome.error ?? "the predicate answered false")),
  "",
  ...(replay === null
    ? []
    : [`${INDENT}${paint("bold", "The same again")}`, inset(paint("cyan", replay)), ""]),
]

/** The line of a sentence, with all about its failure below it. */
export const sentenceLines = (tried: Tried, paint: Paint): string => {
  const { sentence, milliseconds, outcome } = tried
  const figures = `${grouped(outcome.runs).padStart(7)} ${outcome.runs === 1 ? "run " : "runs"} ${duration(milliseconds).padStart(8)}`
  return [
    `  ${outcome.failed ? paint("red", "✗") : paint("green", "✓")} ${paint("dim", figures)}  ${sentence}`,
    ...(outcome.failed ? failure(tried, paint) : []),
  ].join("\n")
}

const SHOWN_SLOW = 3

/**
 * Returns the closing lines after all tries: the slowest sentences if there are more than three, the failed ones, and
 * the totals.
 */
export const closing = (all: ReadonlyArray<Tried>, paint: Paint): string => {
  const failed = all.filter(({ outcome }) => outcome.failed)
  const slowest = all.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SHOWN_SLOW)
  const total = all.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  return [
    ...(all.length <= SHOWN_SLOW
      ? []
      : [
          `Slowest of ${duration(total)}`,
          ...slowest.map(
            ({ group, sentence, milliseconds }) =>
              `  ${duration(milliseconds).padStart(8)}  ${paint("dim", `${group}:`)} ${sentence}`,
          ),
          "",
        ]),
    ...(failed.length === 0 || all.length === 1
      ? []
      : [
          paint("bold", "Failed"),
          ...failed.map(({ group, sentence }) => `  ${paint("dim", `${group}:`)} ${sentence}`),
          "",
        ]),
    paint(
      failed.length === 0 ? "green" : "red",
      `${grouped(all.length - failed.length)} held, ${grouped(failed.length)} failed`,
    ),
  ].join("\n")
}
