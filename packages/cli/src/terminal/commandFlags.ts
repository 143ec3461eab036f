import type {
  Command,
  CommandUnknownOpts,
  InferOptions,
  Option,
  OptionValues,
} from "@commander-js/extra-typings"

/** The flags of a declared command, typed by its options. */
export type CommandFlags<Declare extends (...given: never) => CommandUnknownOpts> = Readonly<
  ReturnType<ReturnType<Declare>["opts"]>
>

/** The flag of one option that several commands share, for their common code. */
export type OptionFlag<Make extends (...given: never) => unknown> =
  ReturnType<Make> extends Option<
    infer Usage,
    infer Preset,
    infer Default,
    infer Parsed,
    infer Mandatory,
    infer Choices
  >
    ? Readonly<InferOptions<unknown, Usage, Default, Parsed, Mandatory, Preset, Choices>>
    : never

type Groups = ReadonlyArray<CommandUnknownOpts>

/** The flags of several groups of options. */
export type OptionGroupFlags<All extends Groups> = All extends readonly [
  Command<Array<unknown>, infer Flags>,
  ...infer Others extends Groups,
]
  ? Readonly<Flags> & OptionGroupFlags<Others>
  : unknown

/** Adds option groups, each an unnamed command, with their types. Options with a heading keep it. */
export function withOptions<
  Args extends Array<unknown>,
  Own extends OptionValues,
  Global extends OptionValues,
  const All extends Groups,
>(command: Command<Args, Own, Global>, ...groups: All): Command<Args, Own & OptionGroupFlags<All>, Global>
export function withOptions(command: CommandUnknownOpts, ...groups: Groups): CommandUnknownOpts {
  for (const { options } of groups) for (const option of options) command.addOption(option)
  return command
}
