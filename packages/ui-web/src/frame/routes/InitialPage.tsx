/**
 * The content shown until the first screen is loaded: the markup that was painted before any script ran, so nothing
 * visibly changes.
 */
export function InitialPage({ painted }: { readonly painted: string }) {
  return <div dangerouslySetInnerHTML={{ __html: painted }} />
}
