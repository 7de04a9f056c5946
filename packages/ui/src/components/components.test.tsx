/// <reference types="@testing-library/jest-dom/jest-globals" />
import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { animateFace } from './face-motion.ts';
import { Fireflies } from './fireflies.tsx';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import { Progress } from './progress.tsx';
import { ErrorState } from './state-message.tsx';
import { Tabs } from './tabs.tsx';
import { TeacherPortrait } from './teacher-portrait.tsx';

let wantsLessMotion = false;
beforeAll(() => {
  globalThis.matchMedia = ((media: string) =>
    Object.assign(new EventTarget(), { media, matches: wantsLessMotion })) as unknown as typeof matchMedia;
});

test('§9 progress: the default maximum is 100, and the value is told in percent', () => {
  render(<Progress label="Lesson" value={40} />);
  const bar = screen.getByRole('progressbar', { name: 'Lesson' });
  expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(bar).toHaveAttribute('aria-valuetext', '40%');
});

test('progress: a value beyond the maximum fills the bar and no more', () => {
  render(<Progress label="XP" value={1500} max={1000} />);
  expect(screen.getByRole('progressbar', { name: 'XP' })).toHaveAttribute('aria-valuenow', '1000');
});

test('§5 portrait: an unknown teacher falls back to the sprout under the same name', () => {
  const { container } = render(
    <>
      <TeacherPortrait teacher="luna" alt="Miss Luna" />
      <TeacherPortrait teacher="nobody" alt="Somebody new" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Miss Luna' }).tagName).toBe('IMG');
  expect(screen.getByRole('img', { name: 'Somebody new' }).tagName).toBe('svg');
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('§9 fireflies: eight, hidden from assistive technology', () => {
  const { container } = render(<Fireflies />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild?.children).toHaveLength(8);
});

test('an icon is decoration unless it has a label', () => {
  const { container } = render(
    <>
      <Icon name="check" />
      <Icon name="star" label="Favourite" />
    </>,
  );
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('img', { name: 'Favourite' })).toBeInTheDocument();
});

test('an error is announced and offers the way on', () => {
  render(<ErrorState headingLevel={1} title="Something went wrong" actions={<Button>Try Again</Button>} />);
  expect(screen.getByRole('alert')).toContainElement(
    screen.getByRole('heading', { level: 1, name: 'Something went wrong' }),
  );
  expect(screen.getByRole('button', { name: 'Try Again' })).toHaveAttribute('type', 'button');
});

test('a button that is aria-disabled keeps the focus and does nothing', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  render(
    <>
      <Button aria-disabled onClick={onClick}>
        Add
      </Button>
      <IconButton aria-disabled icon="close" label="Close" onClick={onClick} />
    </>,
  );
  for (const button of screen.getAllByRole('button')) {
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(button).toHaveFocus();
  }
  expect(onClick).not.toHaveBeenCalled();
});

function DialogDemo() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Choose" closeLabel="Close">
        <Button>First</Button>
      </Dialog>
    </>
  );
}

test('a dialog takes the focus in and closes by Escape', async () => {
  const user = userEvent.setup();
  render(<DialogDemo />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Choose' })).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('tabs: arrow keys move along the row', async () => {
  const user = userEvent.setup();
  const onValueChange = jest.fn();
  render(
    <Tabs
      label="Subjects"
      value="a"
      onValueChange={onValueChange}
      tabs={[
        { value: 'a', label: 'Math', content: 'Numbers' },
        { value: 'b', label: 'Reading', content: 'Words' },
      ]}
    />,
  );
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Numbers');
  await user.click(screen.getByRole('tab', { name: 'Math' }));
  await user.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenCalledWith('b');
});

const face = () => document.createElementNS('http://www.w3.org/2000/svg', 'svg');

test('a speaking face moves its mouth and blinks, and rests once it is told to stop', () => {
  jest.useFakeTimers();
  const svg = face();
  const stop = animateFace(svg, { expression: 'happy', speaking: true, timed: false });
  const mouths = new Set<string | undefined>();
  for (let step = 0; step < 6; step++) {
    mouths.add(svg.dataset.mouth);
    act(() => {
      jest.advanceTimersByTime(130);
    });
  }
  expect(mouths.size).toBeGreaterThan(3);
  act(() => {
    jest.advanceTimersByTime(2600 - 6 * 130);
  });
  expect(svg.dataset.blink).toBe('on');
  stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('a face whose mouth somebody else times blinks, and leaves the mouth alone', () => {
  jest.useFakeTimers();
  const svg = face();
  svg.dataset.mouth = 'oo';
  const stop = animateFace(svg, { expression: 'happy', speaking: true, timed: true });
  const blinks = new Set<string | undefined>();
  for (let step = 0; step < 40; step++) {
    act(() => {
      jest.advanceTimersByTime(100);
    });
    expect(svg.dataset.mouth).toBe('oo');
    blinks.add(svg.dataset.blink);
  }
  expect(blinks).toEqual(new Set(['off', 'on']));
  stop();
  jest.useRealTimers();
});

test('under reduced motion a face rests', () => {
  jest.useFakeTimers();
  wantsLessMotion = true;
  const svg = face();
  animateFace(svg, { expression: 'neutral', speaking: true, timed: false });
  expect(svg.dataset).toMatchObject({ mouth: 'smile', blink: 'off', expression: 'neutral' });
  expect(jest.getTimerCount()).toBe(0);
  wantsLessMotion = false;
  jest.useRealTimers();
});
