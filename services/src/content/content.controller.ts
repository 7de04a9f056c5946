import { normaliseVideoFilter, type VideoFilter } from '@grove/content/answers';
import { reads } from '@grove/contracts';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { textSchema } from '../common/index.ts';
import { routePath, sendAnswer } from '../snapshot/index.ts';
import { ServedContent } from './served-content.ts';

const teacherParams = textSchema(reads.aiTeacher.params);
const lessonParams = textSchema(reads.enhancedLesson.params);
const curriculumQuery = textSchema(reads.curriculum.query);
const lessonsQuery = textSchema(reads.lessons.query);
const videoQuery = textSchema(reads.videoAssets.query);

const noTeacher = 'There is no AI teacher with this id. GET /api/ai-teachers lists them all.';
const noLesson = 'There is no lesson with this id. GET /api/lessons lists those of a grade and subject.';

/** The reads of levels, teachers, subjects, curriculum, lessons and videos (spec §7), from the content that a request gets. */
@Controller()
export class ContentController {
  readonly #content: ServedContent;

  constructor(content: ServedContent) {
    this.#content = content;
  }

  @Get(routePath('learningLevels'))
  levels(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendAnswer(reply, this.#content.for(request).list('learningLevels'));
  }

  @Get(routePath('aiTeachers'))
  teachers(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendAnswer(reply, this.#content.for(request).list('aiTeachers'));
  }

  @Get(routePath('aiTeacher'))
  teacher(
    @Param({ schema: teacherParams }) values: { teacherId: number },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#content.for(request).one('aiTeacher', values, noTeacher));
  }

  @Get(routePath('subjects'))
  subjects(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendAnswer(reply, this.#content.for(request).list('subjects'));
  }

  @Get(routePath('curriculum'))
  curriculum(
    @Query({ schema: curriculumQuery }) values: { grade: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#content.for(request).list('curriculum', values));
  }

  /** In their order; none for a subject that has no lessons in that grade, or that does not exist. */
  @Get(routePath('lessons'))
  lessons(
    @Query({ schema: lessonsQuery }) values: { grade: string; subject: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#content.for(request).list('lessons', values));
  }

  /** A lesson of the service or of the enhanced catalogue. */
  @Get(routePath('enhancedLesson'))
  enhancedLesson(
    @Param({ schema: lessonParams }) values: { lessonId: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#content.for(request).one('enhancedLesson', values, noLesson));
  }

  @Get(routePath('videoAssets'))
  videoAssets(
    @Query({ schema: videoQuery }) filter: VideoFilter,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#content.for(request).list('videoAssets', { ...normaliseVideoFilter(filter) }));
  }
}
