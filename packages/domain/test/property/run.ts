import { styleText } from "node:util"
import { allSentences } from "./allSentences.ts"
import { byGroup, chooseSentences } from "./chooseSentences.ts"
import { HELP, readArguments, type Request } from "./readArguments.ts"
import { provenReplay } from "./replay.ts"
import { closing, opening, sentenceLines, type Paint, type Tried } from "./report.ts"
import type { Outcome, Sentence, Trial } from "./Sentence.ts"

/** `npm run properties`: tries every sentence, long. */
const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
const complain = (text: string): never => {
  process.stderr.write(`${text}\n`)
  process.exit(2)
}

const paint: Paint = (style, text) => styleText(style, text, { stream: process.stdout })

/** A line on a terminal that is written over until the sentence is done; nothing elsewhere. */
const liveLine = (runs: number, sentence: string) => {
  if (!process.stderr.isTTY) return { onTry: () => {}, clear: () => {} }
  let tries = 0
  let shownAt = performance.now()
  return {
    onTry: () => {
      tries += 1
      const now = performance.now()
      if (now - shownAt < 100) return
      shownAt = now
      const progress =
        tries > runs ? "shrinking" : `${tries.toLocaleString("en-US")} of ${runs.toLocaleString("en-US")}`
      const line = `  · ${progress.padStart(18)}  ${sentence}`
      process.stderr.write(`\r\u001B[2K${line.slice(0, (process.stderr.columns || 80) - 1)}`)
    },
    clear: () => process.stderr.write("\r\u001B[2K"),
  }
}

/** A path that leads nowhere with this sentence and seed makes fast-check throw. */
const tryAt = ({ tryOut }: Sentence, trial: Trial): Outcome => {
  if (trial.path === undefined) return tryOut(trial)
  try {
    return tryOut(trial)
  } catch (error) {
    return complain(
      `${error instanceof Error ? error.message : String(error)}\nIt is no path of this sentence and seed.`,
    )
  }
}

const tryOne = (group: string, stated: Sentence, request: Request, seed: number): Tried => {
  const { runs, path } = request
  const { onTry, clear } = liveLine(runs, stated.sentence)
  const start = performance.now()
  const outcome = tryAt(stated, { runs, seed, onTry, ...(path === undefined ? {} : { path }) })
  const milliseconds = performance.now() - start
  clear()
  const replay = outcome.failed ? provenReplay(stated, outcome, runs) : null
  return { group, sentence: stated.sentence, milliseconds, outcome, replay }
}

const asJson = (all: ReadonlyArray<Tried>, seed: number, runs: number): string => {
  const failed = all.filter(({ outcome }) => outcome.failed).length
  return JSON.stringify(
    {
      seed,
      runs,
      held: all.length - failed,
      failed,
      sentences: all.map(({ group, sentence, milliseconds, outcome, replay }) => ({
        group,
        sentence,
        held: !outcome.failed,
        runs: outcome.runs,
        milliseconds: Math.round(milliseconds),
        counterexample: outcome.counterexample,
        error: outcome.error,
        thrownAt: outcome.thrownAt,
        shrinks: outcome.shrinks,
        path: outcome.path,
        replay,
      })),
    },
    null,
    2,
  )
}

const run = async (request: Request): Promise<void> => {
  const all = byGroup(await allSentences())
  const chosen = chooseSentences(all, request.only)
  const sentences = chosen.reduce((sum, group) => sum + group.sentences.length, 0)
  const names = request.only.map((text) => `"${text}"`).join(" or ")
  if (sentences === 0)
    complain(
      `No group and no sentence matches ${names || "anything"}. The groups are ${all.map(({ group }) => group).join(", ")}.`,
    )
  if (request.path !== undefined && sentences > 1)
    complain(
      `--path belongs to one sentence, and ${sentences} match${names === "" ? "" : ` ${names}`}: name it with --only`,
    )

  const seed = request.seed ?? Math.floor(Math.random() * 2 ** 31)
  const tried: Array<Tried> = []
  if (!request.json) say(opening(sentences, request.runs, seed, paint))
  for (const { group, sentences: stated } of chosen) {
    if (!request.json) say(`\n${paint("bold", group)}`)
    for (const sentence of stated) {
      const one = tryOne(group, sentence, request, seed)
      tried.push(one)
      if (!request.json) say(sentenceLines(one, paint))
    }
  }
  const gap = tried.at(-1)?.outcome.failed === true ? "" : "\n"
  say(request.json ? asJson(tried, seed, request.runs) : `${gap}${closing(tried, paint)}`)
  if (tried.some(({ outcome }) => outcome.failed)) process.exitCode = 1
}

// Whoever reads the first lines only, as `head` does, is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error
  process.exit()
})

const asked = readArguments(process.argv.slice(2))
switch (asked._tag) {
  case "Help":
    process.stdout.write(HELP)
    break
  case "Refused":
    complain(`${asked.reason}\nnpm run properties -- --help says more.`)
    break
  case "Run":
    await run(asked.request)
    break
}
