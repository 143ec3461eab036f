import type { MouseEvent, ReactNode } from "react"
import { classes } from "../classes.ts"

export interface OptionRowProps {
  readonly id: string
  /** True for the option that the keys act on. */
  readonly isActive: boolean
  /** True if the list already contains the option. */
  readonly isSelected: boolean
  readonly onPoint: () => void
  readonly onPress: (event: MouseEvent<HTMLElement>) => void
  readonly className?: string
  readonly children: ReactNode
}

/** An option in the search. The focus remains in the box; the keys and the pointer only move the active option. */
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
