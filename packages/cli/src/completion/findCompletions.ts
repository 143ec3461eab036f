import type { CommandUnknownOpts } from "@commander-js/extra-typings"

type Option = CommandUnknownOpts["options"][number]
type Argument = CommandUnknownOpts["registeredArguments"][number]

/** A possible next word and its description. */
export interface Completion {
  readonly value: string
  readonly description: string
}

/**
 * The completions for the next word: a choice of words, a file, or a saved list whose name or code begins with `begin`.
 */
export type CompletionResult =
  | { readonly kind: "words"; readonly words: ReadonlyArray<Completion> }
  | { readonly kind: "files" }
  | { readonly kind: "lists"; readonly begin: string }

const takesValue = ({ optional, required }: Option): boolean => optional || required

/** The placeholder names that stand for a file or folder. */
const FILES = new Set(["file", "folder", "plan", "mapping"])
const LISTS = new Set(["list", "lists"])

/** Returns the name in '--file <file>', '[list]', and '<lists...>'. */
const placeOf = (text: string): string => /[<[]([\w-]+)/.exec(text)?.[1] ?? text

const words = (
  begin: string,
  candidates: ReadonlyArray<Completion>,
): Extract<CompletionResult, { readonly kind: "words" }> => ({
  kind: "words",
  words: candidates.filter(({ value }) => value.startsWith(begin)),
})

const inPlace = (
  name: string,
  choices: ReadonlyArray<string> | undefined,
  begin: string,
  prefix = "",
): CompletionResult => {
  if (choices !== undefined)
    return words(
      prefix + begin,
      choices.map((choice) => ({ value: prefix + choice, description: "" })),
    )
  if (FILES.has(name)) return { kind: "files" }
  return LISTS.has(name) ? { kind: "lists", begin } : words("", [])
}

const valueOf = (option: Option, begin: string, prefix = ""): CompletionResult =>
  inPlace(placeOf(option.flags), option.argChoices, begin, prefix)

/** The state of a partially typed command line: its command and the values still expected. */
interface Position {
  readonly command: CommandUnknownOpts
  readonly given: ReadonlyArray<Option>
  /** The number of command arguments typed so far. */
  readonly count: number
  /** The option whose value comes next; undefined if no option expects a value. */
  readonly open: Option | undefined
}

const optionOf = (command: CommandUnknownOpts, word: string): Option | undefined =>
  command.options.find(({ long, short }) => word === long || word === short)

const after = (position: Position, word: string): Position => {
  const { command, count, given, open } = position
  if (open !== undefined) return { ...position, open: undefined }
  const option = optionOf(command, word.replace(/=.*$/, ""))
  if (option !== undefined) {
    const isOpen = takesValue(option) && !word.includes("=")
    return { ...position, given: [...given, option], open: isOpen ? option : undefined }
  }
  const child = count === 0 ? command.commands.find((one) => one.name() === word) : undefined
  return child === undefined
    ? { ...position, count: count + (word.startsWith("-") && word !== "-" ? 0 : 1) }
    : { command: child, given: [], count: 0, open: undefined }
}

const argumentAt = ({ registeredArguments }: CommandUnknownOpts, at: number): Argument | undefined => {
  const last = registeredArguments.at(-1)
  return registeredArguments[at] ?? (last?.variadic === true ? last : undefined)
}

const options = ({ command, given }: Position, begin: string): CompletionResult =>
  words(
    begin,
    command
      .createHelp()
      .visibleOptions(command)
      .filter((option) => !given.some(({ long }) => long === option.long) || option.parseArg !== undefined)
      .map(({ description, long, short }) => ({ value: long ?? short ?? "", description })),
  )

/**
 * Returns the completions for a command line. `written` contains the words after the program's name, including the last
 * one as typed so far. Also supports shells that split '--op=union' into three words.
 */
export const findCompletions = (
  program: CommandUnknownOpts,
  written: ReadonlyArray<string>,
): CompletionResult => {
  const parts = written.filter((word, at) => word !== "=" || at === written.length - 1)
  const last = parts.at(-1) ?? ""
  const begin = last === "=" ? "" : last
  const start: Position = { command: program, given: [], count: 0, open: undefined }
  const position = parts.slice(0, -1).reduce(after, start)
  const { command, count, open } = position
  if (open !== undefined) return valueOf(open, begin)
  const [named = "", value] = begin.split(/=(.*)/s)
  const option = value === undefined ? undefined : optionOf(command, named)
  if (option !== undefined && value !== undefined) return valueOf(option, value, `${named}=`)
  if (begin.startsWith("-")) return options(position, begin)
  if (command.commands.length > 0 && count === 0)
    return words(
      begin,
      command
        .createHelp()
        .visibleCommands(command)
        .map((child) => ({ value: child.name(), description: child.description() })),
    )
  const argument = argumentAt(command, count)
  return argument === undefined ? words("", []) : inPlace(argument.name(), argument.argChoices, begin)
}
