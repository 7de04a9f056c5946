import type { ReactNode } from 'react';
import type { AiTeacher, PlacementQuestion } from '@grove/contracts';
import { Button, Icon, Progress } from '@grove/ui';
import type { numberKeysOf } from '../../../common/grade-traits.ts';
import { CountingPicture, isCounting, Picture } from '../../learn/questions/index.ts';
import { firstWords, SpokenContext, SpokenText, spokenText } from '../../learn/read-aloud/index.ts';
import { useT } from '../../../translation.ts';
import { askedParts, isForYoung } from '../model/asked.ts';
import { fewestQuestions, mostQuestions } from '../model/placement.ts';
import { useHearing } from '../state/use-hearing.ts';
import { Guide } from './guide.tsx';
import { Options } from './options.tsx';
import { WrittenAnswer } from './written-answer.tsx';
import styles from './question-step.module.css';

interface QuestionStepProps {
  asked: PlacementQuestion;
  /** How many questions came before. */
  place: number;
  guide: AiTeacher;
  /** How a number is written. */
  keys: ReturnType<typeof numberKeysOf>;
  follows: boolean;
  onFollows: (follows: boolean) => void;
  onAnswer: (isRight: boolean) => void;
}

const thanks = ['placement.thanks.0', 'placement.thanks.1', 'placement.thanks.2'] as const;

/** One question. What was answered is not judged aloud: the next question is the answer. */
export function QuestionStep({
  asked,
  place,
  guide,
  keys,
  follows,
  onFollows,
  onAnswer,
}: QuestionStepProps): ReactNode {
  const t = useT();
  const parts = askedParts(asked);
  const key = `placement ${asked.id}`;
  const hearing = useHearing({ key, text: spokenText(parts), voiceId: guide.voiceId, follows, onFollows });
  const { text, picture, question } = asked;
  return (
    <SpokenContext value={{ key, firstWords: firstWords(parts) }}>
      <section
        aria-labelledby="placement-heading"
        className={styles.step}
        data-band={isForYoung(asked) ? 'young' : undefined}
      >
        <Head place={place} />
        <Guide teacher={guide} hearing={hearing}>
          {place === 0 ? t('placement.hello', { name: guide.name }) : t(thanks[place % thanks.length]!)}
        </Guide>
        {text && (
          <p className={styles.text}>
            <SpokenText part="text">{text}</SpokenText>
          </p>
        )}
        {picture && (
          <div className={styles.picture}>
            {isCounting(picture, question) ? <CountingPicture text={picture} /> : <Picture text={picture} />}
          </div>
        )}
        <h3 id="placement-heading" data-step-heading tabIndex={-1} className={styles.question}>
          <SpokenText part="question">{question.question}</SpokenText>
        </h3>
        {question.options ? (
          <Options options={question.options} onChoose={(option) => onAnswer(option === question.correctAnswer)} />
        ) : (
          <WrittenAnswer question={question} keys={keys} onAnswer={onAnswer} />
        )}
        <Button variant="secondary" size="lg" className={styles.unknown} onClick={() => onAnswer(false)}>
          <Icon name="seedling" />
          {t('placement.unknown')}
        </Button>
      </section>
    </SpokenContext>
  );
}

/** How far the placement is. */
function Head({ place }: { place: number }): ReactNode {
  const t = useT();
  const words = t('placement.question', { place: place + 1 });
  return (
    <div className={styles.head}>
      <p className={styles.place}>
        <strong>{words}</strong> <span>{t('placement.howMany', { fewest: fewestQuestions, most: mostQuestions })}</span>
      </p>
      <Progress label={t('placement.progress')} value={place} max={mostQuestions} valueText={words} />
    </div>
  );
}
