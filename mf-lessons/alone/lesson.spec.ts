import { enhancedLessons, lessonSources } from '@grove/content/server';
import { expect, expectNoFaults, phone, tabTo, test } from '@grove/e2e/area';

const lesson = lessonSources.find(({ id }) => id === 'g3-fair-tests')!;
const address = `/lesson/3/${lesson.id}`;
const film = enhancedLessons.find(({ id }) => id === 'math-area-perimeter')!;

test('§4 lesson: the keyboard continues to the next slide, and nothing is a fault', async ({ page, open }) => {
  await open(address);
  await expect(page.getByRole('heading', { level: 2, name: lesson.steps[0]!.title, exact: true })).toBeVisible();
  await expectNoFaults(page);
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: lesson.steps[1]!.title, exact: true })).toBeVisible();
});

test('§4 lesson: loading and failed say so, for an unknown one stands the sample, a slow one comes', async ({
  page,
  open,
}) => {
  await open(address, { enhancedLesson: 'loading' });
  await expect(page.getByText('Getting your lesson ready...')).toBeVisible();
  await open(address, { enhancedLesson: 'error' });
  await expect(page.getByText('The lesson could not be loaded')).toBeVisible();
  await expectNoFaults(page);
  await open(address, { enhancedLesson: 'empty' });
  await expect(page.getByText('This lesson could not be found, so here is a sample lesson.')).toBeVisible();
  await open(address, { enhancedLesson: 'slow' });
  await expect(page.getByRole('heading', { level: 2, name: lesson.steps[0]!.title, exact: true })).toBeVisible();
});

test('§2 enhanced lesson: it is there without any answer of the service', async ({ page, open }) => {
  await open(`/lesson/enhanced/${film.id}`, { all: 'error' });
  await expect(page.getByRole('heading', { level: 2, name: film.content.steps[0]!.title, exact: true })).toBeVisible();
  await expectNoFaults(page);
});

test('§8 lesson: without the areas of films and chat the teacher greets, and the talk can be tried again', async ({
  page,
  open,
}) => {
  await open(`/lesson/enhanced/${film.id}`, { 'mf-media/player': 'error', 'mf-chat/ask-teacher': 'error' });
  await page.getByRole('button', { name: 'Watch Intro' }).click();
  await expect(page.getByRole('dialog')).toContainText('The intro is out of reach right now.');
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ask AI Teacher' }).click();
  await expect(page.getByRole('dialog')).toContainText('The teacher is out of reach');
  await expectNoFaults(page);
});

test("§2 lesson: 'Watch Intro' opens the player where no film leads into the lesson", async ({ page, open }) => {
  await open(address);
  await page.getByRole('button', { name: 'Watch Intro' }).click();
  await expect(page.getByText(`Intro: ${lesson.title}`).first()).toBeVisible();
});

test('practice: questions are there, the keyboard skips one; loading and failed say so', async ({ page, open }) => {
  await open('/practice?grade=Grade+3&subject=science');
  await expect(page.getByText(/^Question 1 of \d/)).toBeVisible();
  await expectNoFaults(page);
  await tabTo(page, page.getByRole('button', { name: 'Skip for now' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Question 2 of \d/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await open('/practice?grade=Grade+3&subject=science', { enhancedLesson: 'loading' });
  await expect(page.getByText('Picking your questions')).toBeAttached();
  await open('/practice?grade=Grade+3&subject=science', { enhancedLesson: 'error' });
  await expect(page.getByText('The questions could not be loaded')).toBeVisible();
});

test('progress: it is there, the keyboard leads to another level; loading and failed say so, a slow one comes', async ({
  page,
  open,
}) => {
  await open('/progress/3', { progress: 'empty' });
  await expect(page.getByText('This is a sample')).toBeVisible();
  await expectNoFaults(page);
  await tabTo(page, page.getByRole('link', { name: /Elementary/ }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/progress\/2/);
  await open('/progress/3', { progress: 'loading' });
  await expect(page.getByText('Loading your progress')).toBeAttached();
  await open('/progress/3', { progress: 'error' });
  await expect(page.getByText('Your progress could not be loaded')).toBeVisible();
  await open('/progress/3', { progress: 'slow' });
  await expect(page.getByRole('heading', { name: "Today's goals" })).toBeVisible();
});

test('achievements: the badges are there; loading and failed say so, a slow answer comes', async ({ page, open }) => {
  await open('/achievements', { progress: 'empty' });
  await expect(page.getByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First Leaf' })).toBeVisible();
  await expectNoFaults(page);
  await open('/achievements', { progress: 'loading' });
  await expect(page.getByText('Loading your progress')).toBeAttached();
  await open('/achievements', { progress: 'error' });
  await expect(page.getByText('Your progress could not be loaded')).toBeVisible();
  await open('/achievements', { progress: 'slow' });
  await expect(page.getByRole('heading', { name: 'First Leaf' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('lesson: the number pad fits, and nothing is a fault', async ({ page, open }) => {
    await open('/lesson/1/counting_1_10');
    for (let index = 0; index < 2; index++) await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('group', { name: 'Numbers to tap' })).toBeVisible();
    const sides = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(sides[0]).toBe(sides[1]);
    await expectNoFaults(page);
  });

  test('lesson: a slide fits, and nothing is a fault', async ({ page, open }) => {
    await open(address);
    await expect(page.getByRole('heading', { level: 2, name: lesson.steps[0]!.title, exact: true })).toBeVisible();
    await expectNoFaults(page);
  });

  /** The places of the questions that ask for partners, in the lessons where a partner is longest. */
  const widest = lessonSources
    .flatMap(({ id, steps }) =>
      steps.flatMap(({ inputType, pairs = [], question }, slide) =>
        inputType === 'match'
          ? [{ id, slide, question: question!, longest: Math.max(...pairs.map(({ right }) => right.length)) }]
          : [],
      ),
    )
    .toSorted((a, b) => b.longest - a.longest)
    .slice(0, 3);

  for (const { id, slide, question } of widest) {
    test(`lesson: the long partners of ${id} stay on the screen, and the way on can be pressed`, async ({
      page,
      open,
    }) => {
      await page.addInitScript(
        ([key, kept]) => localStorage.setItem(key!, kept!),
        [`grove.lesson.${id}`, JSON.stringify({ slide, records: {}, draft: null, secondLook: null })],
      );
      await open(`/lesson/3/${id}`);
      await expect(page.getByRole('heading', { level: 3, name: question, exact: true })).toBeVisible();
      await expectNoFaults(page);
      await page.getByRole('button', { name: 'Next Step' }).click();
      await expect(page.getByRole('heading', { level: 3, name: question, exact: true })).toHaveCount(0);
    });
  }
});
