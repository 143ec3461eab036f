import fc from "fast-check"
import {
  closeExpiredNotices,
  closeNotice,
  emptyNoticeBoard,
  type NoticeBoard,
  type NoticeGroup,
  showNotice,
} from "../../src/shared/NoticeBoard.ts"
import { type Notice, notice } from "../../src/shared/Notice.ts"
import { always, sentencesAbout } from "../property/Sentence.ts"
import { originalMessage } from "../../src/shared/wording/MessageText.ts"

/** Few notices and groups, so that the same come again. */
const someNotice = fc
  .tuple(
    fc.constantFrom("warning" as const, "error" as const),
    fc.constantFrom("", "Error"),
    fc.constantFrom("no", "still no"),
    fc.constantFrom(5_000, 10_000),
  )
  .map((parts): Notice => notice(...parts))

type Event =
  | { readonly _tag: "show"; readonly notice: Notice; readonly group: NoticeGroup; readonly wait: number }
  | { readonly _tag: "close"; readonly id: number }
  | { readonly _tag: "tick"; readonly wait: number }

const wait = fc.nat({ max: 6_000 })
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    _tag: fc.constant("show" as const),
    notice: someNotice,
    group: fc.constantFrom<NoticeGroup>("account", "order"),
    wait,
  }),
  fc.record({ _tag: fc.constant("close" as const), id: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ _tag: fc.constant("tick" as const), wait }),
)

interface Moment {
  readonly board: NoticeBoard
  readonly now: number
}

const after = ({ board, now }: Moment, happened: Event): Moment => {
  switch (happened._tag) {
    case "show": {
      const later = now + happened.wait
      return { board: showNotice(board, happened.notice, happened.group, later), now: later }
    }
    case "close":
      return { board: closeNotice(board, happened.id), now }
    case "tick": {
      const later = now + happened.wait
      return { board: closeExpiredNotices(board, later), now: later }
    }
  }
}

const moments = (events: ReadonlyArray<Event>): ReadonlyArray<Moment> =>
  events.reduce<ReadonlyArray<Moment>>(
    (all, happened) => [...all, after(all.at(-1) ?? { board: emptyNoticeBoard, now: 0 }, happened)],
    [],
  )

const inEveryMoment = (holds: (moment: Moment) => boolean): fc.IProperty<[Array<Event>]> =>
  fc.property(fc.array(event, { maxLength: 30 }), (events) => moments(events).every(holds))

const factOf = (group: NoticeGroup, { kind, text, title }: Pick<Notice, "kind" | "text" | "title">): string =>
  [group, kind, originalMessage(title), originalMessage(text)].join("|")

const facts = (board: NoticeBoard): ReadonlyArray<string> =>
  board.shown.map(({ group, notice: { kind, title, text } }) => factOf(group, { kind, title, text }))

/** Rules: p4-notice-groups, p4-notice-closing. */
export const noticeBoardSentences = sentencesAbout(
  "shared",
  always(
    "a group never shows the same notice twice at once",
    inEveryMoment(({ board }) => new Set(facts(board)).size === board.shown.length),
  ),
  always(
    "no two notices on the board have the same number",
    inEveryMoment(({ board }) => new Set(board.shown.map(({ id }) => id)).size === board.shown.length),
  ),
  always(
    "closing by time leaves exactly the notices whose time is not over",
    fc.property(fc.array(event, { maxLength: 30 }), wait, (events, more) => {
      const { board, now } = moments(events).at(-1) ?? { board: emptyNoticeBoard, now: 0 }
      const left = new Set(closeExpiredNotices(board, now + more).shown)
      return board.shown.every((each) => left.has(each) === each.closesAt > now + more)
    }),
  ),
  always(
    "what is shown stands on the board, whatever stood there before",
    fc.property(
      fc.array(event, { maxLength: 30 }),
      someNotice,
      fc.constantFrom<NoticeGroup>("account", "order"),
      (events, shown, group) => {
        const { board, now } = moments(events).at(-1) ?? { board: emptyNoticeBoard, now: 0 }
        return facts(showNotice(board, shown, group, now)).includes(factOf(group, shown))
      },
    ),
  ),
)
