import {
  canMove,
  countAt,
  destinations,
  foundationSuit,
  FOUNDATIONS,
  formatMove,
  history,
  isFoundation,
  judge,
  outcome,
  PLACES,
  REDISTRIBUTION,
  suitOf,
  topOf,
} from '../../engine/index.ts';
import type { Action, Card, History, Place, Position, Rejection } from '../../engine/index.ts';
import type { Intent } from './intent.ts';
import type { Reply, Standing } from './reply.ts';
import type { Session } from './session.ts';

/** The session after an intent, and what is to be said of it. A refused intent leaves the board untouched. */
export interface Response {
  readonly session: Session;
  readonly reply: Reply;
}

/** The one way in for every door: the field, the buttons and the pointer all end here, so the same try gets the same reply. */
export const respond = (session: Session, intent: Intent): Response => {
  const position = session.history.present;
  const asked = (reply: Reply): Response => ({ session, reply });
  switch (intent.kind) {
    case 'move':
      return play(session, intent.from, intent.to);
    case 'drop':
      return play(session, intent.from, landing(position, intent.from, intent.to));
    case 'to-foundation':
      return playToFoundation(session, intent.from);
    case 'press':
      return session.selected ? playOrLetGo(session, intent.place) : select(session, intent.place);
    case 'tap':
      return session.selected ? playOrLetGo(session, intent.place) : tap(session, intent.place);
    case 'double-tap':
      return fittingFoundation(position, intent.place)
        ? playToFoundation(session, intent.place)
        : respond({ ...session, selected: undefined }, { kind: 'tap', place: intent.place });
    case 'redistribute':
      return redistribute(session);
    case 'undo':
      return undo(session);
    case 'redo':
      return redo(session);
    case 'unselect':
      return letGo(session);
    case 'ask-place':
      return asked({ kind: 'place', place: intent.place, position });
    case 'ask-destinations':
      return asked({
        kind: 'destinations',
        place: intent.place,
        card: topOf(position, intent.place),
        ...prospects(position, intent.place),
      });
    case 'ask-card':
      return asked({ kind: 'card', card: intent.card, ...whereabouts(position, intent.card) });
    case 'ask-state':
      return asked({
        kind: 'state',
        position,
        moves: session.history.moves,
        standing: standingOf(position),
        canUndo: session.history.past.length > 0,
      });
    case 'ask-help':
      return asked({ kind: 'help' });
  }
};

/** How a position stands, for the player: told apart from the outcome is the board where only a redistribution is left. */
export const standingOf = (position: Position): Standing => {
  const result = outcome(position);
  return result === 'open' && !canMove(position) ? 'stuck' : result;
};

/** Where the two copies of a card are: on top of a place, under others on a foundation, or under others in a pile (R5). */
const whereabouts = (position: Position, card: Card) => {
  const places = PLACES.filter((place) => topOf(position, place) === card);
  const covered = position.piles
    .flatMap((cards) => cards.slice(0, -1))
    .filter((other) => other === card).length;
  return { places, covered, played: 2 - places.length - covered };
};

/** Where the top card of a place can go, and whether it is a base. */
const prospects = (position: Position, place: Place) => ({
  destinations: destinations(position, place),
  isBase: isFoundation(place) && countAt(position, place) === 1,
});

/** The foundation that a card goes to when none is named: the ascending one where both accept it (D4). */
const fittingFoundation = (position: Position, from: Place): Place | undefined =>
  destinations(position, from).find(isFoundation);

/** Where a card let go over a place lands: over a foundation that refuses it, on the one that takes it, if there is one (D4). */
const landing = (position: Position, from: Place, over: Place): Place =>
  isFoundation(over) && over !== from && !destinations(position, from).includes(over)
    ? (fittingFoundation(position, from) ?? over)
    : over;

const refuse = (session: Session, rejections: readonly [Rejection, ...Rejection[]]): Response => ({
  session: { ...session, selected: undefined },
  reply: { kind: 'refused', rejections },
});

const play = (session: Session, from: Place, to: Place): Response => {
  const action = formatMove(from, to);
  const played = history.play(session.history, action);
  return played.ok ? advance(session, played.value, action) : refuse(session, played.error);
};

const advance = (session: Session, next: History, action: Action, redone = false): Response => {
  const before = session.history.present;
  const after = next.present;
  const standing = standingOf(after);
  return {
    session: {
      history: next,
      steps: [...session.steps, { action, before, after }],
      selected: undefined,
    },
    reply: {
      kind: redone ? 'redone' : 'played',
      before,
      after,
      action,
      moves: next.moves,
      standing,
      isNews: action === REDISTRIBUTION || standing !== standingOf(before),
      canUndo: next.past.length > 0,
    },
  };
};

/** Where no foundation accepts the card, the refusal tells of both foundations of its suit. */
const playToFoundation = (session: Session, from: Place): Response => {
  const position = session.history.present;
  const fitting = fittingFoundation(position, from);
  if (fitting) return play(session, from, fitting);
  const card = topOf(position, from);
  const own = FOUNDATIONS.filter(
    (to) => to !== from && (!card || foundationSuit(to) === suitOf(card)),
  );
  const [first, ...others] = own.flatMap((to) => {
    const verdict = judge(position, formatMove(from, to));
    return verdict.ok ? [] : verdict.rejections;
  });
  return refuse(session, card ? [first!, ...others] : [first!]);
};

/** A card is chosen; an emptied pile has none, and says so. */
const select = (session: Session, place: Place): Response => {
  const position = session.history.present;
  const card = topOf(position, place);
  return card
    ? {
        session: { ...session, selected: place },
        reply: { kind: 'selected', place, card, ...prospects(position, place) },
      }
    : { session, reply: { kind: 'place', place, position } };
};

const playOrLetGo = (session: Session, place: Place): Response =>
  session.selected && session.selected !== place
    ? play(session, session.selected, place)
    : letGo(session);

const letGo = (session: Session): Response => ({
  session: { ...session, selected: undefined },
  reply: { kind: 'unselected', place: session.selected },
});

/** R25: with one place to go, the card goes there; a foundation's card is only chosen, since passing it is a choice. */
const tap = (session: Session, place: Place): Response => {
  const [only, ...others] = destinations(session.history.present, place);
  return only && others.length === 0 && !isFoundation(place)
    ? play(session, place, only)
    : select(session, place);
};

const redistribute = (session: Session): Response => {
  const next = history.redistribute(session.history);
  return next.ok ? advance(session, next.value, REDISTRIBUTION) : refuse(session, next.error);
};

const undo = (session: Session): Response => {
  const next = history.undo(session.history);
  if (!next.ok) return { session, reply: { kind: 'nothing-to-undo', because: next.error.kind } };
  const { move, before, after } = next.value.future[0]!;
  return {
    session: { history: next.value, steps: session.steps.slice(0, -1), selected: undefined },
    reply: { kind: 'undone', before, after, move, moves: next.value.moves },
  };
};

const redo = (session: Session): Response => {
  const next = history.redo(session.history);
  if (!next.ok) return { session, reply: { kind: 'nothing-to-redo' } };
  return advance(session, next.value, session.history.future[0]!.move, true);
};
