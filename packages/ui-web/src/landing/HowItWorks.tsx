import { STEP_TITLES } from "@listwright/domain/order"

const [GEO, DEMO, SUMMARY] = STEP_TITLES

const STEPS: ReadonlyArray<readonly [string, string]> = [
  [GEO, "ZIP Codes one by one, pasted, or as a range."],
  [DEMO, "Age, income, home and more, with or without phones."],
  [SUMMARY, "The exact count, the price line by line, then the list as CSV."],
]

/** The steps of an order, for new users. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-goes" className="border-t border-line pt-8">
      <h2 id="how-it-goes" className="sr-only">
        How it works
      </h2>
      <ol className="grid gap-6 sm:grid-cols-3">
        {STEPS.map(([title, about], index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full border border-line-strong text-xs font-semibold text-muted"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-muted">{about}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
