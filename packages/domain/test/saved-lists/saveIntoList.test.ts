import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import { draftName } from "../../src/drafts/draftName.ts"
import { defaultChoices } from "../../src/drafts/Draft.ts"
import { emptyContact } from "../../src/drafts/Contact.ts"
import { formerName } from "../../src/saved-lists/formerName.ts"
import { unchangedListsText, listChangedText, listUnavailableText } from "../../src/saved-lists/Notices.ts"
import { saveIntoList } from "../../src/saved-lists/saveIntoList.ts"
import { SavedListChanged, SavedListEdits } from "../../src/saved-lists/SavedListEdits.ts"
import { SavedLists } from "../../src/saved-lists/SavedLists.ts"
import { DraftId } from "../../src/shared/DraftId.ts"
import { NotFound } from "../../src/shared/Failures.ts"
import { SavedListId } from "../../src/shared/SavedListId.ts"

const contact = {
  ...emptyContact,
  firstName: "Ann",
  lastName: "Baker",
  company: "Bakery",
  email: "ann@bakery.example",
  orderName: " North Side ",
}
const count = { draftId: DraftId.make("d"), revision: 3, contact }
const last = { by: "Pat Power", isOwn: false, at: "2026-11-03T14:05:00.000Z", version: 2 }
const into = { id: SavedListId.make("n"), over: null }

/** Saves into lists against a server that answers each save this way; returns the calls to the ports. */
const saving = (answer: "changed" | "gone") => {
  const asked: Array<unknown> = []
  const edits = Layer.mock(SavedListEdits, {
    saveInto: (list) => {
      asked.push(["into", list.id, list.name, list.over])
      return Effect.fail(
        answer === "gone" ? new NotFound({ what: "saved list" }) : new SavedListChanged({ last }),
      )
    },
  })
  const lists = Layer.mock(SavedLists, { save: () => Effect.sync(() => void asked.push("new")) })
  return { asked, layer: Layer.merge(edits, lists) }
}

describe("saving a draft into its list [ob4-save-count]", () => {
  it("saves a new list where the list is gone", async () => {
    const { asked, layer } = saving("gone")
    const became = await Effect.runPromise(saveIntoList(count, into).pipe(Effect.provide(layer)))
    expect([became, asked]).toEqual([{ _tag: "AsNew" }, [["into", "n", "North Side", null], "new"]])
  })

  it("leaves a list alone that somebody else changed, and says who", async () => {
    const { asked, layer } = saving("changed")
    const failure = await Effect.runPromise(
      Effect.flip(saveIntoList(count, { ...into, over: 1 })).pipe(Effect.provide(layer)),
    )
    expect([failure, asked]).toEqual([new SavedListChanged({ last }), [["into", "n", "North Side", 1]]])
  })

  it("asks for a name before anything is sent", async () => {
    const { asked, layer } = saving("gone")
    const nameless = { ...count, contact: { ...contact, orderName: " " } }
    const failure = await Effect.runPromise(
      Effect.flip(saveIntoList(nameless, into)).pipe(Effect.provide(layer)),
    )
    expect([failure._tag, asked]).toEqual(["FormIncomplete", []])
  })
})

it("calls a draft by its order, else by its list", () => {
  const named = (orderName: string) => ({ ...defaultChoices, contact: { ...emptyContact, orderName } })
  const savedList = { id: SavedListId.make("n"), name: "North Side" }
  expect(draftName({ choices: named("Spring"), savedList })).toBe("Spring")
  expect(draftName({ choices: named(" "), savedList })).toBe("North Side")
  expect(draftName({ choices: named(""), savedList: { ...savedList, name: null } })).toBe("")
  expect(draftName({ choices: named("") })).toBe("")
})

it("dates what a list was before, in at most 100 characters", () => {
  expect(formerName("North Side", "2026-11-03")).toBe("North Side (of 11/03/2026)")
  expect(formerName("N".repeat(100), "2026-11-03")).toBe(`${"N".repeat(84)} (of 11/03/2026)`)
  expect(formerName("🏠".repeat(50), "2026-11-03")).toBe(`${"🏠".repeat(42)} (of 11/03/2026)`)
})

it("says who changed a list, why it is saved as a new one, and what keeps the former one", () => {
  expect(listChangedText("North", last, "Nov 3")).toBe(
    "Pat Power saved “North” on Nov 3, after you opened it.",
  )
  expect(listChangedText("North", { ...last, by: "" }, "Nov 3")).toMatch(/^Someone else saved/)
  expect(listChangedText("North", { ...last, isOwn: true }, "Nov 3")).toBe(
    "You saved “North” in another window on Nov 3, after you opened it here.",
  )
  expect(listUnavailableText("North", "gone")).toMatch(/^“North” was deleted or belongs to someone else\./)
  expect(listUnavailableText("North", "otherAccount")).toMatch(/^“North” belongs to a different account/)
  expect([[], ["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]].map(unchangedListsText)).toEqual([
    "",
    "“A” was created from this list and still uses its earlier version.",
    "“A” and “B” were created from this list and still use its earlier version.",
    "“A”, “B”, and “C” were created from this list and still use its earlier version.",
    "“A”, “B”, and 2 more lists were created from this list and still use its earlier version.",
  ])
})
