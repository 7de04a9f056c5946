import { expect, test } from '@jest/globals';
import { connectionFailure } from './connection-failure.ts';

const url = 'postgres://ada:secret@db.example:6543/grove';

test.each(['ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000', 'SOMETHING_ELSE'])(
  'a failure of kind %s names the place and what to do, and no secret',
  (code) => {
    const { message } = connectionFailure(Object.assign(new Error('boom'), { code }), url);
    expect(message).toContain('db.example:6543/grove');
    expect(message).toContain('DATABASE_URL');
    expect(message).not.toMatch(/secret|ada|boom/);
  },
);

test('an address that is none is still explained', () => {
  expect(connectionFailure(new Error('boom'), 'nonsense').message).toContain('the given address');
});
