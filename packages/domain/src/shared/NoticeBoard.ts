import type { Notice } from "./Notice.ts"
import { isSameMessage } from "./wording/MessageText.ts"

/** The subject of a notice. A group never shows two identical notices at once. */
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
export interface ActiveNotice {
  readonly id: number
  readonly group: NoticeGroup
  readonly notice: Notice
  readonly closesAt: number
}

/** The notices currently shown, oldest first. */
export interface NoticeBoard {
  readonly nextId: number
  readonly shown: ReadonlyArray<ActiveNotice>
}

/** An empty notice board. */
export const emptyNoticeBoard: NoticeBoard = { nextId: 1, shown: [] }

const isSame = (one: Notice, other: Notice): boolean =>
  one.kind === other.kind && isSameMessage(one.title, other.title) && isSameMessage(one.text, other.text)

/**
 * Adds a notice to the board at `now`, in milliseconds. If its group is already showing a notice with the same kind,
 * title and text, the new one is suppressed and doesn't extend the existing one's time [p4-notice-groups].
 */
export const showNotice = (
  board: NoticeBoard,
  notice: Notice,
  group: NoticeGroup,
  now: number,
): NoticeBoard => {
  const standing = closeExpiredNotices(board, now)
  if (standing.shown.some((each) => each.group === group && isSame(each.notice, notice))) return standing
  return {
    nextId: board.nextId + 1,
    shown: [...standing.shown, { id: board.nextId, group, notice, closesAt: now + notice.durationMs }],
  }
}

/** Closes a notice manually; closing a notice that's already gone does nothing [p4-notice-closing]. */
export const closeNotice = (board: NoticeBoard, id: number): NoticeBoard => ({
  ...board,
  shown: board.shown.filter((each) => each.id !== id),
})

/**
 * Closes all notices that have expired by `now`, in milliseconds, including those that expire at exactly that time
 * [p4-notice-closing].
 */
export const closeExpiredNotices = (board: NoticeBoard, now: number): NoticeBoard => ({
  ...board,
  shown: board.shown.filter(({ closesAt }) => closesAt > now),
})
