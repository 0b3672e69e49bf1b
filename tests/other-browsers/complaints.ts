import { expect, inject } from 'vitest';

import type { Journey } from './journey.ts';
import type { Engine } from './visitor.ts';

/** Whether an engine tells what a browser complains of: without it, every other journey would prove less than it seems to. */
export const complaintJourneys = (engine: Engine, test: Journey) => {
  test('a console error, an exception, a refused style and a missing file are complaints', async () => {
    const visitor = await engine.open(inject('siteAddress'));
    try {
      await visitor.go('/');
      expect(await visitor.complaints()).toEqual([]);
      await visitor.ask(() => {
        // eslint-disable-next-line no-console -- the complaint that this is about
        console.error('on purpose');
        document.body.setAttribute('style', 'color: red');
        const image = document.createElement('img');
        image.src = '/not-there.png';
        document.body.append(image);
        setTimeout(() => {
          throw new Error('thrown');
        });
      });
      const wanted = [
        /^console: on purpose/,
        /^uncaught: .*thrown/,
        /security.policy.*style-src/i,
        /^404: .*\/not-there\.png$/,
      ].map((pattern): unknown => expect.stringMatching(pattern));
      await expect.poll(visitor.complaints).toEqual(expect.arrayContaining(wanted));
    } finally {
      await visitor.leave();
    }
  });
};
