import type { ReferenceFacts } from "@listwright/domain/geography"

export const METRO_FACTS: ReferenceFacts = {
  source: "Office of Management and Budget, OMB Bulletin No. 23-01",
  vintage: "July 2023",
  approximate: false,
  method:
    "The 100 largest metropolitan statistical areas of the 50 states and DC by their counties, written by hand; in Connecticut by the counties in which most of each planning region's people live.",
}

export const DISTRICT_FACTS: ReferenceFacts = {
  source: "amCharts 5 geodata 5.1.6 (amcharts.com)",
  vintage: "119th Congress",
  approximate: true,
  method: "Each ZIP Code as a whole by the district around its point; most of Alabama by county.",
}

export const OUTLINE_FACTS: ReferenceFacts = {
  source: "Listwright, from points and county outlines of the United States Census Bureau",
  vintage: "2021 points, 2017 counties",
  approximate: true,
  method:
    "All of the county around the ZIP Code's point that lies nearer to it than to that of any other ZIP Code.",
}
