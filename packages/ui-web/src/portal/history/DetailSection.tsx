import { type ReactNode, useId } from "react"

/** A section of the details, separated by a line above. */
export function DetailSection({ children, title }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4">
      <h3 id={id} className="mb-2.5 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}
