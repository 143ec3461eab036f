import { ListLetter } from "../../design/ListLetter.tsx"
import type { ListComparison } from "./useListComparison.ts"

/** The names of the two lists, which remain at the top while the page scrolls. */
export function ComparedListNames({ sides }: { readonly sides: ListComparison }) {
  const named = [sides.one, sides.other].map(({ name, reference }, place) => ({
    place,
    name: name ?? "Your list in progress",
    kind: reference.kind === "list" ? "Saved list" : "Draft",
  }))
  return (
    <thead className="sticky top-14 z-10 max-sm:block">
      <tr className="max-sm:block max-sm:rounded-t-card max-sm:border-b max-sm:border-line max-sm:bg-raised max-sm:px-4 max-sm:py-2">
        <th
          className="w-[28%] rounded-tl-card border-b border-line bg-raised max-sm:hidden"
          aria-hidden="true"
        />
        {named.map(({ kind, name, place }) => (
          <th
            key={place}
            scope="col"
            className="border-line bg-raised py-3 text-left align-top font-semibold last:rounded-tr-card max-sm:block max-sm:py-1 sm:border-b sm:px-4"
          >
            <span className="flex items-start gap-2.5">
              <ListLetter place={place} />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="line-clamp-2 max-sm:line-clamp-1">{name}</span>
                <span className="block text-xs font-normal text-muted max-sm:hidden">{kind}</span>
              </span>
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
