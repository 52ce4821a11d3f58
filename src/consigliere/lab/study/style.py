"""How the page looks: night, brass and paper."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root{color-scheme:dark;--ink:#e9e0cf;--dim:#b3a792;--line:#3a332b;--gold:#e0ad4f;--red:#e2725b}
*{box-sizing:border-box}
body{margin:0;background:#12100e;color:var(--ink);
 font:16px/1.5 Helvetica,Arial,"Liberation Sans",sans-serif}
header,main,footer{max-width:1360px;margin:0 auto;padding:0 32px}
header{padding-top:36px}
h1,h2{font-family:Georgia,"Times New Roman",serif;font-weight:normal;letter-spacing:.01em}
h1{font-size:40px;margin:0;color:var(--gold)}
h2{font-size:28px;margin:44px 0 4px;padding-top:20px;border-top:1px solid var(--line)}
h3{font-size:18px;margin:0 0 6px}
nav{display:flex;flex-wrap:wrap;gap:8px 20px;margin:12px 0 0}
a{color:var(--gold)}
p{margin:6px 0}
.dim,.note{color:var(--dim)}
.note{font-size:14px;max-width:75ch}
.cards{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:20px;margin-top:18px;}
article{background:#1b1814;border:1px solid var(--line);border-radius:6px;padding:18px 22px}
article.wide{grid-column:1/-1}
article svg{display:block;max-width:100%;height:auto;margin:10px 0;overflow:visible}
.verdict{font-size:16px}
.warning{font-size:14px;color:#f0c27b;border-left:3px solid var(--red);padding:2px 0 2px 10px}
details{margin-top:6px}
summary{cursor:pointer;color:var(--gold);font-size:14px;padding:6px 0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:14px;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:5px 10px;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child{text-align:left;white-space:normal}
th{font-weight:normal}
thead th{color:var(--dim)}
footer{padding-bottom:48px;margin-top:36px}
:focus-visible{outline:2px solid var(--gold);outline-offset:2px}
@media(max-width:600px){article{padding:14px}.picture{overflow-x:auto}.picture svg{min-width:500px}}
@media(max-width:900px){.cards{grid-template-columns:minmax(0,1fr)}
 header,main,footer{padding:0 14px}}
@media print{body{background:#12100e;print-color-adjust:exact}article{break-inside:avoid}}
"""
