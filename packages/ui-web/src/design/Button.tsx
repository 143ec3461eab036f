import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react"
import { classes } from "./classes.ts"

/**
 * The look of a button. `quiet` has no border and uses the accent color; `plain` is like `quiet` in the text color, and
 * `faint` in the muted color.
 */
export type ButtonKind = "primary" | "secondary" | "quiet" | "plain" | "faint" | "danger"
/** The size of a button: among other buttons, next to text, across a menu, or around a single icon. */
export type ButtonSize = "normal" | "small" | "menuItem" | "icon" | "smallIcon"

const looks: Readonly<Record<ButtonKind, string>> = {
  primary: "bg-accent text-on-accent border-transparent hover:bg-accent-hover",
  secondary: "bg-surface text-text border-line-strong hover:bg-hover",
  quiet: "bg-transparent text-accent-text border-transparent hover:bg-hover",
  plain: "bg-transparent text-text border-transparent hover:bg-hover",
  faint: "bg-transparent text-muted border-transparent hover:bg-hover",
  danger: "bg-critical text-on-critical border-transparent hover:bg-critical-hover",
}

const sizes: Readonly<Record<ButtonSize, string>> = {
  normal: "control justify-center px-3.5 py-1.5",
  small: "control justify-center px-2 py-1.5",
  menuItem: "control w-full justify-start px-3 py-1.5",
  icon: "control min-w-9 justify-center",
  smallIcon: "min-h-7 min-w-9 justify-center",
}

/** Returns the look of a button, for links that look like one and for menu triggers. */
export const buttonClasses = (kind: ButtonKind = "secondary", size: ButtonSize = "normal"): string =>
  classes(
    "relative inline-flex items-center gap-2 rounded-control border font-medium",
    "select-none whitespace-nowrap no-underline transition-colors duration-100",
    "disabled:opacity-50 disabled:cursor-not-allowed aria-busy:cursor-progress",
    looks[kind],
    sizes[size],
  )

export interface ButtonProps extends Omit<
  ComponentPropsWithRef<"button">,
  "children" | "className" | "disabled" | "onClick" | "style"
> {
  readonly children: ReactNode
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  readonly className?: string
  readonly isDisabled?: boolean
  /** True while an action started by the button is in progress. */
  readonly isPending?: boolean
  readonly onPress?: () => void
}

/**
 * A button. `isPending` leaves it in place and focusable, indicates that an action is in progress, and ignores a second
 * press or a second submission of its form.
 */
export function Button(props: ButtonProps) {
  const {
    children,
    kind = "secondary",
    size = "normal",
    className,
    isDisabled = false,
    isPending = false,
    onPress,
    ...rest
  } = props
  const press = (event: MouseEvent) => {
    if (isPending) event.preventDefault()
    else onPress?.()
  }
  return (
    <button
      type="button"
      {...rest}
      disabled={isDisabled}
      aria-busy={isPending ? true : undefined}
      aria-disabled={isPending ? true : undefined}
      onClick={press}
      className={classes(buttonClasses(kind, size), className)}
    >
      {/* Over the lower edge: the label stays, and nothing beside the button moves. */}
      {isPending ? <span aria-hidden="true" className="busy-line" /> : null}
      <span className="inline-flex items-center gap-2">{children}</span>
    </button>
  )
}

export interface IconButtonProps extends Omit<ButtonProps, "aria-label" | "size"> {
  readonly label: string
  readonly size?: "icon" | "smallIcon"
}

/** A square button that shows only an icon; `label` describes its action. */
export function IconButton({ label, kind = "quiet", size = "icon", ...rest }: IconButtonProps) {
  return <Button {...rest} kind={kind} size={size} aria-label={label} />
}
