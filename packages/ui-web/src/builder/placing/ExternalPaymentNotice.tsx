/** The message shown instead of the card form if the payment processor collects the card on its own pages. */
export function ExternalPaymentNotice({ name }: { readonly name: string }) {
  return (
    <p>
      You'll pay at <span className="font-medium">{name}</span>. <q>Place order</q> takes you there and brings
      you back after you pay. This site never sees your card.
    </p>
  )
}
