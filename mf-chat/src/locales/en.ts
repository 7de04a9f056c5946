/** The words of the chat area. What teachers say comes from the service. */
export const en = {
  'title.ai-chat': 'AI Teachers',

  'chat.heading': 'Talk with an AI teacher',
  'chat.back': 'Back',
  'chat.honest': 'The teachers are AI, not people, and nothing you type here is kept.',

  'teachers.heading': 'AI Teachers',
  'teachers.loading': 'Loading teachers',
  'teachers.error.title': 'Failed to load AI teachers',
  'teachers.error.text': 'Please try refreshing the page',
  'teachers.error.action': 'Refresh the page',
  'teachers.empty.title': 'No teachers available',
  'teachers.empty.text': 'Come back a little later, or choose a level to start with.',
  'teachers.empty.action': 'Choose a level',

  'teacherId.invalid.title': 'Invalid teacherId parameter',
  'teacherId.invalid.text': 'Please provide a valid numeric teacher ID.',
  'teacherId.unknown.title': 'Teacher Not Found',
  'teacherId.unknown.text': 'The specified teacher could not be found. Please select a teacher manually.',

  'start.title': 'Select an AI Teacher',
  'start.text': 'Each one knows a level well. Here is how to begin:',
  'start.hint1': 'Choose the teacher of your level. You can change at any time.',
  'start.hint2': 'Ask one thing at a time, in your own words.',
  'start.hint3': 'Say what you have tried already, and you get a hint that fits.',
  'start.hint4': 'Keep names, addresses and other private things to yourself.',

  'talk.log': 'Conversation with {{name}}',
  'talk.you': 'You',
  'talk.thinking': 'Thinking...',
  'talk.placeholder': 'Ask {{name}} a question...',
  'talk.send': 'Send',
  'talk.notSent': 'Your message was not sent.',
  'talk.retry': 'Retry',
  'talk.error.title': 'Error',
  'talk.error.text': 'Failed to send message. Please try again.',
} as const;
