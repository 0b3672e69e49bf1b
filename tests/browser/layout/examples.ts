import type { Measure } from './inPage/index.ts';

/** A page with a fault, what is told of it after the name of the measure, and such a page without it. */
export interface Example {
  readonly fault: string;
  readonly told: RegExp;
  readonly sound: string;
}

/** For each measure, what it must find, and what it must not take for it. */
export const examples: Readonly<Record<Measure, readonly Example[]>> = {
  beyondWidth: [
    {
      fault: '<p style="margin-left: -2em">Sedici pile</p>',
      told: /^body > p «Sedici pile» lies beyond the side: 24 px$/,
      sound: '<p>Sedici pile</p>',
    },
    {
      fault: '<div style="width: 9em; overflow: auto"><p style="width: 20em">Sedici pile</p></div>',
      told: /^body > div «Sedici pile» scrolls sideways: 176 px$/,
      sound: '<div style="width: 9em; overflow: auto"><p>Sedici pile</p></div>',
    },
  ],
  clippedText: [
    {
      fault:
        '<p style="width: 5em; overflow: hidden; white-space: nowrap">Sedici pile a mezzaluna</p>',
      told: /^body > p «Sedici pile a mezzaluna» is cut by body > p .*: \d+/,
      sound: '<p style="width: 9em; overflow: hidden">Sedici pile a mezzaluna</p>',
    },
    {
      fault: '<div style="height: 1em; overflow: clip"><b>Sedici</b><br>pile</div>',
      told: /^body > div .* is cut by body > div/,
      sound: '<div style="height: 1px; width: 1px; overflow: hidden">Sedici<br>pile</div>',
    },
  ],
  cutChoices: [
    {
      fault: '<select style="width: 4em"><option>per la mano sinistra</select>',
      told: /^body > select .* cuts its choice: \d+/,
      sound: '<select><option>per la mano sinistra</select>',
    },
  ],
  faintEdges: [
    {
      fault:
        '<svg class="picture"><rect width="99" height="30" fill="#777" /><line class="interval" x2="99" y1="15" y2="15" stroke="#333" stroke-width="3" /></svg>',
      told: /^svg\.picture > line\.interval has edge of a contrast of 2\.8\d:1$/,
      sound:
        '<svg class="picture"><rect width="99" height="30" fill="#777" /><line class="interval" x2="99" y1="15" y2="15" stroke="#000" stroke-width="3" /></svg>',
    },
    {
      fault: '<button style="border: 1px solid #aaa; background: #eee">Annulla</button>',
      told: /^body > button «Annulla» has edge of a contrast of 2\.32:1$/,
      sound: '<button style="border: 1px solid #777; background: #eee">Annulla</button>',
    },
    {
      fault:
        '<ul><li class="to"><span class="card" style="background: #000; outline: 1px solid #000">A</span></ul>',
      told: /^li\.to > span\.card «A» has ring of a contrast of 1:1$/,
      sound:
        '<ul><li class="to"><span class="card" style="background: #000; outline: 2px solid #000">A</span></ul>',
    },
  ],
  faintRings: [
    {
      fault: '<style>:focus { outline: 1px solid #000 }</style><button>Annulla</button>',
      told: /^body > button «Annulla» has a focus ring of 1 px$/,
      sound: '<style>:focus { outline: 2px solid #000 }</style><button>Annulla</button>',
    },
    {
      fault: '<style>:focus { outline: 3px solid #aaa }</style><button>Annulla</button>',
      told: /^body > button «Annulla» has a focus ring of a contrast of 2\.32:1$/,
      sound: '<style>:focus { outline: 3px solid #777 }</style><button>Annulla</button>',
    },
  ],
  faintText: [
    {
      fault: '<p style="color: #666">Sedici pile</p>',
      told: /^body > p «Sedici pile» has a contrast of 5\.74:1$/,
      sound: '<p style="color: #595959">Sedici pile</p>',
    },
    {
      fault: '<p style="color: #000; opacity: 0.5">Sedici pile</p>',
      told: /^body > p «Sedici pile» has a contrast of 3\.9\d:1$/,
      sound: '<p style="color: #000; opacity: 0.7">Sedici pile</p>',
    },
    {
      fault: '<div style="background: linear-gradient(#fff, #777)"><p>Sedici pile</p></div>',
      told: /^div > p «Sedici pile» has a contrast of 4\.68:1$/,
      sound: '<div style="background: linear-gradient(#fff, #aaa)"><p>Sedici pile</p></div>',
    },
    {
      fault: '<style>p::after { content: "13"; color: rgb(0 0 0 / 50%) }</style><p>Carte</p>',
      told: /^body > p «Carte» ::after has a contrast of (?:3\.9\d|4):1$/,
      sound: '<style>p::after { content: "13"; color: rgb(0 0 0 / 80%) }</style><p>Carte</p>',
    },
    {
      fault: '<svg><rect width="99" height="30" fill="#777" /><text y="20">Facili</text></svg>',
      told: /^svg > text «Facili» has a contrast of 4\.68:1$/,
      sound: '<svg><rect width="99" height="30" fill="none" /><text y="20">Facili</text></svg>',
    },
  ],
  hiddenFocus: [
    {
      fault: '<a href="#" style="position: absolute; left: -99px">Regole</a>',
      told: /^body > a «Regole» has the focus out of sight: \d+/,
      sound: '<a href="#">Regole</a>',
    },
    {
      fault:
        '<button>Annulla</button><p style="position: fixed; inset: 0; background: #fff">Sopra</p>',
      told: /^body > button «Annulla» has the focus under body > p «Sopra»$/,
      sound: '<button>Annulla</button><p style="position: fixed; inset: 9em 0 0">Sopra</p>',
    },
  ],
  lostMarks: [
    {
      fault:
        '<style>p::after { content: ""; background: #aaa; clip-path: circle() }</style><p>Pila</p>',
      told: /^body > p «Pila» ::after is a sign of a contrast of 2\.32:1$/,
      sound:
        '<style>p::after { content: ""; background: #777; clip-path: circle() }</style><p>Pila</p>',
    },
  ],
  misprints: [
    {
      fault: '<button>Annulla</button>',
      told: /^body > button «Annulla» is printed$/,
      sound: '<button hidden>Annulla</button>',
    },
    {
      fault: '<div class="sheet">Tabellone</div>',
      told: /^body > div\.sheet «Tabellone» may be torn between pages$/,
      sound: '<div style="break-inside: avoid"><div class="sheet">Tabellone</div></div>',
    },
  ],
  motion: [
    {
      fault: '<style>p { transition: translate 0.2s }</style><p>Sedici pile</p>',
      told: /^body > p «Sedici pile» {2}would move$/,
      sound: '<p>Sedici pile</p>',
    },
    {
      fault:
        '<style>@keyframes turn { to { rotate: 1turn } } p { animation: turn 0.2s infinite }</style><p>Sedici</p>',
      told: /^body > p «Sedici» is animated$/,
      sound: '<p>Sedici</p>',
    },
  ],
  overlaps: [
    {
      fault: '<p>Sedici pile</p><p style="margin-top: -2em">Otto fondazioni</p>',
      told: /^body > p «Sedici pile» lies on body > p «Otto fondazioni»: [\d.]+ px by \d+/,
      sound: '<p>Sedici <b>pile</b></p><p style="margin-top: -0.2em">Otto fondazioni</p>',
    },
    {
      fault: '<button>Annulla</button><span style="margin-left: -2em">Rifai</span>',
      told: /^body > (?:button|span) .* lies on body > (?:button|span)/,
      sound: '<button>Annulla</button><span>Rifai</span>',
    },
  ],
  smallTargets: [
    {
      fault: '<button style="height: 40px">Annulla</button>',
      told: /^body > button «Annulla» is a target of [\d.]+ px by 40 px$/,
      sound: '<button style="height: 44px">Annulla</button>',
    },
    {
      fault: '<p><a href="#">Le regole</a></p>',
      told: /^p > a «Le regole» is a target/,
      sound: '<p>Leggi <a href="#">le regole</a>.</p>',
    },
  ],
  spiltText: [
    {
      fault:
        '<a href="#" style="display: block; width: 3em; border: 1px solid">Ridistribuzione</a>',
      told: /^body > a «Ridistribuzione» spills out of body > a «Ridistribuzione»: \d+/,
      sound:
        '<a href="#" style="display: block; width: min-content; border: 1px solid">Ridistribuzione</a>',
    },
    {
      fault:
        '<style>div { width: 2em } div::after { content: "× 13 carte"; white-space: nowrap }</style><div>10</div>',
      told: /^body > div «10» has no room for its mark: \d+/,
      sound:
        '<style>div { width: 9em } div::after { content: "× 13 carte"; white-space: nowrap }</style><div>10</div>',
    },
  ],
};
