/** Until the first screen is there: what the page has painted before any script, so that nothing changes under the eye. */
export function Starting({ painted }: { readonly painted: string }) {
  return <div dangerouslySetInnerHTML={{ __html: painted }} />
}
