import { CHARGES } from "@listwright/domain/glossary"
import { type OpenedQuote, quoteChanges, quoteValidityText } from "@listwright/domain/quotes"
import { recordsText } from "../../design/Figure.tsx"
import { Money } from "../../design/Money.tsx"
import { Notice } from "../../design/Notice.tsx"

/** A quoted list's current price, with the figures that differ from the letter. */
export function CurrentQuotePrice({ opened }: { readonly opened: OpenedQuote }) {
  const { isValid, now, problem } = opened
  const changes = quoteChanges(opened)
  return (
    <section aria-label="Today" className="no-print flex flex-col gap-3">
      <Notice kind={isValid ? "info" : "warning"}>{quoteValidityText(opened)}</Notice>
      {now === null ? (
        <Notice kind="warning">{`We can't count the list right now. ${problem ?? ""}`.trim()}</Notice>
      ) : (
        <>
          <p className="tabular">
            Counted again just now: {recordsText(now.price.quantity)} records,{" "}
            {CHARGES.beforeTax.toLowerCase()}{" "}
            <strong className="font-semibold">
              <Money amount={now.price.figures.totalBeforeTax} />
            </strong>
            .
          </p>
          {changes.length === 0 ? (
            <p className="text-muted">Nothing has changed since the quote was sent.</p>
          ) : (
            <ul className="list-disc pl-5 text-muted">
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
