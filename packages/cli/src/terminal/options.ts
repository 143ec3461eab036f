import { Argument, InvalidArgumentError, Option } from "@commander-js/extra-typings"
import type { OptionFlag } from "./commandFlags.ts"

/** The maximum for a number of records. */
export const MAX_RECORD_COUNT = 1_000_000_000

/** Builds the --json option, which every command has. */
export const jsonOption = () => new Option("--json", "print JSON")

export type JsonFlags = OptionFlag<typeof jsonOption>

/**
 * Builds the option for a data source, given by its number, short code, or title. Its flag is a number: the program
 * resolves the source to its number before the command's work runs.
 */
export const buildSourceOption = (
  description: string,
): Option<"--source, --list-type <source>", undefined, undefined, number> =>
  new Option("--source, --list-type <source>", description)

/** Builds the data source option, for every command about a source. */
export const sourceOption = () =>
  buildSourceOption("the data source: its number, short code or title (10: consumers)")

/** Builds the --operator option, which every operator command has. */
export const operatorOption = () =>
  new Option("--operator <secret>", "the operator's secret").env("LISTWRIGHT_OPERATOR").hideHelp(false)

/** The flags of every operator command. */
export type OperatorFlags = OptionFlag<typeof operatorOption> & JsonFlags

/** Builds the option for an output file's format, which overrides the file's extension. */
export const formatOption = (description: string) => new Option("--format <format>", description)

/** Builds the option to overwrite an existing file, for use with every option that names an output file. */
export const forceOption = () => new Option("--force", "overwrite an existing file")

/**
 * Builds a parser for a whole number within inclusive bounds; empty text, such as from an empty variable, isn't a
 * number.
 */
export const wholeNumberParser =
  (least: number, most: number) =>
  (text: string): number | undefined => {
    if (text === "") return undefined
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
  }

/** Collects the values of a repeatable option. */
export const collectOptionValue = (
  text: string,
  before: ReadonlyArray<string> | undefined,
): ReadonlyArray<string> => [...(before ?? []), text]

/**
 * Builds an argument such as '<code>' or '[id]' that becomes part of a server URL. Rejects '.' and '..', which would
 * lead elsewhere.
 */
export const idArgument = <Usage extends string>(name: Usage, description: string) =>
  new Argument(name, description).argParser((text: string): string => {
    if (text !== "." && text !== "..") return text
    throw new InvalidArgumentError("It isn't a valid name.")
  })

/** Builds the argument for a command's order. */
export const orderArgument = () => idArgument("<code>", "the order's code")
