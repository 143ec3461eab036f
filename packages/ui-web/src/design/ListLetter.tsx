import { listLetter } from "./listLetter.ts"

/** A list's letter in a circle. Screen readers get the list's name from a different element. */
export function ListLetter({ place }: { readonly place: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-5 shrink-0 place-items-center rounded-full border border-line-strong text-xs font-semibold"
    >
      {listLetter(place)}
    </span>
  )
}
