import { sentences } from '../../describe/index.ts';
import type { CodeError } from '../../engine/index.ts';
import { embed } from '#words/embed.ts';
import { live } from '#words/live.ts';
import { origin as originWords } from '#words/origin.ts';
import { share as words } from '#words/share.ts';
import { paths } from '../../words/paths.ts';
import { nameOf, startOf, type Games, type Origin } from '../origin/origin.ts';
import { sayOrigin } from '../origin/sayOrigin.ts';
import { boardSvg } from '../picture/boardSvg.ts';
import { readGames, trainerRoot } from '../trainer/root.ts';
import type { Session } from '../trainer/session.ts';
import type { Table } from '../trainer/table.ts';
import { copyText } from './copy.ts';
import { download } from './download.ts';
import { openPasted } from './openPasted.ts';
import { originNow, recordNow, textNow } from './shared.ts';
import { snippetOf } from './snippet.ts';

/** What can be copied of a game. */
type Copy = keyof typeof words.copied;

/** What is on the table as it is shared. */
interface Shared {
  readonly origin: Origin;
  readonly session: Session;
  readonly games: Games;
}

const copies: Readonly<Record<string, (shared: Shared) => string>> = {
  code: ({ origin }) => (origin.kind === 'code' ? origin.code : ''),
  link: ({ origin, session }) => linkTo(originNow(origin, session)),
  text: ({ origin, session }) => textNow(origin, session),
  record: ({ origin, session, games }) => recordNow(origin, session, games),
  picture: (shared) => pictureOf(shared),
  snippet: ({ origin, session }) =>
    snippetOf(paths.embeddedStart(startOf(originNow(origin, session))), embed.any),
};

const field = (id: string) => document.getElementById(id) as HTMLTextAreaElement;

/** Does what a button of the panel says, and tells what came of it. */
export const share = async (what: string, table: Table): Promise<void> => {
  const games = readGames(document.getElementById(trainerRoot)!);
  const origin = table.origin.value;
  const session = table.session.value;
  if (what === 'open') openPasted(field('ricevuta'), table, games);
  else if (origin && session) {
    const shared = { origin, session, games };
    if (what === 'download') {
      download(words.fileName, 'image/svg+xml', pictureOf(shared));
      table.tell(words.downloaded);
      return;
    }
    const copied = await copyText(copies[what]!(shared), field('da-copiare'));
    const isCut =
      (what === 'link' || what === 'snippet') && originNow(origin, session).kind !== origin.kind;
    table.tell(
      sentences(
        (copied === 'copied' ? words.copied : words.notCopied)[what as Copy],
        isCut ? words.boardOnly : '',
      ),
    );
  }
};

/** Tells what is wrong with a code that was typed. */
export const tellWrongCode = (error: CodeError, table: Table): void => {
  table.tell(originWords.error.code({ error }));
};

/** The address that opens a game here. */
const linkTo = (origin: Origin): string => new URL(nameOf(origin), location.href).href;

const pictureOf = ({ origin, session }: Shared): string =>
  boardSvg(session.history.present, live, { title: sayOrigin(origin, live) });
