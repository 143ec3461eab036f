/**
 * The content shown until the first screen is loaded: the markup painted before any script runs, so that nothing
 * visibly changes.
 */
export function InitialPage({ painted }: { readonly painted: string }) {
  return <div dangerouslySetInnerHTML={{ __html: painted }} />
}
