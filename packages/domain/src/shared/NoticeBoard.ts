import type { Notice } from "./Notice.ts"

/** What a notice is about. The same notice stands once in its group at a time. */
export type NoticeGroup =
  | "shell"
  | "account"
  | "geography"
  | "audience"
  | "counting"
  | "order"
  | "history"
  | "savedLists"
  | "requests"
  | "reports"
  | "rewards"

/** A notice on the board; it goes by itself at `closesAt`, a time in milliseconds. */
export interface ShownNotice {
  readonly id: number
  readonly group: NoticeGroup
  readonly notice: Notice
  readonly closesAt: number
}

/** The notices that a person sees at the moment, the oldest first. */
export interface NoticeBoard {
  readonly nextId: number
  readonly shown: ReadonlyArray<ShownNotice>
}

/** Nothing is being said. */
export const emptyNoticeBoard: NoticeBoard = { nextId: 1, shown: [] }
