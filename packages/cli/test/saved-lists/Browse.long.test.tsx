import { stripVTControlCharacters } from "node:util"
import { AccountId } from "@listwright/domain/account"
import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { codeToArea } from "@listwright/domain/geography"
import { type SavedList, SavedListId } from "@listwright/domain/saved-lists"
import { DraftId } from "@listwright/domain/shared"
import { cleanup, render } from "ink-testing-library"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { FinishedCount } from "../../src/counting/CountState.ts"
import { initialCountState } from "../../src/counting/CountState.ts"
import { type BrowseQuestionHandler, Browse } from "../../src/saved-lists/browse/Browse.tsx"
import {
  browseReducer,
  initialBrowseState,
  type KeyPress,
  type BrowseQuestion,
} from "../../src/saved-lists/browse/browsing.ts"
import { BrowseView } from "../../src/saved-lists/browse/BrowseView.tsx"
import { commandLine } from "../commandLine.ts"
import { north, northQuote } from "../counting/drawnCounts.ts"

afterEach(() => cleanup())

const row = (name: string, at: number): SavedList => ({
  id: SavedListId.make(`id-${at}`),
  draftId: DraftId.make("draft"),
  orderDate: "2026-11-23",
  expirationDate: "2027-02-21",
  orderCode: `LW-${at}`,
  name,
  listType: 10,
  sourceName: "Consumer",
  estimatedCost: "120.00",
  quantity: 1_200,
  accountId: AccountId.make(1),
  accountName: "Demo",
  userName: "Dee Mo",
  unitPrice: "0.10000",
})
const rows = ["North Side", "South", "Spring mailing"].map(row)

const definition = canonicalDefinition({ ...emptyDefinition(10), areas: [codeToArea("zip", "60614")] })
const counted: FinishedCount = {
  ...initialCountState,
  definition,
  answer: north,
  price: northQuote,
  warnings: [],
}

/** A screen over lists that are here, and what it asked. */
const opened = (more: Partial<Record<BrowseQuestion["kind"], string>> = {}) => {
  const asked: Array<BrowseQuestion> = []
  const ask: BrowseQuestionHandler = async (question) => {
    asked.push(question)
    const message = more[question.kind]
    if (message !== undefined) return { kind: "failed", message }
    switch (question.kind) {
      case "find": {
        const found = rows.filter(({ name }) => name.includes(question.search))
        return { kind: "found", rows: found, total: found.length }
      }
      case "preview":
      case "combine":
        return { kind: "counted", counted }
      case "save":
        return { kind: "saved", row: row(question.name, 9) }
    }
  }
  const { frames, lastFrame, stdin, stdout } = render(<Browse ask={ask} />)
  const frame = (): string => stripVTControlCharacters(lastFrame() ?? "")
  const shows = (text: string) => vi.waitFor(() => expect(frame()).toContain(text), { timeout: 20_000 })
  const type = async (...keys: ReadonlyArray<string>) => {
    for (const key of keys) {
      const before = frames.length
      stdin.write(key)
      await vi.waitFor(() => expect(frames.length).toBeGreaterThan(before), { timeout: 20_000 })
    }
  }
  return { asked, frame, shows, stdout, type }
}

const [DOWN, ENTER, ESCAPE] = ["\u001B[B", "\r", "\u001B"]

describe("the screen of saved lists", () => {
  it("lists them with records and cost, and how it is used", async () => {
    const { frame, shows } = opened()
    await shows("3 of 3")
    expect(frame()).toMatch(/> \[ \] North Side +1,200 +\$120\.00 +2026-11-23/)
    expect(frame()).toContain("space select")
  })

  it("counts and prices the list under the cursor", async () => {
    const { asked, frame, shows, type } = opened()
    await shows("3 of 3")
    await type(DOWN, ENTER)
    await shows("With phones")
    expect(asked.at(-1)).toEqual({ kind: "preview", row: rows[1] })
    expect(frame()).toMatch(/South\nRecords +1,200\nWith phones +700\nTotal before tax +\$120\.00/)
    await type(ESCAPE)
    await vi.waitFor(() => expect(frame()).not.toContain("With phones"), { timeout: 20_000 })
  })

  it("searches", async () => {
    const { frame, shows, type } = opened()
    await shows("3 of 3")
    await type("/", "S", "o", "u")
    expect(frame()).toContain("Search: Sou█")
    await type(ENTER)
    await shows("1 of 1  with 'Sou'")
    expect(frame()).not.toContain("North Side")
  })

  it("says that a search finds nothing, and shows all lists again with escape", async () => {
    const { asked, frame, shows, type } = opened()
    await shows("1–3 of 3")
    await type(ENTER)
    await shows("With phones")
    await type("/", "zz", ENTER)
    await shows("No list has 'zz' in its name or code.")
    expect(frame()).not.toContain("With phones")
    expect(frame()).toContain("/ search · esc all lists · q quit")
    await type(ESCAPE)
    await shows("1–3 of 3")
    expect(asked.at(-1)).toEqual({ kind: "find", search: "" })
  })

  it("takes several keys at once, as they come from a quick typist", async () => {
    const { asked, shows, type } = opened()
    await shows("1–3 of 3")
    await type(" jj ")
    await shows("[2] Spring mailing")
    await type("/Sp\r")
    await shows("1–1 of 1  with 'Sp'")
    expect(asked.at(-1)).toEqual({ kind: "find", search: "Sp" })
    await type("\r")
    expect(asked.at(-1)).toEqual({ kind: "preview", row: rows[2] })
  })

  it("erases whole characters of a name", () => {
    const press = (state: typeof initialBrowseState, key: KeyPress) =>
      browseReducer(state, { kind: "pressed", key, page: 10 })
    const typing = ["/", "a", "😀"].reduce(
      (state, text) => press(state, { kind: "text", text }),
      initialBrowseState,
    )
    expect(press(typing, { kind: "erase" }).typing?.text).toBe("a")
  })

  it("offers the ways to combine, and what it cannot read of the server says why", async () => {
    const { frame, shows, type } = opened()
    await shows("1–3 of 3")
    await type(" ", "j", " ", "c")
    expect(frame()).toContain("Combine the 2 selected lists:\n  u    people in any of them\n")
    expect(frame()).toContain("  1–2  people in exactly that many of them\nany other key: cancel")
    const broken = opened({ find: "No server answers." })
    await broken.shows("No server answers.")
    expect(broken.frame()).toBe("Saved lists\n\nNo server answers.\n/ search · q quit")
    // If a search fails, the page says nothing about lists that were never read.
    await broken.type("/", "x", ENTER)
    await broken.shows("esc all lists")
    expect(broken.frame()).toBe(
      "Saved lists  with 'x'\n\nNo server answers.\n/ search · esc all lists · q quit",
    )
    expect(broken.asked).toHaveLength(2)
  })

  it("tells somebody without lists how to make one", () => {
    const answer = { kind: "found", rows: [], total: 0 } as const
    const none = browseReducer(initialBrowseState, { kind: "answered", number: 1, answer })
    const { lastFrame } = render(<BrowseView state={none} columns={100} height={24} />)
    expect(stripVTControlCharacters(lastFrame() ?? "")).toContain(
      "You have no saved lists yet. To create one, run: listwright saved save NAME --file FILE",
    )
  })

  it("combines what is selected, in the order in which it was, and saves it", async () => {
    const { asked, frame, shows, type } = opened()
    await shows("3 of 3")
    await type("c")
    expect(frame()).toContain("To combine lists, select at least 2 with the space bar")
    await type("j", " ", "k", " ")
    expect(frame()).toMatch(/\[2\] North Side/)
    expect(frame()).toMatch(/\[1\] South/)
    await type("c", "m")
    await shows("In South and not in North Side")
    await shows("With phones")
    const combination = { rows: [rows[1], rows[0]], operation: "minus", k: null }
    expect(asked.at(-1)).toEqual({ kind: "combine", combination })
    await type("s", "N", "e", "w", ENTER)
    await shows("Saved as New (id-9).")
    expect(asked.findLast(({ kind }) => kind === "save")).toEqual({ kind: "save", combination, name: "New" })
    expect(frame()).not.toContain("selected  ")
  })

  it("says what went wrong, and goes on", async () => {
    const { frame, shows, type } = opened({ preview: "No server answers." })
    await shows("3 of 3")
    await type(ENTER)
    await shows("No server answers.")
    expect(frame()).not.toContain("Counting")
    await type(DOWN)
    expect(frame()).toMatch(/> \[ \] South/)
  })

  it("shows as many lists as the terminal has room for, the one under the cursor among them", () => {
    const many = Array.from({ length: 40 }, (_, at) => row(`List ${at + 1}`, at))
    const found = browseReducer(initialBrowseState, {
      kind: "answered",
      number: 1,
      answer: { kind: "found", rows: many, total: 40 },
    })
    const shown = (columns: number, height: number): ReadonlyArray<string> =>
      stripVTControlCharacters(
        render(
          <BrowseView state={{ ...found, cursor: 30 }} columns={columns} height={height} />,
        ).lastFrame() ?? "",
      ).split("\n")
    expect(shown(80, 24).filter((line) => line.includes("List "))).toHaveLength(12)
    expect(shown(80, 40).filter((line) => line.includes("List "))).toHaveLength(28)
    for (const lines of [shown(80, 24), shown(60, 16)]) expect(lines.join("\n")).toMatch(/> \[ \] List 31/)
    expect(Math.max(...shown(60, 24).map((line) => line.length))).toBeLessThanOrEqual(60)
    // The narrower, the fewer columns; the name stays.
    expect(shown(80, 24)[1]).toMatch(/^ {6}Name +Records +Cost +Saved$/)
    expect(shown(60, 24)[1]).toMatch(/^ {6}Name +Records +Cost$/)
    expect(shown(40, 24)[1]).toMatch(/^ {6}Name +Records$/)
    expect(Math.max(...shown(40, 24).map((line) => line.length))).toBeLessThanOrEqual(40)
    for (const lines of [shown(80, 24), shown(40, 24)]) expect(lines.length).toBeLessThan(24)
  })

  it("follows a terminal that is resized", async () => {
    const { frame, shows, stdout } = opened()
    await shows("3 of 3")
    const wide = frame()
    Object.defineProperty(stdout, "columns", { value: 70 })
    stdout.emit("resize")
    await vi.waitFor(() => expect(frame()).not.toBe(wide), { timeout: 20_000 })
    expect(
      Math.max(
        ...frame()
          .split("\n")
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(70)
  })

  it("is left with q, but not while a name is typed", () => {
    const press = (state: typeof initialBrowseState, text: string) =>
      browseReducer(state, { kind: "pressed", key: { kind: "text", text }, page: 10 })
    expect(press(initialBrowseState, "q").isDone).toBe(true)
    expect(press(press(initialBrowseState, "/"), "q")).toMatchObject({ isDone: false, typing: { text: "q" } })
  })

  it("takes no notice of the answer to an older question", () => {
    const stale = { kind: "answered", number: 0, answer: { kind: "failed", message: "late" } } as const
    expect(browseReducer(initialBrowseState, stale)).toBe(initialBrowseState)
  })

  it("is refused where there is no terminal, with what to use instead", async () => {
    expect(await commandLine(["saved", "browse"])).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: "Browsing requires a terminal. Instead, run: listwright saved list\n",
    })
  })
})
