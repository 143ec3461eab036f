/** Of every command about the quick picks of a source. */
export interface QuickPickFlags {
  readonly listType?: number
  readonly json?: boolean
}

/** Where the definition is read from, '-' for standard input, and where the changed one goes. */
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
