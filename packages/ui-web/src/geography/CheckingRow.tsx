/** An area that was just typed, in the place that it will have: the server looks it up. */
export function CheckingRow({ entry }: { readonly entry: string }) {
  return (
    <li className="flex min-h-10 items-center gap-2 px-4 py-1 text-muted pointer-coarse:min-h-13">
      <span className="size-1.5 shrink-0 animate-pulse rounded-full bg-accent" aria-hidden="true" />
      <span className="tabular">Checking {entry}</span>
    </li>
  )
}
