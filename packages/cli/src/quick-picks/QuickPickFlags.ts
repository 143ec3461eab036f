/** The options of every command for the quick picks of a source. */
export interface QuickPickFlags {
  readonly listType?: number
  readonly json?: boolean
}

/** The file with the definition, '-' for standard input, and the file for the changed definition. */
export interface ApplyFlags {
  readonly file: string
  readonly saveDefinition?: string
  readonly json?: boolean
}

export interface SaveFlags {
  readonly file: string
  readonly description: string
  readonly json?: boolean
}
