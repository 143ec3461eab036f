/** The functions of one script that ran, each by the offsets of its text; `script` is a URL. */
export interface ExecutedScript {
  readonly script: string
  readonly functions: ReadonlyArray<readonly [start: number, end: number]>
}

/** The folder that every process and page of a walk writes to; unset: nothing is recorded. */
export const REACH_FOLDER = "LISTWRIGHT_REACH"
