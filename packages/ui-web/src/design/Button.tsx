import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react"
import { classes } from "./classes.ts"
import { Spinner } from "./Spinner.tsx"

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger"

const looks: Readonly<Record<ButtonKind, string>> = {
  primary: "bg-accent text-on-accent border-transparent hover:bg-accent-hover",
  secondary: "bg-surface text-text border-line-strong hover:bg-hover",
  quiet: "bg-transparent text-accent-text border-transparent hover:bg-hover",
  danger: "bg-critical text-on-critical border-transparent hover:bg-critical-hover",
}

/** The look of a button, for links that look like one and for the triggers of menus. */
export const buttonLook = (kind: ButtonKind = "secondary"): string =>
  classes(
    "control relative inline-flex items-center justify-center gap-2 rounded-control border px-3.5 py-1.5 font-medium",
    "select-none whitespace-nowrap no-underline transition-colors duration-100",
    "disabled:opacity-50 disabled:cursor-not-allowed aria-busy:cursor-progress",
    looks[kind],
  )

export interface ButtonProps extends Omit<
  ComponentPropsWithRef<"button">,
  "children" | "className" | "disabled" | "onClick" | "style"
> {
  readonly children: ReactNode
  readonly kind?: ButtonKind
  readonly className?: string
  readonly isDisabled?: boolean
  /** Something that it started is under way. */
  readonly isPending?: boolean
  readonly onPress?: () => void
}

/**
 * `isPending` keeps the button in place and focusable, shows that something is on its way, and lets no second press
 * through, nor a second submit of its form.
 */
export function Button(props: ButtonProps) {
  const {
    children,
    kind = "secondary",
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
      className={classes(buttonLook(kind), className)}
    >
      {isPending ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      ) : null}
      {/* The text keeps its width beneath the spinner, so that nothing beside the button moves. */}
      <span className={classes("inline-flex items-center gap-2", isPending && "opacity-0")}>{children}</span>
    </button>
  )
}

export interface IconButtonProps extends Omit<ButtonProps, "aria-label"> {
  readonly label: string
}

/** A square button that shows only an icon; `label` says what it does. */
export function IconButton({ label, className, kind = "quiet", ...rest }: IconButtonProps) {
  return (
    <Button {...rest} kind={kind} aria-label={label} className={classes("min-w-9 px-0! py-0!", className)} />
  )
}
