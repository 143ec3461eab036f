/**
 * Shown until the first screen is loaded: the markup that the page painted before any script, so that nothing changes
 * visibly.
 */
export function Starting({ painted }: { readonly painted: string }) {
  return <div dangerouslySetInnerHTML={{ __html: painted }} />
}
