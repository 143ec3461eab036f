import { type RefObject, useLayoutEffect, useRef, useState } from "react"
import { type RowDimensions, renderedRowRange, scrollPositionForRow } from "./renderedRowRange.ts"

export interface RowWindow {
  /** The scrolling box. Its rows are at `index * rowHeight`, below the sticky content at its top. */
  readonly scroller: RefObject<HTMLDivElement | null>
  /** Handles scrolling in the box and renders the rows that scroll into view. */
  readonly onScroll: () => void
  /** The indices of the rows to render, ascending: the rows in view, and `kept`, regardless of its position. */
  readonly drawn: ReadonlyArray<number>
  /** Finds a key's rendered row by its `data-key`. */
  readonly elementOf: (key: string) => HTMLElement | undefined
  /** Scrolls to a row and the rows after it, with the previous row still visible. */
  readonly show: (index: number) => void
  /** Scrolls a row into view, and focuses it, or its first part that matches a selector, once it's rendered. */
  readonly goTo: (index: number, key: string, part?: string) => void
}

/** Renders only a long list's rows in view, and the focused row, which must not be lost by scrolling. */
export const useRowWindow = (room: RowDimensions, kept: number): RowWindow => {
  const scroller = useRef<HTMLDivElement>(null)
  const [from, setFrom] = useState(0)
  /** The element to focus once it's rendered. */
  const wanted = useRef<{ readonly key: string; readonly part: string | undefined } | null>(null)
  const elementOf = (key: string) =>
    [...(scroller.current?.querySelectorAll<HTMLElement>("[data-key]") ?? [])].find(
      ({ dataset }) => dataset["key"] === key,
    )
  useLayoutEffect(() => {
    const { key, part } = wanted.current ?? {}
    wanted.current = null
    if (key === undefined) return
    const row = elementOf(key)
    const element = part === undefined ? row : row?.querySelector<HTMLElement>(part)
    element?.focus({ preventScroll: true })
  })
  // Of fewer rows than before, the last ones are in view.
  const window = renderedRowRange(room, from * room.rowHeight)
  const inView = Array.from({ length: window.to - window.from }, (_, at) => window.from + at)
  const isApart = kept >= 0 && kept < room.count && (kept < window.from || kept >= window.to)
  const onScroll = () => {
    const scrolled = scroller.current?.scrollTop ?? 0
    const first = Math.floor(scrolled / room.rowHeight)
    // What draws the same rows draws nothing.
    if (
      renderedRowRange(room, scrolled).from !== window.from ||
      renderedRowRange(room, scrolled).to !== window.to
    )
      setFrom(first)
  }
  return {
    scroller,
    onScroll,
    drawn: isApart ? [...inView, kept].toSorted((a, b) => a - b) : inView,
    elementOf,
    show: (index) => {
      const box = scroller.current
      if (box === null) return
      box.scrollTop = Math.max(0, index - 1) * room.rowHeight
      onScroll()
    },
    goTo: (index, key, part) => {
      wanted.current = { key, part }
      const box = scroller.current
      if (box === null) return
      box.scrollTop = scrollPositionForRow(room, box.scrollTop, index)
      onScroll()
    },
  }
}
