/** A button with an order's name that opens the details. */
export function OrderNameButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="cursor-pointer rounded-control text-left font-medium wrap-anywhere text-accent-text underline-offset-2 hover:underline pointer-coarse:min-h-8"
    >
      {name === "" ? "Unnamed order" : name}
      <span className="sr-only">, details</span>
    </button>
  )
}
