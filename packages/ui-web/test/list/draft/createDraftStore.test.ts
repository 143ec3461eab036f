import { Accounts, PasswordResets, Profiles, SavedCards, SignIns } from "@listwright/domain/account"
import {
  Demographics,
  AttributeSuggestions,
  Industries,
  QuickPicks,
  RecommendedAttributes,
} from "@listwright/domain/audience"
import { Sources } from "@listwright/domain/catalog"
import { CountRuns, IndustryCounts, LiveCounts } from "@listwright/domain/counting"
import { type Area, canonicalDefinition } from "@listwright/domain/definition"
import type { DraftChange } from "@listwright/domain/drafts"
import { addAreas, Boundaries, AddressFiles, Areas, Places, setExcluded } from "@listwright/domain/geography"
import { History } from "@listwright/domain/history"
import { Agreements, Orders, Taxes } from "@listwright/domain/order"
import { SentQuotes } from "@listwright/domain/quotes"
import { Cards } from "@listwright/domain/payment"
import { Figures, PriceDisplays, Prices } from "@listwright/domain/pricing"
import {
  SavedLists,
  SavedListEdits,
  SavedListShares,
  SavedListTables,
  SavedListWatches,
} from "@listwright/domain/saved-lists"
import { type Notice, Zip } from "@listwright/domain/shared"
import { SuppressionLists } from "@listwright/domain/suppression"
import { Reports } from "@listwright/domain/reports"
import { Requests } from "@listwright/domain/requests"
import { Rewards } from "@listwright/domain/rewards"
import { Videos } from "@listwright/domain/videos"
import { Cause, Effect, Exit, Layer, ManagedRuntime, Result } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Runner } from "../../../src/app/runtime.ts"
import { changeSelection } from "../../../src/list/draft/changeSelection.ts"
import { createDraftStore } from "../../../src/list/draft/createDraftStore.ts"
import * as notices from "../../../src/list/draft/Notices.ts"
import { memoryDrafts } from "./memoryDrafts.ts"

const zipArea = (code: string): Area => ({ kind: "zip", zip: Zip.make(code), excluded: false })
const addZip = (code: string): DraftChange =>
  changeSelection((definition) => Result.getOrElse(addAreas(definition, [zipArea(code)]), () => definition))

/** The store asks for Drafts only: a call of any other port is a defect. */
const nothingElse = Layer.mergeAll(
  Layer.mock(Accounts, {}),
  Layer.mock(Agreements, {}),
  Layer.mock(Areas, {}),
  Layer.mock(Cards, {}),
  Layer.mock(CountRuns, {}),
  Layer.mock(Demographics, {}),
  Layer.mock(AttributeSuggestions, {}),
  Layer.mock(Figures, {}),
  Layer.mock(History, {}),
  Layer.mock(LiveCounts, {}),
  Layer.mock(Orders, {}),
  Layer.mock(SentQuotes, {}),
  Layer.mock(PasswordResets, {}),
  Layer.mock(Places, {}),
  Layer.mock(Profiles, {}),
  Layer.mock(QuickPicks, {}),
  Layer.mock(Prices, {}),
  Layer.mock(RecommendedAttributes, {}),
  Layer.mock(SavedCards, {}),
  Layer.mock(SavedListEdits, {}),
  Layer.mock(SavedLists, {}),
  Layer.mock(SavedListShares, {}),
  Layer.mock(SavedListWatches, { all: () => Effect.succeed([]) }),
  Layer.mock(SavedListTables, {}),
  Layer.mock(SignIns, {}),
  Layer.mock(Sources, {}),
  Layer.mock(SuppressionLists, {}),
  Layer.mock(AddressFiles, {}),
  Layer.mock(Taxes, {}),
  Layer.mock(Reports, {}),
  Layer.mock(Requests, {}),
  Layer.mock(Boundaries, {}),
  Layer.mock(PriceDisplays, {}),
  Layer.mock(Rewards, {}),
  Layer.mock(Videos, {}),
  Layer.mock(Industries, {}),
  Layer.mock(IndustryCounts, {}),
)

/** A page with its own store over a server; several pages may share one server. */
const openPage = (server: ReturnType<typeof memoryDrafts>) => {
  const told: Array<Notice> = []
  const runtime = ManagedRuntime.make(Layer.merge(server.layer, nothingElse))
  const run: Runner["run"] = (effect, options) => runtime.runPromiseExit(effect, options)
  const runner: Pick<Runner, "query" | "run" | "runQuietly"> = {
    run,
    runQuietly: run,
    query: async (effect, options) => {
      const exit = await run(effect, options)
      if (Exit.isSuccess(exit)) return exit.value
      throw Cause.squash(exit.cause)
    },
  }
  return {
    store: createDraftStore({ runner, notify: (notice) => void told.push(notice) }),
    told,
  }
}
const codes = (page: ReturnType<typeof openPage>) =>
  page.store.state()?.draft.definition.areas.map((area) => (area.kind === "zip" ? area.zip : ""))

describe("the draft of a page", () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => vi.useRealTimers())

  it("shows a change at once and has it saved a moment later", async () => {
    const server = memoryDrafts()
    const page = openPage(server)
    const { id } = await page.store.load(10, "unfinished", "again")

    page.store.change(addZip("60614"))

    expect(codes(page)).toEqual(["60614"])
    expect(page.store.state()?.saved).toBe("saving")
    await page.store.flush()
    expect(page.store.state()?.saved).toBe("saved")
    expect(server.latest(id)?.definition.areas).toHaveLength(1)
  })

  it("saves one at a time, and waiting changes together", async () => {
    const server = memoryDrafts()
    const page = openPage(server)
    const { id } = await page.store.load(10, "unfinished", "again")

    for (const code of ["60614", "60615", "60618", "60622"]) page.store.change(addZip(code))
    await page.store.flush()

    expect(codes(page)).toEqual(["60614", "60615", "60618", "60622"])
    expect(server.latest(id)?.revision).toBe(3)
    expect(server.state.puts).toBe(2)
  })

  it("makes no revision of a change that changes nothing", async () => {
    const server = memoryDrafts()
    const page = openPage(server)
    await page.store.load(10, "unfinished", "again")

    page.store.change(changeSelection((definition) => definition))
    await page.store.flush()

    expect(server.state.puts).toBe(0)
  })

  it("makes its change again on top of another device's, and says so", async () => {
    const server = memoryDrafts()
    const page = openPage(server)
    const draft = await page.store.load(10, "unfinished", "again")
    const theirs = canonicalDefinition(Result.getOrThrow(addAreas(draft.definition, [zipArea("10001")])))
    server.write({ ...draft, definition: theirs, revision: 2, canUndo: true })

    page.store.change(addZip("60614"))
    await page.store.flush()

    expect(codes(page)).toEqual(["10001", "60614"])
    expect(page.told).toEqual([notices.draftChangedElsewhereNotice])
  })

  it("keeps what it cannot save, says so, and saves it when the network is back", async () => {
    vi.useFakeTimers()
    const server = memoryDrafts()
    const page = openPage(server)
    const { id } = await page.store.load(10, "unfinished", "again")
    server.state.isCut = true

    page.store.change(addZip("60614"))
    expect(await page.store.flush()).toBeNull()
    expect(page.store.state()?.saved).toBe("unsaved")
    expect(codes(page)).toEqual(["60614"])

    server.state.isCut = false
    await vi.advanceTimersByTimeAsync(1_000)
    await page.store.flush()
    expect(page.store.state()?.saved).toBe("saved")
    expect(server.latest(id)?.definition.areas).toHaveLength(1)
  })

  it("undoes the person's last change, not the step that the order took since", async () => {
    const server = memoryDrafts()
    const page = openPage(server)
    await page.store.load(10, "unfinished", "again")
    page.store.change(addZip("60614"))
    await page.store.flush()
    page.store.change(changeSelection((definition) => setExcluded(definition, ["zip:60614"], true)))
    await page.store.flush()
    page.store.change((content) => ({ ...content, choices: { ...content.choices, step: "count" } }))
    await page.store.flush()
    page.store.change((content) => ({ ...content, choices: { ...content.choices, step: "summary" } }))
    await page.store.flush()

    await page.store.undo()

    expect(page.store.state()?.draft.definition.areas).toEqual([zipArea("60614")])
    expect(page.store.state()?.draft.choices.step).toBe("input")
  })

  it("takes one change back for each time it is asked, also while the one before is on its way", async () => {
    const page = openPage(memoryDrafts())
    await page.store.load(10, "unfinished", "again")
    for (const zip of ["60614", "60615", "60618"]) page.store.change(addZip(zip))
    await page.store.flush()
    page.store.change(addZip("60625"))
    await page.store.flush()
    page.store.change(addZip("60640"))

    await Promise.all([page.store.undo(), page.store.undo()])

    const { areas } = page.store.state()?.draft.definition ?? { areas: [] }
    expect(areas).toEqual([zipArea("60614"), zipArea("60615"), zipArea("60618")])
    expect(page.told).toEqual([])
  })

  it("applies what is changed while a change is taken back on top of what is left", async () => {
    const page = openPage(memoryDrafts())
    await page.store.load(10, "unfinished", "again")
    page.store.change(addZip("60614"))
    await page.store.flush()

    const undone = page.store.undo()
    page.store.change(addZip("60615"))
    await undone
    await page.store.flush()

    expect(page.store.state()?.draft.definition.areas).toEqual([zipArea("60615")])
    expect(page.told).toEqual([])
  })

  it("says that there is nothing to undo", async () => {
    const page = openPage(memoryDrafts())
    await page.store.load(10, "unfinished", "again")

    await page.store.undo()

    expect(page.told).toEqual([notices.nothingToUndoNotice])
  })

  it("comes back to an ordered draft where any will do, and starts a new one where it must not be finished", async () => {
    const server = memoryDrafts()
    const page = openPage(server)
    const { id } = await page.store.load(10, "unfinished", "again")
    page.store.change((content) => ({ ...content, choices: { ...content.choices, step: "success" } }))
    await page.store.flush()

    const reloaded = openPage(server)
    expect((await reloaded.store.load(10, "any", "again")).id).toBe(id)
    expect((await reloaded.store.load(10, "unfinished", "again")).id).not.toBe(id)
  })

  it("starts a new list by a link that names none, and comes back to the one that was left with Back or a refresh", async () => {
    const server = memoryDrafts()
    const page = openPage(server)
    const { id } = await page.store.load(10, "any", "entering")
    page.store.setAtWork(true)
    expect((await page.store.load(10, "any", "entering")).id).toBe(id)

    page.store.setAtWork(false)
    expect((await page.store.load(10, "any", "again")).id).toBe(id)
    page.store.setAtWork(false)
    const next = await page.store.load(10, "any", "entering")
    expect(next.id).not.toBe(id)

    const reloaded = openPage(server)
    expect((await reloaded.store.load(10, "any", "again")).id).toBe(next.id)
    expect((await openPage(server).store.load(10, "any", "entering")).id).not.toBe(next.id)
  })

  it("goes on with the list that was opened by its name after another one was left", async () => {
    const page = openPage(memoryDrafts())
    const { id } = await page.store.load(10, "any", "entering")
    page.store.setAtWork(false)
    await page.store.loadNamed(id)
    expect((await page.store.load(10, "any", "entering")).id).toBe(id)
  })

  it("opens one draft for screens that load side by side", async () => {
    const page = openPage(memoryDrafts())

    const [one, other] = await Promise.all([
      page.store.load(10, "any", "again"),
      page.store.load(10, "unfinished", "again"),
    ])

    expect(one.id).toBe(other.id)
  })

  it("leaves nothing behind for the next person", async () => {
    const page = openPage(memoryDrafts())
    await page.store.load(10, "unfinished", "again")

    page.store.forget()

    expect(page.store.state()).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })
})
