/** The types of searchable items, each with an example. */
const EXAMPLES = [
  ["Pages", "Saved Lists"],
  ["Areas", "Austin, 606, Cook County"],
  ["Attributes", "Income"],
  ["Quick picks", "families"],
  ["Saved lists and orders", "a name or code, from 3 characters"],
] as const

/** The content shown if nothing matches the text: the types of searchable items. */
export function NoMatches({ text }: { readonly text: string }) {
  return (
    <div className="flex flex-col gap-3 px-5 py-5">
      <div>
        <p className="font-medium wrap-anywhere">Nothing matches ‘{text}’</p>
        <p className="text-muted">Check the spelling, or type one of these:</p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {EXAMPLES.map(([kind, example]) => (
          <div key={kind} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{kind}</dt>
            <dd className="tabular font-medium">{example}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
