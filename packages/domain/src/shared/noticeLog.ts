import type { Notice, NoticeKind } from "./Notice.ts"
import type { NoticeBoard } from "./NoticeBoard.ts"
import { selectWording, type Wording, messageText } from "./wording/MessageText.ts"

/** A notice that was shown, with its time. */
export interface LoggedNotice {
  /** The time of the notice, in milliseconds. */
  readonly at: number
  readonly notice: Notice
}

/** The maximum number of notices in a page's log. */
export const MAX_LOGGED_NOTICES = 50

/**
 * Adds a board's new notices to the log, most recent first. A notice that its group suppressed wasn't shown, so it
 * isn't logged.
 */
export const logNewNotices = (
  log: ReadonlyArray<LoggedNotice>,
  { before, after, at }: { readonly before: NoticeBoard; readonly after: NoticeBoard; readonly at: number },
): ReadonlyArray<LoggedNotice> => {
  const said = after.shown.filter(({ id }) => id >= before.nextId)
  return [...said.map(({ notice }) => ({ at, notice })), ...log].slice(0, MAX_LOGGED_NOTICES)
}

const KIND_NAMES: Readonly<Record<NoticeKind, string>> = {
  info: "Notice",
  success: "Done",
  warning: "Warning",
  error: "Error",
}

/** Returns a notice kind's display name. */
export const noticeKindName = (kind: NoticeKind): string => KIND_NAMES[kind]

/**
 * Returns the log as text that the user can send to support, one line per notice, in the wording that the user saw.
 * `momentOf` formats a time in milliseconds.
 */
export const noticeLogText = (
  log: ReadonlyArray<LoggedNotice>,
  momentOf: (at: number) => string,
  wording: Wording,
): string =>
  log
    .map(({ at, notice: { kind, text, title } }) =>
      [
        momentOf(at),
        noticeKindName(kind),
        selectWording(title === "" ? text : messageText`${title}: ${text}`, wording),
      ]
        .map((part) => part.replaceAll(/\s+/g, " "))
        .join("\t"),
    )
    .join("\n")
