import { Argument, InvalidArgumentError, Option } from "commander"

/** The most that a number of records may be. */
export const MAX = 1_000_000_000

/** Every command has it. */
export const jsonOption = (): Option => new Option("--json", "print JSON")

/** The data source of every command that is about one. */
export const sourceOption = (): Option =>
  new Option(
    "--source, --list-type <source>",
    "the data source: its number, short code or title (10: consumers)",
  )

/** Every command of the site's operator has it. */
export const operatorOption = (): Option =>
  new Option("--operator <secret>", "the operator's secret").env("LISTWRIGHT_OPERATOR").hideHelp(false)

/** Reads a whole number within bounds, both included; nothing at all, as from an empty variable, is no number given. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number | undefined => {
    if (text === "") return undefined
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
  }

/** An option that may be given more than once. */
export const oneMore = (text: string, before: ReadonlyArray<string> | undefined): ReadonlyArray<string> => [
  ...(before ?? []),
  text,
]

/**
 * Creates an argument that becomes part of a server's URL, where '.' and '..' would lead elsewhere: '<code>', or
 * '[id]'.
 */
export const idArgument = (name: string, description: string): Argument =>
  new Argument(name, description).argParser((text: string): string => {
    if (text !== "." && text !== "..") return text
    throw new InvalidArgumentError("It isn't a name.")
  })

/** The order that a command is about. */
export const orderArgument = (): Argument => idArgument("<code>", "the order's code")
