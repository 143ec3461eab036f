import type { Notice } from "@listwright/domain"
import { X } from "lucide-react"
import { createContext, use, useEffect, useRef, useSyncExternalStore } from "react"
import { IconButton } from "./Button.tsx"
import { classes } from "./classes.ts"
import { noticeIcons, noticeInk } from "./Notice.tsx"

/** A notice of the domain; it stays for its `durationMs` unless somebody points at it. */
export type Notification = Notice

interface Shown extends Notification {
  readonly id: number
  /** How often the same was said while it stood. */
  readonly times: number
}

/** What is being said to the person at the moment. The same said again while it stands counts up in place. */
export interface Notifications {
  readonly notify: (notification: Notification) => void
  readonly close: (id: number) => void
  /** While somebody points at them or works in them, none goes away. */
  readonly hold: (isHeld: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly shown: () => ReadonlyArray<Shown>
}

const MOST_AT_ONCE = 4

const isSame = (a: Notification, b: Notification): boolean =>
  a.kind === b.kind && a.title === b.title && a.text === b.text

export const makeNotifications = (): Notifications => {
  let shown: ReadonlyArray<Shown> = []
  let nextId = 1
  let isHeld = false
  const listeners = new Set<() => void>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()

  const set = (next: ReadonlyArray<Shown>) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const close = (id: number) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
    set(shown.filter((each) => each.id !== id))
  }
  const startTimer = (each: Shown) => {
    clearTimeout(timers.get(each.id))
    if (!isHeld)
      timers.set(
        each.id,
        setTimeout(() => close(each.id), each.durationMs),
      )
  }

  return {
    notify: (notification) => {
      const standing = shown.find((each) => isSame(each, notification))
      const entry: Shown = {
        ...notification,
        id: standing?.id ?? nextId++,
        times: (standing?.times ?? 0) + 1,
      }
      set(
        standing === undefined
          ? [...shown, entry].slice(-MOST_AT_ONCE)
          : shown.map((each) => (each.id === entry.id ? entry : each)),
      )
      startTimer(entry)
    },
    close,
    hold: (held) => {
      isHeld = held
      for (const each of shown) {
        if (held) clearTimeout(timers.get(each.id))
        else startTimer(each)
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: () => shown,
  }
}

const NotificationsContext = createContext<Notifications | null>(null)
export const NotificationsProvider = NotificationsContext.Provider

export const useNotifications = (): Notifications => {
  const notifications = use(NotificationsContext)
  if (notifications === null) throw new Error("useNotifications needs a NotificationsProvider")
  return notifications
}

/** Shows a notice at the edge of the screen: `useNotify()(countFailed)`. */
export const useNotify = (): ((notification: Notification) => void) => useNotifications().notify

/** Where the notices appear. It is always there, so that a screen reader listens before the first one comes. */
export function NotificationRegion() {
  const notifications = useNotifications()
  const shown = useSyncExternalStore(notifications.subscribe, notifications.shown)
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
  return (
    <section
      ref={region}
      aria-label="Notices"
      className="no-print pointer-events-none fixed inset-x-4 bottom-[calc(16px+var(--bottom-bar,0px))] z-60 flex flex-col gap-2 sm:right-auto sm:left-6 sm:w-[400px]"
    >
      <div role="status" className="flex flex-col gap-2">
        {shown.filter(isCalm).map((each) => (
          <Toast key={each.id} notification={each} onClose={() => notifications.close(each.id)} />
        ))}
      </div>
      <div role="alert" className="flex flex-col gap-2">
        {shown
          .filter((each) => !isCalm(each))
          .map((each) => (
            <Toast key={each.id} notification={each} onClose={() => notifications.close(each.id)} />
          ))}
      </div>
    </section>
  )
}

const isCalm = (notification: Notification): boolean =>
  notification.kind === "info" || notification.kind === "success"

function Toast({ notification, onClose }: { readonly notification: Shown; readonly onClose: () => void }) {
  const Icon = noticeIcons[notification.kind]
  return (
    <div className="rise-in pointer-events-auto flex items-start gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-4 shadow-floating">
      <Icon
        className={classes("mt-0.5 size-4.5 shrink-0", noticeInk[notification.kind])}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1 py-0.5 whitespace-pre-line">
        {notification.title === "" ? null : <p className="font-semibold">{notification.title}</p>}
        <p>{notification.text}</p>
        {notification.times > 1 ? <p className="text-xs text-muted">{notification.times} times</p> : null}
      </div>
      <IconButton label="Close notice" onPress={onClose} className="min-h-7! min-w-7 text-muted!">
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
