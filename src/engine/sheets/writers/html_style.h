#pragma once

namespace umpire::sheets {

/// Black ink on white and one accent; each sheet begins a page when a browser prints it.
inline constexpr const char* htmlStyle = R"css(
:root { --ink: #1F1B14; --muted: #6B6250; --line: #B8AB90; --accent: #8A4B08;
  --good: #2F6B3A; --caution: #8F5400; --alarm: #A3123A; --flight: #7A2A8C; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 75rem; padding: 1rem; background: #fff; color: var(--ink);
  font: 0.95rem/1.35 "Noto Sans", "Open Sans", "Segoe UI", "Helvetica Neue", sans-serif;
  font-variant-numeric: tabular-nums; }
article { margin-bottom: 3rem; }
header { border-bottom: 2px solid var(--ink); margin-bottom: 1rem; }
header p { margin: 0 0 .4rem; color: var(--muted); }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.1rem; margin: 1rem 0 .3rem; color: var(--accent); border-bottom: 1px solid var(--line); }
h3, h4, h5, h6 { font-size: 1rem; margin: .8rem 0 .2rem; }
h1, h2, h3, h4 { break-after: avoid; }
p, ul, ol { margin: .3rem 0; }
ul, ol { padding-left: 1.4rem; }
.table { overflow-x: auto; margin: .3rem 0 .8rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .15rem .5rem .15rem 0; overflow-wrap: break-word; }
th:last-child, td:last-child { padding-right: 0; }
.whole { white-space: nowrap; }
thead th { border-bottom: 1px solid var(--ink); vertical-align: bottom; }
tbody tr { border-bottom: 1px solid var(--line); break-inside: avoid; }
tbody th { padding-top: .5rem; }
tbody tr:first-child:has(th) { break-after: avoid; }
.total td { font-weight: bold; border-top: 1px solid var(--ink); }
.end { text-align: right; }
.centre { text-align: center; }
small { color: var(--muted); font-size: .88em; }
sup { line-height: 0; }
sup a { color: inherit; text-decoration: none; padding-left: .1em; }
.tone-good { color: var(--good); }
.tone-caution { color: var(--caution); font-weight: bold; }
.tone-alarm { color: var(--alarm); font-weight: bold; }
.tone-flight { color: var(--flight); font-weight: bold; }
.boxes { display: inline-block; }
.box { display: inline-block; width: 1.05em; height: 1.05em; border: 1px solid var(--ink); margin: 0 .15em .1em 0;
  text-align: center; line-height: 1; font-size: .95em; vertical-align: -.15em; }
.mark { border-left: 2px solid var(--ink); font-size: .75em; padding: 0 .3em 0 .15em; margin-left: .05em; }
.choice { display: inline-block; margin-right: .8em; white-space: nowrap; }
.blank { display: inline-block; max-width: 100%; height: 1.3em; border-bottom: 1px solid var(--muted); }
.columns .body { columns: var(--columns) 21rem; column-gap: 1.6rem; }
.columns table, .columns li, .columns p { break-inside: avoid; }
.columns section:first-child h2 { margin-top: 0; }
figure { margin: .6rem 0; break-inside: avoid; }
figcaption { font-weight: bold; }
.photo figcaption { font-weight: normal; color: var(--muted); }
.photo img { max-width: 100%; max-height: 60vh; }
.chart { width: 100%; max-width: 46rem; font: 11px "Noto Sans", sans-serif; fill: var(--ink); }
.chart .axis { stroke: var(--ink); }
.chart .level { stroke: var(--line); stroke-dasharray: 2 2; }
.chart .series { fill: none; stroke: var(--ink); stroke-width: 2; }
.chart .s1, .chart .s3 { stroke: var(--accent); }
.chart .s2, .chart .s5 { stroke: #3E5A7A; }
.chart .bar { fill: #D9CDB4; stroke: var(--ink); }
.chart .expected { stroke: var(--accent); stroke-width: 2; }
.cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0; }
.card { border: 1px dashed var(--line); padding: .6rem; break-inside: avoid; min-height: 80mm; }
.card h3 { margin-top: 0; }
.footnotes { border-top: 1px solid var(--line); margin-top: 1rem; padding-top: .4rem; font-size: .85em; }
footer { border-top: 1px solid var(--line); margin-top: 1rem; color: var(--muted); font-size: .8em; }
@media screen and (max-width: 40rem) {
  body { padding: .5rem; }
  .cards { grid-template-columns: 1fr; }
  .card { min-height: 0; }
  .whole, .choice { white-space: normal; }
  .stacks thead { display: none; }
  .stacks tr { display: flex; flex-wrap: wrap; gap: 0 .9rem; padding: .2rem 0; }
  .stacks td { padding: 0; max-width: 100%; text-align: left; }
  .stacks td:empty { display: none; }
  .stacks td[data-head]::before { content: attr(data-head) " "; color: var(--muted); font-size: .85em; }
}
@page { margin: 12mm; }
@page landscape { size: landscape; }
@page portrait { size: portrait; }
.landscape { page: landscape; }
.portrait { page: portrait; }
@media print {
  body { padding: 0; max-width: none; font-size: 9pt; }
  .columns { font-size: 7.5pt; }
  .columns .body { columns: var(--columns) 60mm; column-gap: 5mm; }
  .columns table { break-inside: auto; }
  .columns h2, .columns h3 { break-inside: avoid; }
  .columns header, .columns h2, .columns .table { margin-top: 0; margin-bottom: 1mm; }
  .columns .footnotes { columns: 3; margin-top: 1mm; break-inside: avoid; }
  .table { overflow: visible; }
  article + article, .starts-page:not(:first-child) { break-before: page; }
  details { display: none; }
}
)css";

} // namespace umpire::sheets
