import { STEP_TITLES } from "@listwright/domain/order"

const [GEO, DEMO, SUMMARY] = STEP_TITLES

const STEPS: ReadonlyArray<readonly [string, string]> = [
  [GEO, "ZIP Codes, a radius, a polygon, counties, or the whole country."],
  [DEMO, "Age, income, home and more, with or without phones."],
  [SUMMARY, "The exact count, the price line by line, then the list as CSV."],
]

/** The steps of an order, for new users. */
export function HowItWorks() {
  return (
    <ol className="flex flex-col gap-2.5">
      {STEPS.map(([title, about], index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full border border-line-strong text-xs font-semibold text-muted"
          >
            {index + 1}
          </span>
          <p>
            <span className="font-medium">{title}.</span> <span className="text-muted">{about}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
