import { expect, test } from '@jest/globals';
import { endCookie, readCookies, writeCookie } from './cookies.ts';

const cookie = { name: 'grove_x', value: 'v', maxAgeSeconds: 60 };

test('a cookie is out of reach of scripts; behind https no other host can set it, and it is kept to https', () => {
  expect(writeCookie(cookie, false)).toBe('grove_x=v; Max-Age=60; Path=/; HttpOnly; SameSite=Lax');
  expect(writeCookie({ ...cookie, sameSite: 'Strict' }, true)).toBe(
    '__Host-grove_x=v; Max-Age=60; Path=/; HttpOnly; SameSite=Strict; Secure',
  );
});

test('all cookies of a name are read, the guarded ones first, and no others', () => {
  expect(readCookies('a=b; grove_x=1; my_grove_x=2;grove_x=3;  __Host-grove_x=4; grove_x', 'grove_x')).toEqual([
    { value: '4', isGuarded: true },
    { value: '1', isGuarded: false },
    { value: '3', isGuarded: false },
  ]);
  for (const header of [undefined, '', 'grove_x', '__Host-grove_xy=1'])
    expect(readCookies(header, 'grove_x')).toEqual([]);
});

test('a cookie is taken away under each name that it may have', () => {
  expect(endCookie(cookie, false)).toEqual(['grove_x=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
  expect(endCookie(cookie, true)).toEqual([
    '__Host-grove_x=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    'grove_x=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ]);
});
