/** The help text beyond the list of options. The row formats are part of the contract with scripts. */
export const countHelp = `
To choose where to count, use any of the area options, or --file. Use names as people write them, adding the state if a
name isn't unique, or codes (to find them, run 'listwright areas search'). A name that matches several areas is rejected,
and the areas are listed.
  --county "Cook, IL" --city "Oak Park, IL" --exclude-zip 60302
  --metro "Chicago metro"    --district TX-21,IL-5    --usa --exclude-state AK,HI
  --radius "1600 Main St, Dayton OH" --miles 2
  --radius 60614 --miles 5   --radius "Austin, TX" --radius 41.88,-87.63 --miles 5 --miles 2.5
  --closest 5000 --near 60614   --polygon north.geojson
  --source 100 --postal-code M5V,'M5V 2T6'
  --addresses-from stores.csv   --addresses-from shops.xls --address-column Keycode="Store number"
A record in several areas belongs to the first one, in this order: postal service codes, SCFs, cities, counties, metro
areas, districts, states, the nation, radii, nearest records, addresses from files, polygons. The nation and the nearest
records can't be combined with other areas.
Radii are limited to 200 miles. Polygons can be GeoJSON, KML, or lines of longitude,latitude. Each polygon is an area,
with its holes cut out. Its outline can have at most 500 corners, including holes, and can't touch or cross itself.

A record must match the criteria of all attributes; the values of one attribute are alternatives:
  --demo AGE=25-44 --demo INCOME=6,7     codes or names of values; ranges include both ends

On a terminal, figures appear as they arrive. Otherwise, the command prints rows of tab-separated fields: the first field is the row's type, and the second is its number.
  area  available  with_phones           header, with --by zip only
  60614  1234  567                       a row for each ZIP Code that the list reaches, regardless of its areas,
                                         with --by zip only
  total  1801  790                       always: records, and how many have a phone
  suppressed  30  40  orders             for each source of suppression in use: records removed, records matched
  without_place  1204  standard          for each kind of shape: records in the source that it can't include,
                                         because their location is unknown (standard: the record's; zip4, carrierRoute,
                                         zip: that unit's)
  step  1801  439  Age                   with --waterfall, a row for each choice: what it leaves, what it removes
  list  1200  800  North side            with --waterfall, for each list if the areas are two to six saved lists:
                                         its records that the other choices leave, and the selected records
                                         that are in no other list
  more  439  Without Age                 with --suggest, most first: additional records, and what would add them;
                                         if --want is more than available, also steps, the closest first
  near  1012  Age 25 to 31 only          if --want is less than available, the closest first: records left, and
                                         what would leave them
  dwellings  1234  567  60614  900  334  0       with --details, an area: homes, apartments, businesses
  detail  200  90  60614  60614C001  150  50  0  3.1  with --details, a part of an area; the last field is miles
  route  412  450  60614C001  0          with --saturation, a carrier route, the fullest first, at most 1,000: homes and
                                         apartments selected, all on the route, its code, additional ones for 90%
  breakdown  120  AGE  25  25            with --breakdown: column, value, its name
  cell  12  AGE  25  INCOME  3           with --cross: row column and value, column and value
  fill  1750  AGE  Age                   with --fill-rates: records whose value is known
  sample  1  J•••  S•••  ••• Elm St ...  with --sample: names, address, city, state, ZIP Code, phone, values asked about
  change  -20  total  1821  1801         with --since: difference, of what, then, now
  because  1  The data was updated ...   with --since, for each reason
  cheaper  2000  110.00  199 more...     with --price, if a larger order costs less per record: quantity, dollars, text
  quantity  1801                         with --price: the records that the price is for (with --budget: what it buys)
  price  116.16  List  1,801 records...  with --price: amount, what it's for, how it's calculated
  price_total  116.16                    with --price: dollars before tax

  listwright count --zip 60614 | cut -f2
  listwright count --zips-from stores.txt --by zip | awk -F'\\t' '$1 ~ /^[0-9]/ && $2 > 500 { print $1 }'
  listwright count --file list.json --price | awk -F'\\t' '$1 == "price_total" { print $2 }'
  listwright count --file list.json --receipt then.json; listwright count --file list.json --since then.json
  listwright count --file list.json --suggest --json | jq '.suggestions[0].definition' > more.json

--tsv TABLE prints only one of these tables, with a line of headings, even on a terminal. Its option is also required:
total, areas, zips (--by zip), waterfall (--waterfall), lists (--waterfall of combined lists), suggestions (--suggest), restrictions
(--want), details (--details), saturation (--saturation), breakdown (--breakdown), cross (--cross), fill-rates (--fill-rates), price (--price).
  listwright count --file list.json --breakdown AGE --tsv breakdown > ages.tsv

--json prints one document: definitionHash, snapshot, total, withPhones, areas (with --by zip: its ZIP Codes; key, area, available,
withPhones), suppressed (if there are any: source, matched, taken), withoutPlace (if there are any: granularity,
records), waterfall (with --waterfall: name, step, leaves, removes), lists (also with --waterfall, for combined lists: savedCount, name,
records, only), suggestions (with --suggest: name, relaxation, more, definition), restrictions (with --want), details,
breakdowns, crossTable, fillRates, sample, changes (with --since), price (with --price), warnings (if there are any),
definition (as --file reads it).`
