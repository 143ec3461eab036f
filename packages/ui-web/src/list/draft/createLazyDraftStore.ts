import type { DraftStore } from "../../app/DraftStore.ts"
import { forgetDrafts } from "./rememberedDraft.ts"

/**
 * Returns a draft store whose code loads when the first draft is opened, since the sign-in page has no draft. Until
 * then, there's nothing to change, undo, or save.
 */
export const createLazyDraftStore = (load: () => Promise<DraftStore>): DraftStore => {
  let store: DraftStore | null = null
  let isAtWork: boolean | null = null
  const listeners = new Set<() => void>()
  const publish = () => {
    for (const listener of listeners) listener()
  }
  const create = async (): Promise<DraftStore> => {
    try {
      const created = await load()
      created.subscribe(publish)
      if (isAtWork !== null) created.setAtWork(isAtWork)
      store = created
      return created
    } catch (failure) {
      loading = null
      throw failure
    }
  }
  let loading: Promise<DraftStore> | null = null
  const opened = (): Promise<DraftStore> => (loading ??= create())
  return {
    load: async (...request) => (await opened()).load(...request),
    loadNamed: async (...request) => (await opened()).loadNamed(...request),
    startNew: async (listType) => (await opened()).startNew(listType),
    workFor: async (accountId) => (await opened()).workFor(accountId),
    undo: async () => (await opened()).undo(),
    flush: async () => store?.flush() ?? null,
    refresh: async () => store?.refresh(),
    setAtWork: (value) => {
      isAtWork = value
      store?.setAtWork(value)
    },
    state: () => store?.state() ?? null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (change) => store?.change(change),
    redo: () => store?.redo(),
    retry: () => store?.retry(),
    forget: () => (store === null ? forgetDrafts() : store.forget()),
  }
}
