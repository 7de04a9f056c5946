import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expectLogged } from '@grove/testing/log';
import { noContent } from '../content/content.ts';
import { widgetLoader, type LoadWidget } from './area.ts';
import { Widget, WidgetLoaderContext } from './widget.tsx';

const Placement = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Close
  </button>
);
const offering = (Component: ComponentType<{ onClose: () => void }>): LoadWidget =>
  widgetLoader(
    async (name) => ({ name, pages: {}, widgets: { 'mf-lessons/placement': async () => Component } }),
    noContent,
  );

const page = (load: LoadWidget, onClose = () => {}) => (
  <WidgetLoaderContext value={load}>
    <h1>The page</h1>
    <Widget
      name="mf-lessons/placement"
      props={{ onClose }}
      loading={<p>On its way</p>}
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          Try Again
        </button>
      )}
    />
  </WidgetLoaderContext>
);

test("a widget of another area stands in its slot, with the page's props", async () => {
  const onClose = jest.fn();
  render(page(offering(Placement), onClose));
  expect(screen.getByText('On its way')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an area that cannot be loaded leaves the page as it is, and trying again fetches it again', async () => {
  expectLogged(/error: The widget 'mf-lessons\/placement' could not be loaded Error: offline/);
  let attempts = 0;
  const load: LoadWidget = async (name) => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return offering(Placement)(name);
  };
  render(page(load));
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
  expect(attempts).toBe(2);
});

test('a widget that breaks shows the fallback, and the page keeps working', async () => {
  expectLogged(/error: Error: broken/, /error: The section 'mf-lessons\/placement' failed Error: broken/);
  render(
    page(
      offering(() => {
        throw new Error('broken');
      }),
    ),
  );
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('a widget that no area offers fails with its name', async () => {
  const load = widgetLoader(async (name) => ({ name, pages: {} }), noContent);
  await expect(load('mf-lessons/placement')).rejects.toThrow("'mf-lessons/placement'");
});
