/** A place's name as people know it. */
export interface PlaceName {
  /** The name, such as 'Cook', 'Birmingham, AL', or 'Alabama'. */
  readonly name: string
  /** The state that distinguishes it from others with the same name; '' if the name already includes it. */
  readonly place: string
}

/** Formats a place or a found area on one line: 'Cook, IL', '60614, Chicago, IL', 'District 21, TX', 'Alabama'. */
export const placeNameText = ({ name, place }: PlaceName): string =>
  place === "" ? name : `${name}, ${place}`
