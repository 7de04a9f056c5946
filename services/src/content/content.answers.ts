import { filtersMatching } from '@grove/content/server';
import { grades } from '@grove/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Answer, type AnswerSource, AnswerStore } from '../snapshot/index.ts';
import * as mapper from './content.mapper.ts';
import { type Content, readContent, readFormerLessons } from './content.repository.ts';
import { LessonCatalogue } from './lesson-catalogue.ts';

/** Prepares every answer of this module. A list that would be empty is left out. */
@Injectable()
export class ContentAnswers implements AnswerSource {
  readonly #lessons: LessonCatalogue;

  constructor(store: AnswerStore, lessons: LessonCatalogue) {
    this.#lessons = lessons;
    store.register(this);
  }

  async load(em: EntityManager): Promise<readonly Answer[]> {
    const content = await readContent(em);
    this.#lessons.replace(content, await readFormerLessons(em));
    return [
      ...peopleAnswers(content),
      ...curriculumAnswers(content),
      ...lessonAnswers(content),
      ...videoAnswers(content),
    ];
  }
}

function peopleAnswers({ levels, teachers }: Content): Answer[] {
  return [
    { read: 'learningLevels', values: {}, value: levels.map(mapper.toLevel) },
    { read: 'aiTeachers', values: {}, value: teachers.map(mapper.toTeacher) },
    ...teachers.map((teacher): Answer => ({
      read: 'aiTeacher',
      values: { teacherId: teacher.id },
      value: mapper.toTeacher(teacher),
    })),
  ];
}

function curriculumAnswers({ subjects, curriculumItems }: Content): Answer[] {
  const itemsOf = (grade: string) =>
    curriculumItems.filter((item) => item.grade === grade).map(mapper.toCurriculumItem);
  return [
    { read: 'subjects', values: {}, value: subjects.map(mapper.toSubject) },
    ...grades.map((grade): Answer => ({ read: 'curriculum', values: { grade }, value: itemsOf(grade) })),
  ];
}

function lessonAnswers(content: Content): Answer[] {
  const { subjects, lessons, enhancedLessons } = content;
  const listOf = (grade: string, subjectId: number) =>
    lessons.filter((lesson) => lesson.grade === grade && lesson.subjectId === subjectId).map(mapper.toLesson);
  return [
    ...grades.flatMap((grade) =>
      subjects.map(({ id, slug }): Answer => ({
        read: 'lessons',
        values: { grade, subject: slug },
        value: listOf(grade, id),
      })),
    ),
    ...lessons.map((lesson): Answer => ({
      read: 'enhancedLesson',
      values: { lessonId: lesson.id },
      value: mapper.toServerLesson(lesson, content),
    })),
    ...enhancedLessons.map((lesson): Answer => ({
      read: 'enhancedLesson',
      values: { lessonId: lesson.id },
      value: mapper.toEnhancedLesson(lesson, content),
    })),
  ];
}

function videoAnswers({ videoAssets }: Content): Answer[] {
  const pairs = videoAssets
    .map(mapper.toVideoAsset)
    .flatMap((video) => filtersMatching(video).map((filter) => ({ filter, video })));
  const groups = Map.groupBy(pairs, ({ filter }) => JSON.stringify(filter)).values();
  const found = [...groups].map((group): Answer => ({
    read: 'videoAssets',
    values: { ...group[0]?.filter },
    value: group.map(({ video }) => video),
  }));
  return [{ read: 'videoAssets', values: {}, value: [] }, ...found];
}
