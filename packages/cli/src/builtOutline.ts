/** A command of the program as the program's help lists it. */
export interface OutlinedCommand {
  readonly name: string
  readonly aliases: ReadonlyArray<string>
  readonly description: string
  /** The command's arguments, such as '<plan>' and '[words...]'. */
  readonly args: ReadonlyArray<string>
  readonly hasOptions: boolean
  readonly isHidden: boolean
}

/** The commands of each group, in the order of `groups`. */
export type Outline = ReadonlyArray<ReadonlyArray<OutlinedCommand>>

/** The outline that the build generates in place of this file; undefined if the program runs from source. */
export const builtOutline: Outline | undefined = undefined
