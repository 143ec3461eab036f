import type { MouseEvent, ReactNode } from "react"
import { classes } from "../../design/classes.ts"

/** Name, what it is made of, records; a heading has the same columns. */
export const rowColumns =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 sm:grid-cols-[minmax(0,1fr)_auto_4.5rem]"

/** The same with room for what excludes the area. */
export const excludingColumns =
  "grid grid-cols-[minmax(0,1fr)_auto_2.75rem] items-center gap-x-3 pr-1 pl-3 sm:grid-cols-[minmax(0,1fr)_auto_4.5rem_5rem] sm:pr-1.5"

export interface OptionRowProps {
  readonly id: string
  /** The keys are on it. */
  readonly isActive: boolean
  /** The list already holds it. */
  readonly isSelected: boolean
  readonly onPoint: () => void
  readonly onPress: (event: MouseEvent<HTMLElement>) => void
  readonly className?: string
  readonly children: ReactNode
}

/**
 * One option of the search. The focus stays in the box: the keys move what the box calls active, and the pointer does the
 * same.
 */
export function OptionRow(props: OptionRowProps) {
  const { children, className, id, isActive, isSelected, onPoint, onPress } = props
  return (
    // The keys belong to the box, which operates what is active.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="option"
      id={id}
      aria-selected={isSelected}
      data-active={isActive || undefined}
      className={classes(
        "group control scroll-my-9 cursor-pointer rounded-control py-1 select-none data-active:bg-hover data-active:shadow-[inset_2px_0_0_var(--accent)] pointer-coarse:py-0",
        className,
      )}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onPress}
    >
      {children}
    </div>
  )
}
