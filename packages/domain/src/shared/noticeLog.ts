import type { Notice, NoticeKind } from "./Notice.ts"
import type { NoticeBoard } from "./NoticeBoard.ts"

/** Something that was said. */
export interface SaidNotice {
  /** When, in milliseconds. */
  readonly at: number
  readonly notice: Notice
}

/** What is remembered of what was said, the latest first; a page keeps as much. */
export const NOTICES_REMEMBERED = 50

/** Remembers what a board says anew. A notice that its group suppressed was not said, and is not remembered twice. */
export const rememberSaid = (
  log: ReadonlyArray<SaidNotice>,
  { before, after, at }: { readonly before: NoticeBoard; readonly after: NoticeBoard; readonly at: number },
): ReadonlyArray<SaidNotice> => {
  const said = after.shown.filter(({ id }) => id >= before.nextId)
  return [...said.map(({ notice }) => ({ at, notice })), ...log].slice(0, NOTICES_REMEMBERED)
}

const KIND_NAMES: Readonly<Record<NoticeKind, string>> = {
  info: "Notice",
  success: "Done",
  warning: "Warning",
  error: "Error",
}

/** What people call a kind of notice. */
export const noticeKindName = (kind: NoticeKind): string => KIND_NAMES[kind]

/** The log as a text, to be sent to somebody who helps: a line each. `momentOf` writes a time in milliseconds. */
export const noticeLogText = (log: ReadonlyArray<SaidNotice>, momentOf: (at: number) => string): string =>
  log
    .map(({ at, notice: { kind, text, title } }) =>
      [momentOf(at), noticeKindName(kind), title === "" ? text : `${title}: ${text}`]
        .map((part) => part.replaceAll(/\s+/g, " "))
        .join("\t"),
    )
    .join("\n")
