import type { QuoteLetter } from "@listwright/domain/quotes"
import { recordsText } from "../../design/Figure.tsx"
import { Term, Terms } from "../../design/Terms.tsx"

/** A quote as a letter on a separate sheet; only the sheet is printed. */
export function Letter({ letter }: { readonly letter: QuoteLetter }) {
  const { areas, audience, from, lines, notes, siteName, terms, title, to, total } = letter
  return (
    <article className="flex flex-col gap-8 rounded-card border border-line bg-raised px-6 py-8 sm:px-12 sm:py-12 print:border-0 print:bg-transparent print:p-0">
      <header className="flex flex-col gap-4">
        <p className="text-muted">{siteName}</p>
        <h1 tabIndex={-1} className="text-2xl font-semibold">
          {title}
        </h1>
        <address className="not-italic">
          {to.map((line) => (
            <span key={line} className="block wrap-anywhere">
              {line}
            </span>
          ))}
        </address>
      </header>
      <Terms>
        {terms.map(({ name, text }) => (
          <Term key={name} name={name}>
            {text}
          </Term>
        ))}
      </Terms>
      <section className="flex flex-col gap-2">
        <h2 className="font-semibold">Audience</h2>
        <p>{audience}</p>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="font-semibold">Price</h2>
        <dl className="flex flex-col">
          {lines.map(({ amount, detail, label }) => (
            <div key={`${label} ${detail}`} className="flex justify-between gap-4 border-b border-line py-2">
              <dt className="min-w-0">
                {label}
                <span className="tabular block text-sm text-muted">{detail}</span>
              </dt>
              <dd className="tabular shrink-0 text-right">{amount}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 pt-3 text-lg font-semibold">
            <dt>{total.label}</dt>
            <dd className="tabular shrink-0 text-right">{total.amount}</dd>
          </div>
        </dl>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="font-semibold">Areas</h2>
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-line text-sm text-muted">
              <th className="py-2 font-medium">Area</th>
              <th className="py-2 text-right font-medium">Available</th>
              <th className="py-2 text-right font-medium">Quoted</th>
            </tr>
          </thead>
          <tbody>
            {areas.map(({ available, desired, name }) => (
              <tr key={name} className="border-b border-line break-inside-avoid">
                <th scope="row" className="py-2 font-normal">
                  {name}
                </th>
                <td className="tabular py-2 text-right">{recordsText(available)}</td>
                <td className="tabular py-2 text-right">{recordsText(desired)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <footer className="flex flex-col gap-4 text-sm text-muted">
        <div className="flex flex-col gap-1">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <address className="not-italic">
          {from.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </footer>
    </article>
  )
}
