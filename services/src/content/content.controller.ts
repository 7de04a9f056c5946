import type { VideoFilter } from '@grove/content/server';
import { reads } from '@grove/contracts';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { textSchema } from '../common/index.ts';
import { routePath, sendAnswer } from '../snapshot/index.ts';
import { ContentService } from './content.service.ts';

const teacherParams = textSchema(reads.aiTeacher.params);
const lessonParams = textSchema(reads.enhancedLesson.params);
const curriculumQuery = textSchema(reads.curriculum.query);
const lessonsQuery = textSchema(reads.lessons.query);
const videoQuery = textSchema(reads.videoAssets.query);

@Controller()
export class ContentController {
  readonly #content: ContentService;

  constructor(content: ContentService) {
    this.#content = content;
  }

  @Get(routePath('learningLevels'))
  levels(@Res() reply: FastifyReply): void {
    sendAnswer(reply, this.#content.levels());
  }

  @Get(routePath('aiTeachers'))
  teachers(@Res() reply: FastifyReply): void {
    sendAnswer(reply, this.#content.teachers());
  }

  @Get(routePath('aiTeacher'))
  teacher(@Param({ schema: teacherParams }) { teacherId }: { teacherId: number }, @Res() reply: FastifyReply): void {
    sendAnswer(reply, this.#content.teacher(teacherId));
  }

  @Get(routePath('subjects'))
  subjects(@Res() reply: FastifyReply): void {
    sendAnswer(reply, this.#content.subjects());
  }

  @Get(routePath('curriculum'))
  curriculum(@Query({ schema: curriculumQuery }) { grade }: { grade: string }, @Res() reply: FastifyReply): void {
    sendAnswer(reply, this.#content.curriculum(grade));
  }

  @Get(routePath('lessons'))
  lessons(
    @Query({ schema: lessonsQuery }) { grade, subject }: { grade: string; subject: string },
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#content.lessons(grade, subject));
  }

  @Get(routePath('enhancedLesson'))
  enhancedLesson(
    @Param({ schema: lessonParams }) { lessonId }: { lessonId: string },
    @Res() reply: FastifyReply,
  ): void {
    sendAnswer(reply, this.#content.enhancedLesson(lessonId));
  }

  @Get(routePath('videoAssets'))
  videoAssets(@Query({ schema: videoQuery }) filter: VideoFilter, @Res() reply: FastifyReply): void {
    sendAnswer(reply, this.#content.videoAssets(filter));
  }
}
