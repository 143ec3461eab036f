/** The help text beyond the list of options. The row formats are part of the contract with scripts. */
export const countHelp = `
Where to count: areas of any options, or --file. Write names as people do, with the state where they repeat, or codes
('listwright areas search' finds them); a name that means several areas is refused, and they are listed.
  --county "Cook, IL" --city "Oak Park, IL" --exclude-zip 60302
  --metro "Chicago metro"    --district TX-21,IL-5    --usa --exclude-state AK,HI
  --radius "1600 Main St, Dayton OH" --miles 2
  --radius 60614 --miles 5   --radius "Austin, TX" --radius 41.88,-87.63 --miles 5 --miles 2.5
  --closest 5000 --near 60614   --polygon north.geojson
  --source 100 --postal-code M5V,'M5V 2T6'
  --addresses-from stores.csv   --addresses-from shops.xls --address-column Keycode="Store number"
A record of several areas belongs to the first, in this order: codes of the postal service, SCFs, cities, counties, metro
areas, districts, states, the nation, radii, nearest records, addresses of files, polygons. The nation and the nearest
records can't be combined with other areas.
Radii are cut to 200 miles. Polygons come as GeoJSON, KML, or lines of longitude,latitude. Each polygon is an area,
with its holes cut out; its line has at most 500 corners, holes included, and must not touch or cross itself.

Criteria of several attributes must all hold; values of one are alternatives:
  --demo AGE=25-44 --demo INCOME=6,7     codes or names of values; ranges include both ends

On a terminal, figures appear as they arrive. Elsewhere, the command prints rows of tab-separated fields: the first field says what a row is, the second is its number.
  area  available  with_phones           header, with --by zip only
  60614  1234  567                       a row for each ZIP Code that the list reaches, whatever its areas are,
                                         with --by zip only
  total  1801  790                       always: records, and how many have a phone
  suppressed  30  40  orders             for each source of suppression in use: records removed, records matched
  without_place  1204  standard          for each kind of shape: records of the source that it cannot contain,
                                         because their place is unknown (standard: the record's; zip4, carrierRoute,
                                         zip: that unit's)
  step  1801  439  Age                   with --waterfall, a row for each choice: what it leaves, what it removes
  list  1200  800  North side            with --waterfall, for each of two to six saved lists that the areas are:
                                         its records that the other choices leave, and those selected that are
                                         in none of the other lists
  more  439  Without Age                 with --suggest, most first: additional records, and what would add them;
                                         with --want of more than there are, also steps, the nearest first
  near  1012  Age only 25 to 31          with --want of fewer, the nearest first: records left, and what would leave them
  dwellings  1234  567  60614  900  334  0       with --details, an area: homes, apartments, businesses
  detail  200  90  60614  60614C001  150  50  0  3.1  with --details, a part of one; the last field is miles
  route  412  450  60614C001  0          with --saturation, a carrier route, the fullest first, 1,000 at most: homes
                                         and apartments taken, all along the route, its code, more that would make 90%
  breakdown  120  AGE  25  25            with --breakdown: column, value, its name
  cell  12  AGE  25  INCOME  3           with --cross: row column and value, column and value
  fill  1750  AGE  Age                   with --fill-rates: records whose value is known
  sample  1  J•••  S•••  ••• Elm St ...  with --sample: names, address, city, state, ZIP Code, phone, values asked about
  change  -20  total  1821  1801         with --since: difference, of what, then, now
  because  1  The data is newer: ...     with --since, for each reason
  cheaper  2000  110.00  199 more...     with --price, where more cost less each: how many, dollars, in words
  quantity  1801                         with --price: the records that the price is for (with --budget: what it buys)
  price  116.16  List  1,801 records...  with --price: amount, what for, how it is calculated
  price_total  116.16                    with --price: dollars before tax

  listwright count --zip 60614 | cut -f2
  listwright count --zips-from stores.txt --by zip | awk -F'\\t' '$1 ~ /^[0-9]/ && $2 > 500 { print $1 }'
  listwright count --file list.json --price | awk -F'\\t' '$1 == "price_total" { print $2 }'
  listwright count --file list.json --receipt then.json; listwright count --file list.json --since then.json
  listwright count --file list.json --suggest --json | jq '.suggestions[0].definition' > more.json

--tsv TABLE prints only one of these tables, under a line of headings, also on a terminal; its option must be given:
total, areas, zips (--by zip), waterfall (--waterfall), lists (--waterfall of combined lists), suggestions (--suggest), restrictions
(--want), details (--details), saturation (--saturation), breakdown (--breakdown), cross (--cross), fill-rates (--fill-rates), price (--price).
  listwright count --file list.json --breakdown AGE --tsv breakdown > ages.tsv

--json prints one document: definitionHash, snapshot, total, withPhones, areas (with --by zip: its ZIP Codes; key, area, available,
withPhones), suppressed (where there is any: source, matched, taken), withoutPlace (where there are any: granularity,
records), waterfall (with --waterfall: name, step, leaves, removes), lists (with it, of combined lists: savedCount, name,
records, only), suggestions (with --suggest: name, relaxation, more, definition), restrictions (with --want), details,
breakdowns, crossTable, fillRates, sample, changes (with --since), price (with --price), warnings (when there are any),
definition (as --file reads it).`
