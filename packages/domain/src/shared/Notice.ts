import { joinMessages, type MessageText } from "./wording/MessageText.ts"

/** The default duration of a notice, in milliseconds [p9-notice-durations]. */
export const NOTICE_MS = 5_000

/** The duration of the notice for a failed count, in milliseconds [p9-notice-durations]. */
export const COUNT_ERROR_NOTICE_MS = 10_000

/** A notice's type, which determines its color and how screen readers announce it. */
export type NoticeKind = "info" | "success" | "warning" | "error"

/** A short message for the user. `title` is '' if the specification doesn't give one. */
export interface Notice {
  readonly kind: NoticeKind
  readonly title: MessageText
  readonly text: MessageText
  readonly durationMs: number
  /** The notice's link, if it has one. */
  readonly link?: { readonly text: string; readonly address: string }
}

/** Creates a notice; its duration defaults to 5 seconds. */
export const notice = (
  kind: NoticeKind,
  title: MessageText,
  text: MessageText,
  durationMs: number = NOTICE_MS,
): Notice => ({
  kind,
  title,
  text,
  durationMs,
})

/** Joins several warnings into one message, one per line. */
export const joinMessageLines = (texts: ReadonlyArray<MessageText>): MessageText => joinMessages(texts, "\n")

/** A message shown by the browser itself that the user has to dismiss, unlike a notice. */
export interface Alert {
  readonly text: MessageText
}
