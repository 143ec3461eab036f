/** Words of the dump whose accented letters were lost on the way, as they are written. */
const ACCENTED = [
  "Adèle",
  "Baie-Trinité",
  "Bélair",
  "Châteauguay",
  "Chénéville",
  "Émile",
  "Félicien",
  "Gaspé",
  "Hébert",
  "Hébertville",
  "Îles",
  "Jérôme",
  "Jonquière",
  "L'Épiphanie",
  "L'Île",
  "Lamèque",
  "Laterrière",
  "Lévis",
  "Mère",
  "Métabetchouan",
  "Pelé",
  "Pocatière",
  "Prévost",
  "Rivière",
  "Rivières",
  "Thérèse",
  "Trinité",
  "Valère",
  "Vallée",
]

/** The character that a reader of the wrong encoding puts in place of a letter. */
const LOST = "\uFFFD"

const asDumped = (word: string): string => word.replaceAll(/[^ -~]/g, LOST).toLowerCase()

const RESTORED: ReadonlyMap<string, string> = new Map(ACCENTED.map((word) => [asDumped(word), word]))

/** Names that the rules below leave wrong, as they are written. */
const NAMES: Readonly<Record<string, string>> = {
  Asbestos: "Val-des-Sources",
  Becancour: "Bécancour",
  "Bishops Falls": "Bishop's Falls",
  Degelis: "Dégelis",
  "Greater Sudbury": "Sudbury",
  "Iroquois Falls A": "Iroquois Falls",
  "Jean-Talon": "Québec",
  "L'Île-Dorval": "Dorval",
  "La Salle": "LaSalle",
  "Lac-Megantic": "Lac-Mégantic",
  "Langley City": "Langley",
  Macgregor: "MacGregor",
  "Métabetchouan-Lac-A-la-Croix": "Métabetchouan-Lac-à-la-Croix",
  Orleans: "Orléans",
  "Portugal Cove-St. Philips": "Portugal Cove-St. Philip's",
  "Quebec City": "Québec",
  "Saint-Etienne-de-Lauzon": "Saint-Étienne-de-Lauzon",
  "Saint-Leonard": "Saint-Léonard",
  "Saint-Prosper-de-Dorchester": "Saint-Prosper",
  "Saint-Redempteur": "Saint-Rédempteur",
  "Saint-Sophie": "Sainte-Sophie",
  "Saltspring Island": "Salt Spring Island",
  "St-Augustin-de-Desmaures": "Saint-Augustin-de-Desmaures",
  "St-Louis-de-Kent": "Saint-Louis-de-Kent",
  "St. Mary's": "St. Marys",
  Valleyfield: "Salaberry-de-Valleyfield",
}

/** Cities whose quarters stand behind their names without a sign between: 'Saint John Red Head'. */
const BEFORE_QUARTERS = ["Dartmouth", "Halifax", "Quebec City", "Saint John"]

/** The suffixes that name a part of a city. */
const PART =
  /(?: (?:and|&))?[ ,]+(?:(?:inner|outer|upper|lower|northern|south|north|outskirts|west|east|central|northeast|northwest|southeast|southwest|extremities|rcm|township|central and northern subdivisions)\b)$/i

const withoutParts = (name: string): string => {
  const shorter = name.replace(PART, "")
  return shorter === name || shorter === "" ? name : withoutParts(shorter)
}

const SMALL = new Set(["and", "aux", "de", "des", "du", "la", "le", "les", "of", "sur"])

/** 'sainte-anne-de- Bellevue' as names are written: 'Sainte-Anne-de-Bellevue'. */
const written = (name: string): string =>
  name
    .replaceAll(/- +/g, "-")
    .split(/([ -])/)
    .map((word, at) => {
      const small = word.toLowerCase()
      if (at > 0 && SMALL.has(small) && !(small === "la" && name.toLowerCase().startsWith("la ")))
        return small
      const restored = word.includes(LOST) ? (RESTORED.get(small) ?? word) : word
      return restored
        .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
        .replace(
          /^(D|L|Qu)'(\p{L})/u,
          (_, before: string, letter: string) =>
            `${before === "D" && at > 0 ? "d" : before}'${letter.toUpperCase()}`,
        )
        .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    })
    .join("")

/**
 * The city of an FSA by what the dump calls it. A rural one has a region and its largest town in parentheses, 'Eastern
 * Alberta (st. Paul)'; a city's has the city and its quarter, 'Calgary (rundle / Whitehorn)', 'Regina Northeast'.
 */
export const cityOfName = (fsa: string, name: string): string => {
  const [, before = name, within] = /^(.*?) *\((.*)\)/.exec(name) ?? []
  const isRural = fsa.charAt(1) === "0"
  const known = BEFORE_QUARTERS.find((city) => before.startsWith(`${city} `))
  const city = isRural && within !== undefined ? within : (known ?? withoutParts(before))
  const whole = written(city)
  return NAMES[whole] ?? whole
}
