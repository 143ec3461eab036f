import fc from "fast-check"

const WIDTH = 100

const indented = (text: string): string => text.replaceAll("\n", "\n  ")

const block = (open: string, lines: ReadonlyArray<string>, close: string): string =>
  `${open}\n${lines.map((line) => `  ${indented(line)},`).join("\n")}\n${close}`

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)

/** The commands of a model; those that the model held back have not run and are left out. */
const isCommands = (value: unknown): value is Iterable<object> =>
  typeof value === "object" && value !== null && fc.cloneMethod in value && Symbol.iterator in value

const hasRun = (command: object): boolean => !("hasRan" in command) || command.hasRan !== false

/** A value as text: on one line where it fits, otherwise each part on a line of its own. */
export const prettyValue = (value: unknown, room: number = WIDTH): string => {
  if (isCommands(value)) return block("[", [...value].filter(hasRun).map(String), "]")
  const line = fc.stringify(value)
  if (line.length <= room) return line
  if (Array.isArray(value))
    return block(
      "[",
      value.map((part) => prettyValue(part, room - 2)),
      "]",
    )
  if (isPlain(value))
    return block(
      "{",
      Object.entries(value).map(([key, part]) => `${key}: ${prettyValue(part, room - 2 - key.length)}`),
      "}",
    )
  return line
}

/** The values that a predicate was given, without the brackets around a single one. */
export const prettyValues = (values: unknown): string =>
  Array.isArray(values) ? values.map((value) => prettyValue(value)).join("\n") : prettyValue(values)
