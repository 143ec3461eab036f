import type { WaterfallList } from "@listwright/domain/counting"
import { useId } from "react"
import { Figure, recordsText } from "../../../design/Figure.tsx"

export interface ListSharesProps {
  readonly lists: ReadonlyArray<WaterfallList>
  readonly isPending: boolean
}

/** The number of records from each saved list: under the other choices, and in no other list. */
export function ListShares({ isPending, lists }: ListSharesProps) {
  const id = useId()
  const figure = "text-right tabular"
  return (
    <table aria-labelledby={id} aria-busy={isPending} className="mt-4 w-full text-sm">
      <caption id={id} className="mb-1 text-left text-xs font-medium text-muted">
        What each list adds
      </caption>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="pb-1 text-left font-normal">
            With the other choices
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-normal">
            People
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-normal whitespace-nowrap">
            Only here
          </th>
        </tr>
      </thead>
      <tbody>
        {lists.map(({ name, only, records, savedCount }) => (
          <tr key={savedCount} className="align-baseline">
            <th scope="row" className="py-0.5 text-left font-normal [overflow-wrap:anywhere]">
              {name}
            </th>
            <td className={`${figure} py-0.5 pl-3`}>
              <Figure text={recordsText(records)} isPending={isPending} />
            </td>
            <td className={`${figure} py-0.5 pl-3 font-medium`}>
              <Figure text={recordsText(only)} isPending={isPending} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
