import { describe, expect, it } from "vitest"
import {
  closeExpiredNotices,
  closeNotice,
  emptyNoticeBoard,
  type NoticeBoard,
  showNotice,
} from "../../src/shared/NoticeBoard.ts"
import { COUNT_ERROR_NOTICE_MS, notice, NOTICE_MS } from "../../src/shared/Notice.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const saved = notice("success", "", "Saved")
const failed = notice("error", TEXTS.countFailedTitle, TEXTS.countFailed, COUNT_ERROR_NOTICE_MS)
const textsOf = (board: NoticeBoard) => board.shown.map((each) => each.notice.text)
const idsOf = (board: NoticeBoard) => board.shown.map(({ id }) => id)

describe("a notice closes by itself [p4-notice-closing] [p9-notice-durations]", () => {
  it("lasts 5 seconds, that of a failed count 10", () => {
    expect(NOTICE_MS).toBe(5_000)
    expect(COUNT_ERROR_NOTICE_MS).toBe(10_000)
  })

  it.each([
    [0, ["Saved", TEXTS.countFailed]],
    [4_999, ["Saved", TEXTS.countFailed]],
    [5_000, [TEXTS.countFailed]],
    [9_999, [TEXTS.countFailed]],
    [10_000, []],
  ])("after %i ms these stand: %j", (after, texts) => {
    const shown = showNotice(showNotice(emptyNoticeBoard, saved, "account", 1_000), failed, "counting", 1_000)
    expect(textsOf(closeExpiredNotices(shown, 1_000 + after))).toEqual(texts)
  })
})

describe("a notice closed by hand [p4-notice-closing]", () => {
  const both = showNotice(showNotice(emptyNoticeBoard, saved, "account", 0), failed, "counting", 0)

  it("goes alone", () => {
    expect(idsOf(closeNotice(both, 1))).toEqual([2])
  })

  it("may be gone already", () => {
    expect(closeNotice(both, 7)).toEqual(both)
  })

  it("never lends its number to another one", () => {
    expect(idsOf(showNotice(closeNotice(both, 2), saved, "rewards", 0))).toEqual([1, 3])
  })
})

describe("a notice that its group already shows [p4-notice-groups]", () => {
  const shown = showNotice(emptyNoticeBoard, saved, "account", 0)

  it("is suppressed and stays no longer", () => {
    const again = showNotice(shown, saved, "account", 4_000)
    expect(again).toEqual(shown)
    expect(closeExpiredNotices(again, 5_000).shown).toEqual([])
  })

  it("comes again once the first is gone", () => {
    expect(idsOf(showNotice(shown, saved, "account", 5_000))).toEqual([2])
    expect(idsOf(showNotice(closeNotice(shown, 1), saved, "account", 1))).toEqual([2])
  })

  it.each([
    ["of another group", "rewards", saved],
    ["of another kind", "account", notice("warning", "", "Saved")],
    ["with another title", "account", notice("success", "Profile", "Saved")],
    ["with another text", "account", notice("success", "", "Saved again")],
  ] as const)("is another one when it is %s", (_, group, other) => {
    expect(idsOf(showNotice(shown, other, group, 0))).toEqual([1, 2])
  })

  it("is the same one however long it would last", () => {
    expect(idsOf(showNotice(shown, { ...saved, durationMs: 9_000 }, "account", 0))).toEqual([1])
  })
})
