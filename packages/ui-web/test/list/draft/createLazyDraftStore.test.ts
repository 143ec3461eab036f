import { DraftId } from "@listwright/domain/shared"
import { beforeEach, describe, expect, it, vi } from "vitest"
import type { DraftStore } from "../../../src/app/DraftStore.ts"
import { createLazyDraftStore } from "../../../src/list/draft/createLazyDraftStore.ts"
import { rememberDraft, rememberedDraft } from "../../../src/list/draft/rememberedDraft.ts"

/** A store that records its calls; the draft is whatever was named last. */
const recordingStore = () => {
  const calls: Array<string> = []
  const listeners = new Set<() => void>()
  let current: unknown = null
  const record =
    (name: string, answer?: unknown) =>
    async (...given: ReadonlyArray<unknown>) => {
      calls.push(`${name} ${given.map(String).join(" ")}`.trim())
      return answer
    }
  const store = {
    load: record("load"),
    loadNamed: async (id: string) => {
      current = { draft: { id } }
      for (const listener of listeners) listener()
      return { id }
    },
    startNew: record("startNew"),
    workFor: record("workFor"),
    undo: record("undo"),
    flush: record("flush", null),
    refresh: record("refresh"),
    setAtWork: record("setAtWork"),
    change: record("change"),
    redo: record("redo"),
    retry: record("retry"),
    forget: record("forget"),
    state: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { calls, store: store as unknown as DraftStore }
}

const ID = DraftId.make("0190c3a2-0000-7000-8000-000000000001")

describe("the draft store before a draft was opened", () => {
  beforeEach(() => sessionStorage.clear())

  it("has nothing to save or repeat, and loads no code for it", async () => {
    const load = vi.fn<() => Promise<DraftStore>>()
    const lazy = createLazyDraftStore(load)
    expect(lazy.state()).toBe(null)
    expect(await lazy.flush()).toBe(null)
    await lazy.refresh()
    lazy.redo()
    lazy.retry()
    lazy.setAtWork(true)
    lazy.forget()
    expect(load).not.toHaveBeenCalled()
  })

  it("forgets the remembered draft of whoever signed out, though its code was never loaded", () => {
    rememberDraft({ id: ID, listType: 10 })
    expect(rememberedDraft(10)).toBe(ID)
    createLazyDraftStore(() => Promise.reject(new Error("not loaded"))).forget()
    expect(rememberedDraft(10)).toBe(null)
  })

  it("passes on what was set before, and tells those who subscribed before", async () => {
    const { calls, store } = recordingStore()
    const lazy = createLazyDraftStore(async () => store)
    const heard = vi.fn()
    lazy.subscribe(heard)
    lazy.setAtWork(true)
    await lazy.loadNamed(ID)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(lazy.state()?.draft.id).toBe(ID)
    await lazy.flush()
    lazy.forget()
    expect(calls).toEqual(["setAtWork true", "flush", "forget"])
  })

  it("is one store, though two screens open a draft at the same time, and tries again after a failure", async () => {
    const { calls, store } = recordingStore()
    let loads = 0
    const lazy = createLazyDraftStore(async () => {
      loads += 1
      if (loads === 1) throw new TypeError("Failed to fetch dynamically imported module")
      return store
    })
    await expect(lazy.startNew(10)).rejects.toThrow("Failed to fetch")
    await Promise.all([lazy.startNew(10), lazy.workFor("demo-east" as never)])
    expect(calls).toEqual(["startNew 10", "workFor demo-east"])
    expect(loads).toBe(2)
  })
})
