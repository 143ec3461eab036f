import { describe, expect, it } from "vitest"
import { notice } from "../../src/shared/Notice.ts"
import { emptyNoticeBoard, type NoticeBoard, showNotice } from "../../src/shared/NoticeBoard.ts"
import {
  noticeLogText,
  MAX_LOGGED_NOTICES,
  logNewNotices,
  type LoggedNotice,
} from "../../src/shared/noticeLog.ts"
import { pageNotFoundNotice, pageNotFoundNoticeWithLink } from "../../src/shared/Notices.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const saved = notice("success", "", "Your list is saved.")
const failed = notice("error", TEXTS.serverErrorTitle, "Sorry,\nplease try again")

/** A board and a log after these notices, said one a second. */
const said = (...notices: ReadonlyArray<typeof saved>) => {
  let board: NoticeBoard = emptyNoticeBoard
  let log: ReadonlyArray<LoggedNotice> = []
  notices.forEach((each, index) => {
    const after = showNotice(board, each, "shell", index * 1_000)
    log = logNewNotices(log, { before: board, after, at: index * 1_000 })
    board = after
  })
  return log
}

describe("what was said lately", () => {
  it("is remembered, the latest first", () => {
    expect(said(saved, failed)).toEqual([
      { at: 1_000, notice: failed },
      { at: 0, notice: saved },
    ])
  })

  it("is remembered once where its group suppressed the second one [p4-notice-groups]", () => {
    expect(said(saved, saved)).toHaveLength(1)
  })

  it("is remembered again when it is said again after its time", () => {
    expect(said(saved, failed, failed, failed, failed, failed, saved)).toHaveLength(3)
  })

  it("is forgotten where there is too much of it", () => {
    const many = Array.from({ length: MAX_LOGGED_NOTICES + 3 }, (_, index) => notice("info", "", `${index}`))
    const log = said(...many)
    expect(log).toHaveLength(MAX_LOGGED_NOTICES)
    expect(log[0]?.notice.text).toBe(`${MAX_LOGGED_NOTICES + 2}`)
  })

  it("is a line each to copy, whatever breaks its text has", () => {
    expect(noticeLogText(said(saved, failed), (at) => `${at} ms`, "original")).toBe(
      "1000 ms\tError\tServer Error: Sorry, please try again\n0 ms\tDone\tYour list is saved.",
    )
  })
})

describe("a page that there is not [p8-unknown-route]", () => {
  it("leads back to the page that somebody came from", () => {
    expect(pageNotFoundNoticeWithLink("/slc?search=dogs")).toEqual({
      ...pageNotFoundNotice,
      link: { text: "Go back to where you were", address: "/slc?search=dogs" },
    })
  })

  it.each([[null], ["/"]])("leads nowhere else from %s", (address) => {
    expect(pageNotFoundNoticeWithLink(address)).toBe(pageNotFoundNotice)
  })
})
