import { closeExpired } from "./closeNotice.ts"
import type { Notice } from "./Notice.ts"
import type { NoticeBoard, NoticeGroup } from "./NoticeBoard.ts"

const isSame = (one: Notice, other: Notice): boolean =>
  one.kind === other.kind && one.title === other.title && one.text === other.text

/**
 * Puts a notice on the board at `now`, in milliseconds. One that its group already shows, with the same kind, title and
 * text, is suppressed: it neither comes twice nor stays longer. spec: portal §4 (Notifications) [p4-notice-groups]
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
