import type { Notice } from "./Notice.ts"
import { sameWords } from "./wording/Words.ts"

/** The subject of a notice. A group never shows the same notice twice at a time. */
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

/** A notice on the board; it closes at `closesAt`, a time in milliseconds. */
export interface ShownNotice {
  readonly id: number
  readonly group: NoticeGroup
  readonly notice: Notice
  readonly closesAt: number
}

/** The notices that are currently shown, oldest first. */
export interface NoticeBoard {
  readonly nextId: number
  readonly shown: ReadonlyArray<ShownNotice>
}

/** An empty notice board. */
export const emptyNoticeBoard: NoticeBoard = { nextId: 1, shown: [] }

const isSame = (one: Notice, other: Notice): boolean =>
  one.kind === other.kind && sameWords(one.title, other.title) && sameWords(one.text, other.text)

/**
 * Adds a notice to the board at `now`, in milliseconds. If its group already shows one with the same kind, title and
 * text, the new one is suppressed and doesn't extend the time of the old one [p4-notice-groups].
 */
export const showNotice = (
  board: NoticeBoard,
  notice: Notice,
  group: NoticeGroup,
  now: number,
): NoticeBoard => {
  const standing = closeExpired(board, now)
  if (standing.shown.some((each) => each.group === group && isSame(each.notice, notice))) return standing
  return {
    nextId: board.nextId + 1,
    shown: [...standing.shown, { id: board.nextId, group, notice, closesAt: now + notice.durationMs }],
  }
}

/** Closes a notice manually; closing one that is already gone does nothing [p4-notice-closing]. */
export const closeNotice = (board: NoticeBoard, id: number): NoticeBoard => ({
  ...board,
  shown: board.shown.filter((each) => each.id !== id),
})

/**
 * Closes all notices that have expired at `now`, in milliseconds, including those that expire exactly then
 * [p4-notice-closing].
 */
export const closeExpired = (board: NoticeBoard, now: number): NoticeBoard => ({
  ...board,
  shown: board.shown.filter(({ closesAt }) => closesAt > now),
})
