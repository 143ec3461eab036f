/** A selector for the elements that are reachable by keyboard. */
const REACHABLE =
  ":is(button, input, select, textarea):not(:disabled), a[href], summary, [tabindex]:not([tabindex='-1'])"

/** The former place of a removed element: before `next`, or at the end of `parent`. */
interface Place {
  readonly parent: Element
  readonly previous: Node | null
  readonly next: Node | null
  /** The index of the element among the removed element's reachable elements. */
  readonly at: number
}

/** The last focused element in a layer and, once the element is removed, its former place. */
interface Track {
  readonly layer: Element
  readonly element: HTMLElement
  readonly place: Place | null
  /** The screen that contained the element. */
  readonly screen: HTMLElement | null
}

/** The maximum time to wait for a frame, in milliseconds. */
const LATEST_MS = 200

const screenShown = (): HTMLElement | null => document.querySelector("main")

/**
 * Returns an element's layer: a part of the page that the focus enters and leaves, such as the page itself, a dialog, a
 * menu, or the notices.
 */
const layerOf = (element: Element): Element =>
  element.closest("[data-focus-layer], body > *") ?? document.body

const reachable = (around: Node | null): ReadonlyArray<HTMLElement> =>
  around instanceof Element ? [...around.querySelectorAll<HTMLElement>(REACHABLE)] : []

const isShown = (element: HTMLElement): boolean =>
  element.closest("[inert]") === null && element.getClientRects().length > 0

/** Returns the same control in the row that replaced the removed one, or otherwise the nearest control. */
const nearest = ({ at, next, parent, previous }: Place, layer: Element): HTMLElement | undefined => {
  for (const row of [next, previous]) {
    const controls = reachable(row).filter(isShown)
    if (controls.length > 0) return controls[Math.min(Math.max(at, 0), controls.length - 1)]
  }
  const mark = next?.isConnected === true ? next : parent
  for (
    let around = parent;
    layer.contains(around) && around.parentElement !== null;
    around = around.parentElement
  ) {
    const controls = reachable(around).filter(isShown)
    const following = controls.find(
      (control) => (mark.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    )
    if (controls.length > 0) return following ?? controls.at(-1)
  }
  return undefined
}

const placeOf = (element: HTMLElement): Place | null =>
  element.parentElement === null
    ? null
    : {
        parent: element.parentElement,
        previous: element.previousElementSibling,
        next: element.nextElementSibling,
        at: 0,
      }

/** Returns the element to focus next; undefined if its layer is gone. */
const successor = ({ element, layer, place, screen }: Track): HTMLElement | undefined => {
  if (!layer.isConnected || screen?.isConnected === false) return undefined
  if (element.isConnected && !element.matches(":disabled") && isShown(element)) return element
  const stood = element.isConnected ? placeOf(element) : place
  return stood === null ? undefined : nearest(stood, layer)
}

/**
 * Keeps the focus in the page. If the focused element is removed or disabled, the focus moves to its replacement or the
 * nearest element; if a dialog or a notice closes, to the previously focused element; if the whole page is replaced, to
 * the start of the new page. If a screen moves the focus itself, the focus remains there. `first` is the element last
 * focused before this module loaded; it may be gone. Returns a function that stops all this.
 */
export const preserveFocus = (first: Element | null): (() => void) => {
  /** One track per layer; the focused layer's is the last. */
  let tracks: ReadonlyArray<Track> = []
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const current = () => tracks.at(-1)?.element
  const isLost = () =>
    document.activeElement === null ||
    document.activeElement === document.body ||
    document.activeElement.matches(":disabled")
  const mend = () => {
    if (tracks.length === 0 || !isLost()) return
    for (const track of tracks.toReversed()) {
      const target = successor(track)
      if (target !== undefined) return target.focus()
    }
    // Another page took the place of the whole one, as after signing in.
    screenShown()?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }
  /**
   * Restores the focus after the screens and their dialogs have had a chance to set it, which takes a frame; a map may
   * take longer to draw one.
   */
  const mendSoon = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    timer = setTimeout(mend, LATEST_MS)
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(mend)
    })
  }

  const follow = ({ target }: Pick<FocusEvent, "target">) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    const layer = layerOf(target)
    tracks = [
      ...tracks.filter((track) => track.layer !== layer && track.layer.isConnected),
      { layer, element: target, place: null, screen: screenShown() },
    ]
  }
  /** Stops tracking when the user clicks outside of all controls, since that's a deliberate blur. */
  const leave = ({ relatedTarget, target }: FocusEvent) => {
    if (relatedTarget !== null) return
    setTimeout(() => {
      const isStanding = target instanceof HTMLElement && target.isConnected && !target.matches(":disabled")
      if (isStanding && target === current() && isLost()) tracks = []
    })
  }
  const notePlaces = ({ nextSibling, previousSibling, removedNodes, target: parent }: MutationRecord) => {
    if (!(parent instanceof Element)) return
    for (const removed of removedNodes) {
      tracks = tracks.map((track) => {
        if (!removed.contains(track.place?.parent ?? track.element)) return track
        const at = track.place === null ? reachable(removed).indexOf(track.element) : 0
        return { ...track, place: { parent, previous: previousSibling, next: nextSibling, at } }
      })
    }
  }
  const observer = new MutationObserver((changes) => {
    for (const change of changes) notePlaces(change)
    const element = current()
    if (element !== undefined && (!element.isConnected || element.matches(":disabled"))) mendSoon()
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled"],
  })
  const ended = new AbortController()
  follow({ target: first })
  follow({ target: document.activeElement })
  if (first?.isConnected === false) mendSoon()
  document.addEventListener("focusin", follow, { signal: ended.signal })
  document.addEventListener("focusout", leave, { signal: ended.signal })
  return () => {
    observer.disconnect()
    ended.abort()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
