/** The words of the media area. Titles and descriptions of videos come from the service. */
export const en = {
  'title.video-gallery': 'Video Gallery',

  'gallery.heading': 'Video Gallery',
  'gallery.lead': 'Short films from the grove: one idea each, to watch, stop and watch again.',
  'gallery.home': 'Back to Home',
  'gallery.loading': 'Loading videos',
  'gallery.count_one': '{{count}} video',
  'gallery.count_other': '{{count}} videos',
  'gallery.everySubject': 'All Subjects',
  'gallery.empty': 'No videos available at the moment. Check back soon!',
  'gallery.error': 'Failed to load video gallery. Please try again later.',
  'gallery.retry': 'Retry',

  'video.allGrades': 'All Grades',
  'video.grades': 'Grades {{grade}}',
  'video.description': 'Explore this educational video content',
  'video.tags': 'Tags',
  'video.watch': 'Watch Now',
  'video.watchNamed': 'Watch Now: {{title}}',

  'player.close': 'Close video',
  'player.notReady': 'This film is still being drawn, so it cannot play yet.',
  'player.lessons': 'Lessons in {{subject}}',
  'player.curriculum': 'See the curriculum',
} as const;
