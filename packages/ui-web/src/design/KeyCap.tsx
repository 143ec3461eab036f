/** A keyboard key. */
export function KeyCap({ children }: { readonly children: string }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[4px] border border-line-strong/60 bg-sunken px-1 font-sans text-xs leading-none text-muted">
      {children}
    </kbd>
  )
}
