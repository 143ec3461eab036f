import { letterOf } from "./letterOf.ts"

/** The letter in a circle; the name stands beside it, or is said some other way. */
export function ListLetter({ place }: { readonly place: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-5 shrink-0 place-items-center rounded-full border border-line-strong text-xs font-semibold"
    >
      {letterOf(place)}
    </span>
  )
}
