import type { OperatorFlags } from "../sign-in/operatorSite.ts"

export interface TasksFlags extends OperatorFlags {
  /** True to include tasks that have ended. */
  readonly all?: boolean
}

export interface TaskDoneFlags extends OperatorFlags {
  readonly note?: string
}

export interface TaskRefundFlags extends OperatorFlags {
  readonly yes?: boolean
}

export interface TaskFileFlags extends OperatorFlags {
  readonly format?: string
  readonly out?: string
  readonly force?: boolean
}
