import { expect, test } from 'vitest';

import { words } from '#words';
import { attribute, named } from '../../html/elements.ts';
import { leadingOn } from '../addresses.ts';
import { isForFrames, pageAt, pages } from '../allPages.ts';
import { textIn } from '../texts.ts';
import { found, has, isForTheEye, pagesWith, scripts, styles } from './kept.ts';

test('no page has sound, film, or anything from elsewhere in a frame', () => {
  const media = ['audio', 'video', 'track', 'iframe', 'object', 'embed', 'canvas', 'marquee'];
  expect(pagesWith(({ tagName }) => media.includes(tagName))).toEqual({});
  expect(found(scripts, /AudioContext|new Audio\b|speechSynthesis|getUserMedia/g)).toEqual([]);
});

test('no page has an image, of text or of anything: what is drawn is for the eye, and hidden from the ear', () => {
  expect(pagesWith(({ tagName }) => ['img', 'picture', 'area'].includes(tagName))).toEqual({});
  expect(pagesWith((one) => one.tagName === 'svg' && !isForTheEye(one))).toEqual({});
});

test('nothing moves by itself: no style runs an animation, blinks or repeats', () => {
  expect(
    found(styles, /@keyframes|animation(?:-[a-z]+)?:|infinite|text-decoration:[^;}]*blink/g),
  ).toEqual([]);
  expect(pagesWith(({ tagName }) => tagName === 'blink')).toEqual({});
});

test('nothing appears on hover: a style of it changes colours and lines alone, and no title waits behind anything', () => {
  const rules = [...styles.matchAll(/&?:hover[^{]*\{([^}]*)\}/g)].map(([, body]) => body!);
  expect(rules.length).toBeGreaterThan(3);
  const changed = rules.flatMap((body) =>
    [...body.matchAll(/([a-z-]+):/g)].map(([, name]) => name!),
  );
  const harmless = /^(?:background|color|border|outline|text-decoration|text-underline|box-shadow)/;
  expect(changed.filter((name) => !harmless.test(name))).toEqual([]);
  expect(pagesWith(has('title'))).toEqual({});
});

test('no style holds the screen upright, and no script asks how it is held or moved', () => {
  expect(found(styles, /orientation\s*:/g)).toEqual([]);
  expect(
    found(scripts, /screen\.orientation|lockOrientation|devicemotion|deviceorientation/g),
  ).toEqual([]);
});

test('no text is justified', () => {
  expect(found(styles, /text-align(?:-last)?:\s*justify/g)).toEqual([]);
});

test('no key is taken by a page: no access key, no order of Tab but that of the text', () => {
  expect(pagesWith(has('accesskey'))).toEqual({});
  expect(pagesWith((one) => Number(attribute(one, 'tabindex') ?? 0) > 0)).toEqual({});
  expect(pagesWith(has('autofocus'))).toEqual({});
});

test('no link opens a window but out of a frame of another site, which it says, and no page leaves by itself but the one that leads on at once', () => {
  const opening = Object.keys(pagesWith(has('target'))).map((address) => pageAt(address));
  expect(opening.filter((page) => !isForFrames(page))).toEqual([]);
  const links = opening.flatMap(({ elements }) => elements.filter(has('target')));
  expect(new Set(links.map((link) => textIn(link)))).toEqual(new Set([words.embed.onSite]));
  expect(found(scripts, /window\.open|location\.(?:assign|replace)/g)).toEqual([]);
  const waiting = pagesWith(
    (one) =>
      attribute(one, 'http-equiv') === 'refresh' && !attribute(one, 'content')!.startsWith('0;'),
  );
  expect(waiting).toEqual({});
  expect(Object.keys(pagesWith((one) => attribute(one, 'http-equiv') === 'refresh'))).toEqual([
    ...leadingOn,
  ]);
});

test('no field asks who is here: none for a name, an address, a password or a payment', () => {
  const types = ['text', 'search', 'radio', 'range'];
  expect(
    pagesWith((one) => one.tagName === 'input' && !types.includes(attribute(one, 'type') ?? '')),
  ).toEqual({});
  expect(pagesWith((one) => !['off', undefined].includes(attribute(one, 'autocomplete')))).toEqual(
    {},
  );
  const areas = [...pages.values()].flatMap(({ elements }) => named(elements, 'textarea'));
  expect(new Set(areas.map((one) => attribute(one, 'id')))).toEqual(
    new Set(['da-copiare', 'ricevuta']),
  );
});

test('nothing that is used has a name other than the words that are seen of it: only the slider shows none', () => {
  const used = ['a', 'button', 'summary', 'select', 'input'];
  const renamed = pagesWith(
    (one) =>
      used.includes(one.tagName) &&
      (has('aria-label')(one) || has('aria-labelledby')(one)) &&
      attribute(one, 'type') !== 'range',
  );
  expect(renamed).toEqual({});
});
