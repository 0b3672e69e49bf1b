import type { share as it } from '../it/share.ts';

const byHand = 'To copy by hand';

/** Each names what it is of: the same text twice in a row would be told as repeated. */
const notCopied = (what: string): string =>
  `The browser does not allow copying: ${what} is selected in the field “${byHand}”.`;

/** The ways to hand a game or a board on, and to open one that came. */
export const share = {
  title: 'Share',
  link: 'Copy the link',
  linkHint: 'The link leads to the game with the moves played so far.',
  text: 'Copy the board in words',
  record: 'Copy the game',
  picture: 'Copy the picture',
  snippet: 'Copy the embed code for your site',
  download: 'Download the picture',
  /** Over the field that shows what could not be copied. */
  byHand,
  pasted: 'Open a game you were sent',
  pastedHint: 'Paste a link, a code or a game copied from here.',
  open: 'Open what I have pasted',
  copied: {
    code: 'Code copied.',
    link: 'Link copied.',
    text: 'Board copied, in words.',
    record: 'Game copied.',
    picture: 'Picture copied, as text to save in an “.svg” file.',
    snippet: 'Embed code copied: paste it into the HTML of your page.',
  },
  /** Of a game whose moves are too many for an address. */
  boardOnly: 'There are too many moves for a link: it has only the board as it is now.',
  notCopied: {
    code: notCopied('the code'),
    link: notCopied('the link'),
    text: notCopied('the board'),
    record: notCopied('the game'),
    picture: notCopied('the picture'),
    snippet: notCopied('the embed code'),
  },
  fileName: 'crescent.svg',
  downloaded: 'Picture downloaded.',
  /** Told where the visitor's own game begins as the one that a link opens. */
  yoursIsKept: 'Your own game with the same start is still kept.',
  /** Told where a game that is opened again has been played on. */
  goneOn: 'You have played on from here: “Restart this game” goes back to the board you were sent.',
} satisfies typeof it;
