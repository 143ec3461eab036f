import {
  closeExpiredNotices,
  closeNotice,
  emptyNoticeBoard,
  type Notice,
  type NoticeBoard,
  type NoticeGroup,
  logNewNotices,
  type LoggedNotice,
  showNotice,
  type ActiveNotice,
} from "@listwright/domain/shared"
import { X } from "lucide-react"
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react"
import { IconButton } from "./Button.tsx"
import { classes } from "./classes.ts"
import { reserveNoticeSpace } from "./reserveNoticeSpace.ts"
import { noticeIcons, noticeTextColors } from "./Notice.tsx"
import { useApplyWording } from "./wording.tsx"

/** The notices currently shown to the user. */
export interface Notifications {
  /** Shows a notice, unless its group already shows the same notice. */
  readonly notify: (notice: Notice, group: NoticeGroup) => void
  readonly close: (id: number) => void
  /** Pauses the notices' timers while the user points at the notices or works in them. */
  readonly hold: (isHeld: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly shown: () => ReadonlyArray<ActiveNotice>
  /** Returns the recent notices, most recent first. */
  readonly said: () => ReadonlyArray<LoggedNotice>
  /** Forgets all notices, so that the next user of this page doesn't see them. */
  readonly forget: () => void
}

/** Creates the notifications: the domain's notice board, with a clock that stops while notices are held. */
export const createNotifications = (): Notifications => {
  let board = emptyNoticeBoard
  let said: ReadonlyArray<LoggedNotice> = []
  let heldSince: number | null = null
  let heldFor = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const now = () => (heldSince ?? Date.now()) - heldFor
  const wait = () => {
    clearTimeout(timer)
    if (heldSince !== null || board.shown.length === 0) return
    const next = Math.min(...board.shown.map(({ closesAt }) => closesAt))
    timer = setTimeout(() => set(closeExpiredNotices(board, now())), Math.max(0, next - now()))
  }
  const set = (next: NoticeBoard) => {
    board = next
    wait()
    for (const listener of listeners) listener()
  }

  return {
    notify: (notice, group) => {
      const after = showNotice(board, notice, group, now())
      said = logNewNotices(said, { before: board, after, at: Date.now() })
      set(after)
    },
    close: (id) => set(closeNotice(board, id)),
    hold: (isHeld) => {
      if (isHeld === (heldSince !== null)) return
      if (heldSince !== null) heldFor += Date.now() - heldSince
      heldSince = isHeld ? Date.now() : null
      wait()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: () => board.shown,
    said: () => said,
    forget: () => {
      said = []
    },
  }
}

const NotificationsContext = createContext<Notifications | null>(null)
export const NotificationsProvider = NotificationsContext.Provider

export const useNotifications = (): Notifications => {
  const notifications = use(NotificationsContext)
  if (notifications === null) throw new Error("useNotifications needs a NotificationsProvider")
  return notifications
}

/** Returns a function that shows a group's notices at the edge of the screen: `useNotify("counting")(countFailedNotice)`. */
export const useNotify = (group: NoticeGroup): ((notice: Notice) => void) => {
  const { notify } = useNotifications()
  return useCallback((notice: Notice) => notify(notice, group), [notify, group])
}

/** The maximum number of notices shown at a time, most recent first; more would cover a small screen. */
const MAX_AT_ONCE = 4

/** The region for notices. It's always rendered, so that screen readers observe it before the first notice appears. */
export function NotificationRegion({ children }: { readonly children?: ReactNode }) {
  const notifications = useNotifications()
  const shown = useSyncExternalStore(notifications.subscribe, notifications.shown).slice(-MAX_AT_ONCE)
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const hold = () => notifications.hold(true)
    const release = () => notifications.hold(false)
    const watch = new AbortController()
    for (const name of ["pointerover", "focusin"]) {
      region.current?.addEventListener(name, hold, { signal: watch.signal })
    }
    for (const name of ["pointerleave", "focusout"]) {
      region.current?.addEventListener(name, release, { signal: watch.signal })
    }
    return () => watch.abort()
  }, [notifications])
  useEffect(() => (region.current === null ? undefined : reserveNoticeSpace(region.current)), [])
  return (
    <section
      ref={region}
      aria-label="Notices"
      data-focus-layer
      data-notices
      // Beside the steps or pages at the left, where there are some: a form must stay in view.
      className="no-print pointer-events-none fixed inset-x-4 bottom-[calc(16px+var(--bottom-bar,0px))] z-60 sm:right-auto sm:left-6 sm:w-[400px] xl:w-[min(400px,calc((100%-min(100%,1328px))/2+224px))]"
    >
      <div role="status">
        {shown.filter(isCalm).map(({ id, notice }) => (
          <Toast key={id} notice={notice} onClose={() => notifications.close(id)} />
        ))}
      </div>
      <div role="alert">
        {shown
          .filter((each) => !isCalm(each))
          .map(({ id, notice }) => (
            <Toast key={id} notice={notice} onClose={() => notifications.close(id)} />
          ))}
      </div>
      {children}
    </section>
  )
}

const isCalm = ({ notice }: ActiveNotice): boolean => notice.kind === "info" || notice.kind === "success"

function Toast({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }) {
  const Icon = noticeIcons[notice.kind]
  const words = useApplyWording()
  return (
    <div className="rise-in pointer-events-auto mt-2 flex items-start gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-4 shadow-floating">
      <Icon
        className={classes("mt-0.5 size-4.5 shrink-0", noticeTextColors[notice.kind])}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1 py-0.5 whitespace-pre-line">
        {notice.title === "" ? null : <p className="font-semibold">{words(notice.title)}</p>}
        <p>{words(notice.text)}</p>
        {notice.link === undefined ? null : <a href={notice.link.address}>{notice.link.text}</a>}
      </div>
      <IconButton label="Close notice" kind="faint" size="smallIcon" onPress={onClose}>
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
