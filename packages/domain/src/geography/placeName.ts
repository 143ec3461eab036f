/** A place as a person knows it. */
export interface PlaceName {
  /** 'Cook', 'Birmingham, AL', 'Alabama'. */
  readonly name: string
  /** The state that tells it from others of its name; '' where the name says it. */
  readonly place: string
}

/** A place, or an area that was found, in a line: 'Cook, IL', '60614, Chicago, IL', 'District 21, TX', 'Alabama'. */
export const placeNameText = ({ name, place }: PlaceName): string =>
  place === "" ? name : `${name}, ${place}`
