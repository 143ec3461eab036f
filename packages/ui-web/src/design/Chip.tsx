import { X } from "lucide-react"

export interface ChipProps {
  readonly label: string
  readonly onRemove: () => void
  readonly isDisabled?: boolean
}

/** One chosen thing in a list, with a button that takes it away. */
export function Chip({ label, onRemove, isDisabled = false }: ChipProps) {
  return (
    <li className="inline-flex max-w-full items-center rounded-control border border-line bg-accent-soft text-sm text-text">
      <span className="tabular min-w-0 py-1 pl-2.5 wrap-anywhere">{label}</span>
      <button
        type="button"
        aria-label={`Remove ${label}`}
        disabled={isDisabled}
        onClick={onRemove}
        className="ml-1 inline-flex size-7 shrink-0 items-center justify-center rounded-control text-muted hover:bg-hover hover:text-text disabled:cursor-not-allowed pointer-coarse:size-11"
      >
        <X className="size-3.5" aria-hidden="true" />
      </button>
    </li>
  )
}
