import { expect, test, type Locator, type Page } from '@playwright/test';
import { lessonSources } from '@grove/content/server';
import { inputTypes, type LessonStep } from '@grove/contracts';
import { tabTo } from '../set-up/keyboard.ts';

/** Two lessons that together ask in all seven ways. */
const lessons = lessonSources.filter(
  ({ id }) => id === 'g7-cells-parts-and-scale' || id === 'g7-probability-theory-data',
);

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};
const check = (page: Page): Promise<void> => press(page, page.getByRole('button', { name: 'Check' }));

async function write(page: Page, step: LessonStep): Promise<void> {
  await tabTo(page, page.getByRole('textbox').or(page.getByRole('spinbutton')));
  const value = step.inputType === 'number' ? String(step.correctAnswer) : step.expected!;
  await page.keyboard.type(step.unit ? `${value} ${step.unit}` : value);
  await page.keyboard.press('Enter');
}

/** Moves things up, one press at a time, until they stand in the right order. */
async function arrange(page: Page, { options = [] }: LessonStep): Promise<void> {
  const items = page.getByRole('group', { name: /.+/ }).getByRole('listitem');
  for (const [index, option] of options.entries()) {
    const now = async (): Promise<number> => (await items.allInnerTexts()).findIndex((text) => text.includes(option));
    for (let at = await now(); at > index; at = await now())
      await press(page, page.getByRole('button', { name: `Move up: ${option}`, exact: true }));
  }
  await check(page);
}

const answers: Readonly<Record<NonNullable<LessonStep['inputType']>, (page: Page, step: LessonStep) => Promise<void>>> =
  {
    number: write,
    decimal: write,
    fraction: write,
    'multiple-choice': (page, { options = [], correctAnswer = 0 }) =>
      press(page, page.getByRole('button', { name: options[correctAnswer]!, exact: true })),
    'multi-select': async (page, { options = [], correctAnswers = [] }) => {
      for (const place of correctAnswers) {
        await tabTo(page, page.getByRole('checkbox', { name: options[place]!, exact: true }));
        await page.keyboard.press('Space');
      }
      await check(page);
    },
    match: async (page, { pairs = [] }) => {
      for (const { left, right } of pairs) {
        const choice = page.getByRole('combobox', { name: left, exact: true });
        await tabTo(page, choice);
        await page.keyboard.type(right);
        await expect(choice.locator('option:checked')).toHaveText(right);
      }
      await check(page);
    },
    order: arrange,
  };

test('the two lessons ask in all seven ways', () => {
  expect(new Set(lessons.flatMap(({ steps }) => steps.flatMap(({ inputType }) => inputType ?? [])))).toEqual(
    new Set(inputTypes),
  );
});

for (const lesson of lessons)
  test(`§4 lesson player: "${lesson.title}" is answered with the keyboard alone, to the claim`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.goto(`/lesson/3/${lesson.id}`);
    for (const step of lesson.steps) {
      await expect(page.getByRole('heading', { level: 2, name: step.title, exact: true })).toBeVisible();
      if (step.inputType) {
        await answers[step.inputType](page, step);
        await expect(page.getByText(/Correct! Well done!/)).toBeVisible();
      } else if (step.type !== 'completion') {
        await press(page, page.getByRole('button', { name: 'Continue' }));
      }
    }
    await press(page, page.getByRole('button', { name: `Claim ${lesson.xpReward} XP and continue` }));
    await expect(page).toHaveURL('/level/3');
  });
