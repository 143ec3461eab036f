import type { NoticeBoard } from "./NoticeBoard.ts"

/** Closes a notice by hand; one that is gone already is no mistake. spec: portal §4 (Notifications) [p4-notice-closing] */
export const closeNotice = (board: NoticeBoard, id: number): NoticeBoard => ({
  ...board,
  shown: board.shown.filter((each) => each.id !== id),
})

/**
 * Closes every notice whose time is over at `now`, in milliseconds; at exactly its end it is over. spec: portal §4
 * (Notifications) [p4-notice-closing]
 */
export const closeExpired = (board: NoticeBoard, now: number): NoticeBoard => ({
  ...board,
  shown: board.shown.filter(({ closesAt }) => closesAt > now),
})
