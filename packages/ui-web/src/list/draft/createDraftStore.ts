import { changeDraft, draftContent, type Draft, type DraftChange, Drafts } from "@listwright/domain/drafts"
import { NOT_ALLOWED_MESSAGE, type Notice } from "@listwright/domain/shared"
import { Cause, Effect, Exit, Option } from "effect"
import { chosenAccount, rememberAccount } from "../../app/chosenAccount.ts"
import type { Runner } from "../../app/runtime.ts"
import { announceDraft, listenForDrafts } from "./draftChannel.ts"
import type { DraftState, DraftStore } from "../../app/DraftStore.ts"
import { type History, recordEdit, emptyHistory, pendingEdit, redoEdit, recordUndo } from "./history.ts"
import * as notices from "./Notices.ts"
import { openForAccount, openDraft } from "./openDraft.ts"
import { forgetDrafts, rememberedDraft, rememberDraft } from "./rememberedDraft.ts"
import { undoOneChange } from "./undoOneChange.ts"
import { combineChanges, applyPendingChanges } from "./applyPendingChanges.ts"

interface DraftStoreNeeds {
  readonly runner: Pick<Runner, "query" | "run" | "runQuietly">
  readonly notify: (notice: Notice) => void
}

/** A marker among the pending changes that reverts the change before it. */
const UNDO = "undo"

const changesOf = (waiting: ReadonlyArray<DraftChange | typeof UNDO>): ReadonlyArray<DraftChange> =>
  waiting.filter((one) => one !== UNDO)

/** The delays between attempts to save, in milliseconds; the last delay repeats. */
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const

/**
 * Creates the store for the one draft being edited on this page. Changes are shown immediately, saved one after
 * another, and synchronized across tabs.
 */
export const createDraftStore = ({ runner, notify }: DraftStoreNeeds): DraftStore => {
  let server: Draft | null = null
  /** The changes being sent to the server; `queued` contains the changes awaiting their turn. */
  let sent: ReadonlyArray<DraftChange> = []
  let queued: ReadonlyArray<DraftChange | typeof UNDO> = []
  let failures = 0
  let lastFailure: unknown = null
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let current: DraftState | null = null
  let flushing: ReadonlyArray<(draft: Draft | null) => void> = []
  let loading: Promise<unknown> = Promise.resolve()
  /** True while an undo is in progress. It starts from the saved state, so no save begins in the meantime. */
  let isUndoing = false
  /** True if the user has left the builder since the draft was opened. */
  let isLeft = false
  const listeners = new Set<() => void>()

  const isIdle = () => sent.length === 0 && queued.length === 0 && !isUndoing

  let history: History = emptyHistory

  const publish = () => {
    if (server === null) current = null
    else {
      const shown = applyPendingChanges(server, sent, changesOf(queued), failures > 0)
      const undoes = pendingEdit(server, draftContent(shown.draft)) ?? history.past.at(-1) ?? null
      const redoes = history.future.at(-1) ?? null
      const failure = failures > 0 ? lastFailure : null
      current = { ...shown, failure, savedAccountId: server.accountId, undoes, redoes }
    }
    for (const listener of listeners) listener()
  }
  const settle = (draft: Draft | null) => {
    const waiting = flushing
    flushing = []
    for (const resolve of waiting) resolve(draft)
  }
  const adopt = (draft: Draft) => {
    server = draft
    rememberDraft(draft)
    publish()
  }
  /** Adopts a revision that wasn't made by this page and clears the page's history, which is no longer valid. */
  const adoptOthers = (draft: Draft) => {
    history = emptyHistory
    adopt(draft)
  }
  const adoptOwn = (draft: Draft) => {
    adopt(draft)
    announceDraft(draft)
  }
  const start = (draft: Draft): Draft => {
    clearTimeout(retryTimer)
    sent = []
    queued = []
    isUndoing = false
    isLeft = false
    failures = 0
    adoptOthers(draft)
    return draft
  }
  /** Adopts the server's state and discards the unsaved changes. */
  const giveUp = (draft: Draft, notice: Notice) => {
    start(draft)
    settle(null)
    notify(notice)
  }
  const keepForLater = () => {
    if (queued.includes(UNDO)) notify(notices.undoFailedNotice)
    queued = [...sent, ...changesOf(queued)]
    sent = []
    retryTimer = setTimeout(() => void save(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
    failures += 1
    publish()
    settle(null)
  }

  const save = async (): Promise<void> => {
    clearTimeout(retryTimer)
    if (server === null || sent.length > 0 || queued.length === 0 || isUndoing) return
    const base = server
    const turn = queued.indexOf(UNDO)
    if (turn === 0) return undoOne(base)
    sent = changesOf(turn < 0 ? queued : queued.slice(0, turn))
    queued = queued.slice(sent.length)
    publish()
    const exit = await runner.run(changeDraft(base, combineChanges(sent)))
    // Another draft was opened, or another person came, while this was on its way.
    if (server?.id !== base.id) return
    if (Exit.isFailure(exit)) {
      lastFailure = Cause.squash(exit.cause)
      return saveFailed(base, Option.getOrNull(Cause.findErrorOption(exit.cause)))
    }
    sent = []
    failures = 0
    const isAlone = exit.value.revision === base.revision + 1
    history = isAlone ? recordEdit(history, draftContent(base), draftContent(exit.value)) : emptyHistory
    adoptOwn(exit.value)
    // Another writer was first, and the change was applied on top of theirs.
    if (exit.value.revision > base.revision + 1) notify(notices.draftChangedElsewhereNotice)
    if (isIdle()) settle(exit.value)
    return save()
  }
  const undoOne = async (base: Draft): Promise<void> => {
    queued = queued.slice(1)
    isUndoing = true
    const exit = await runner.run(undoOneChange(base))
    if (server?.id !== base.id) return
    isUndoing = false
    if (Exit.isSuccess(exit)) {
      history = recordUndo(history, draftContent(base), draftContent(exit.value))
      adoptOwn(exit.value)
    } else {
      const error = Option.getOrNull(Cause.findErrorOption(exit.cause))
      if (error?._tag === "DraftConflict") return giveUp(error.current, notices.draftConflictNotice)
      notify(error?._tag === "NothingToUndo" ? notices.nothingToUndoNotice : notices.undoFailedNotice)
    }
    if (isIdle()) settle(server)
    return save()
  }
  const saveFailed = (base: Draft, error: Effect.Error<ReturnType<typeof changeDraft>> | null) => {
    switch (error?._tag) {
      case "DraftConflict":
        return giveUp(error.current, notices.draftConflictNotice)
      case "DraftTooLarge":
        return giveUp(base, notices.draftTooLargeNotice)
      case "Refused":
        return giveUp(base, notices.draftRefusedNotice(error.reason))
      case "Forbidden":
        return giveUp(base, notices.draftRefusedNotice(NOT_ALLOWED_MESSAGE))
      case "NotFound":
        return giveUp(base, notices.draftMissingNotice)
      default:
        return keepForLater()
    }
  }

  const change = (made: DraftChange): void => {
    if (current === null) return
    const before = draftContent(current.draft)
    const after = made(before)
    const isSameList = after.definition === before.definition && after.choices === before.choices
    if (isSameList && after.accountId === before.accountId) return
    queued = [...queued, made]
    publish()
    void save()
  }

  const flush = (): Promise<Draft | null> => {
    if (isIdle()) return Promise.resolve(server)
    const done = new Promise<Draft | null>((resolve) => {
      flushing = [...flushing, resolve]
    })
    void save()
    return done
  }

  const undo = async (): Promise<void> => {
    if (server === null) return notify(notices.undoFailedNotice)
    queued = [...queued, UNDO]
    await flush()
  }

  const refresh = async (): Promise<void> => {
    const known = server
    if (known === null || !isIdle()) return
    const exit = await runner.runQuietly(Effect.flatMap(Drafts, (drafts) => drafts.get(known.id)))
    const isStillIdle = server?.id === known.id && isIdle()
    if (Exit.isFailure(exit) || !isStillIdle) return
    if (exit.value.revision > known.revision) adoptOthers(exit.value)
    // Which list a draft is saved as is no revision of it.
    else if (exit.value.savedList?.id !== known.savedList?.id) adopt(exit.value)
  }
  listenForDrafts((other) => {
    if (server !== null && other.id === server.id && other.revision > server.revision) void refresh()
  })

  const forget = (): void => {
    clearTimeout(retryTimer)
    server = null
    sent = []
    queued = []
    isUndoing = false
    failures = 0
    history = emptyHistory
    forgetDrafts()
    publish()
    settle(null)
  }

  /** Puts away all drafts of this tab except the one that the builder shows. */
  const keepOnlyCurrent = (draft: Draft): void => {
    forgetDrafts()
    rememberDraft(draft)
  }

  /** Runs loads one after another, so that screens loading in parallel don't each open a draft. */
  const inTurn = <A>(load: () => Promise<A>): Promise<A> => {
    const turn = loading.then(load, load)
    loading = turn
    return turn
  }

  return {
    load: (listType, wanted, arrival, signal) =>
      inTurn(async () => {
        const known = current?.draft
        const isWanted = wanted === "any" || known?.choices.step !== "success"
        const isAtHand = known?.listType === listType && !(isLeft && arrival === "entering")
        if (known !== undefined && isAtHand && isWanted) {
          isLeft = false
          return known
        }
        await flush()
        const remembered = server?.listType === listType ? server.id : rememberedDraft(listType)
        const id = arrival === "entering" ? null : remembered
        return start(
          await runner.query(
            openDraft(listType, id, wanted, chosenAccount()),
            signal === undefined ? {} : { signal },
          ),
        )
      }),
    loadNamed: (id, signal) =>
      inTurn(async () => {
        if (current?.draft.id === id) {
          isLeft = false
          return current.draft
        }
        await flush()
        const get = Effect.flatMap(Drafts, (drafts) => drafts.get(id))
        return start(await runner.query(get, signal === undefined ? {} : { signal }))
      }),
    startNew: (listType) =>
      inTurn(async () => {
        await flush()
        const create = Effect.flatMap(Drafts, (drafts) =>
          openForAccount(chosenAccount(), (accountId) => drafts.create(listType, accountId)),
        )
        return start(await runner.query(create))
      }),
    setAtWork: (isAtWork) => {
      isLeft = !isAtWork
    },
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    flush,
    undo,
    redo: () => {
      const step = history.future.at(-1)
      if (step !== undefined) change(redoEdit(step))
    },
    refresh,
    retry: () => void save(),
    workFor: (accountId) =>
      inTurn(async () => {
        await flush()
        if (server !== null && !isLeft) keepOnlyCurrent(server)
        else forget()
        rememberAccount(accountId)
      }),
    forget,
  }
}
