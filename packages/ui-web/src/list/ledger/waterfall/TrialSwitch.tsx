import { classes } from "../../../design/classes.ts"

export interface TrialSwitchProps {
  /** The name of the line. */
  readonly name: string
  readonly isOn: boolean
  readonly onToggle: () => void
}

/** A switch for trying the list without one choice. */
export function TrialSwitch({ name, isOn, onToggle }: TrialSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`Count with ${name}`}
      onClick={onToggle}
      // Larger to press than to look at.
      className="relative -m-1.5 grid size-8 place-items-center rounded-control pointer-coarse:size-11"
    >
      <i
        aria-hidden="true"
        className={classes(
          "block h-3.5 w-6 rounded-full border p-px transition-colors duration-100",
          isOn ? "border-accent bg-accent" : "border-line-strong bg-surface",
        )}
      >
        <i
          className={classes(
            "block size-2.5 rounded-full transition-transform duration-100",
            isOn ? "translate-x-2.5 bg-on-accent" : "bg-line-strong",
          )}
        />
      </i>
    </button>
  )
}
