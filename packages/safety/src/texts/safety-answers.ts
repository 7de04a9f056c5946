/**
 * Why a message or an answer is not passed on. The five crises name people and lines that help; `threat` is somebody who says that they may hurt others, `hazard` a dare or a danger at home,
 * `language` what is written in another language than English.
 */
export const crisisCategories = ['self-harm', 'abuse', 'grooming', 'danger', 'threat'] as const;
export const refusalCategories = [
  'personal',
  'profanity',
  'sexual',
  'violence',
  'drugs',
  'weapons',
  'boundary',
  'medical',
  'legal',
  'friendship',
  'hazard',
  'language',
] as const;
export type CrisisCategory = (typeof crisisCategories)[number];
export type RefusalCategory = (typeof refusalCategories)[number];

/** The same answer in words for the young and for the older. */
interface Wording {
  readonly young: string;
  readonly older: string;
}

/** What a child in a crisis is told first; the lines of the region and `crisisClosing` follow. */
export const crisisAnswers: Readonly<Record<CrisisCategory, Wording>> = {
  'self-harm': {
    young:
      'I am really glad you told me, and you matter very much. I am a computer and can not help with this alone, so please go to a grown-up you trust right now and tell them what you told me.',
    older:
      'I am really glad that you said this, and you matter. I am a computer program and cannot help with this alone, so please tell an adult you trust right now, and do not stay by yourself.',
  },
  abuse: {
    young:
      'Thank you for telling me. Nobody is allowed to hurt you or touch you in a way that feels wrong, and it is not your fault. Please tell a grown-up you trust right now, and keep telling until someone helps.',
    older:
      'Thank you for telling me. What you describe is not your fault, and nobody has a right to hurt you. Please tell an adult you trust now, such as a relative or a teacher, and keep telling until somebody helps.',
  },
  grooming: {
    young:
      'Thank you for telling me. You did nothing wrong. Do not answer that person, do not send anything and do not meet them, and show it to a grown-up you trust right now. Secrets like that are never okay to keep.',
    older:
      'Thank you for telling me. You did nothing wrong. Stop answering, send nothing, do not meet that person, keep the messages and show them to an adult you trust right now. Whoever asks you to keep such a secret is not safe.',
  },
  danger: {
    young:
      'This sounds dangerous. Please get to a safe place and tell a grown-up near you right now! If somebody swallowed something, tell them what it was and ask them to call the emergency number or poison help, even if it does not hurt.',
    older:
      'This sounds dangerous. Get to a safe place if you can, and tell an adult near you or call the emergency number right now. If somebody swallowed or took something, say what and how much, and call the emergency number or poison help without waiting, even if nothing hurts.',
  },
  threat: {
    young:
      'Thank you for telling me. Feeling very angry or hurt is okay, but hurting people is not. I am a computer and can not help with this alone, so please stay away from anything that can hurt someone, and tell a grown-up right now what you told me. They can help you, too.',
    older:
      'Thank you for saying this. What you feel matters, and nobody has to get hurt. I am a computer program and cannot help with this alone, so please stay away from anything that could hurt somebody, and tell an adult right now what you told me, or call the emergency number before anything happens. They can help you, too.',
  },
};

/** What a child is told when a message is not passed on. Kind, short, and with a way forward. */
export const refusalAnswers: Readonly<Record<RefusalCategory, Wording>> = {
  personal: {
    young:
      'Please keep things about you, like your full name, school, address, pictures, phone number or password, and when you are alone, for people you know. I did not keep what you wrote.',
    older:
      'Please keep personal details such as your full name, school, address, pictures, phone numbers, passwords, and where and when you are alone, to yourself, here and anywhere online. I did not keep what you wrote.',
  },
  profanity: {
    young: 'Let us use kind words here. What would you like to learn about?',
    older: 'Let us keep our words respectful. Tell me what you are working on, and we will look at it together.',
  },
  sexual: {
    young:
      'That is a question for a grown-up you trust, like a parent or a nurse. It is okay to ask them! I can help with your lessons.',
    older:
      'That is a topic for an adult you trust, such as a parent, a school nurse or a doctor, and it is fine to ask them. I can help with your lessons.',
  },
  violence: {
    young:
      'I do not help with hurting anyone. If you are very angry or afraid, please tell a grown-up you trust. I can help with your lessons.',
    older:
      'I do not help with hurting anybody. If you are angry or afraid of somebody, please talk to an adult you trust today. I can help with your lessons.',
  },
  drugs: {
    young:
      'I do not help with that, because it can make you very sick. Please talk to a grown-up you trust. I can help with your lessons.',
    older:
      'I do not help with getting or using drugs, alcohol or tobacco. If somebody offers you something, or you worry about it, an adult you trust can help. I can explain what such things do to a body.',
  },
  weapons: {
    young:
      'I do not help with things that can hurt people. If you ever find one, do not touch it and tell a grown-up. I can help with your lessons.',
    older:
      'I do not help with making or getting weapons or explosives. If you know of a danger, tell an adult you trust or the police. I can help with your lessons.',
  },
  boundary: {
    young: 'I am an AI teacher, and I stay one. Let us go back to learning: what would you like to know?',
    older: 'I am an AI teacher, and I keep to that and to my rules. What would you like to learn?',
  },
  medical: {
    young: 'I am not a doctor. Please tell a grown-up how you feel, so that they can help you.',
    older:
      'I am not a doctor and cannot give medical advice. Please ask a parent, a school nurse or a doctor; if it is urgent, call the emergency number.',
  },
  legal: {
    young: 'I can not answer that, but a grown-up you trust can help. Please ask them.',
    older:
      'I cannot give legal advice. Please ask an adult you trust, who can find a lawyer or an advice service if it is needed.',
  },
  friendship: {
    young:
      'I am an AI teacher, so I can not be your friend, meet you or keep secrets. If something worries you, please tell a grown-up you trust. I love to learn with you!',
    older:
      'I am an AI teacher, so I cannot be a friend, meet anybody or keep secrets. If something is on your mind, please tell a person you trust. I am glad to learn with you.',
  },
  hazard: {
    young: 'That is dangerous. Please do not try it, and ask a grown-up near you.',
    older: 'That is dangerous. Please do not do it, and talk to an adult about it.',
  },
  language: {
    young:
      'I can only read English, so please ask me in English, or let a grown-up help you write. If you need help or someone hurts you, tell a grown-up you trust right now.',
    older:
      'I can only read English, so please ask me in English. If you need help or somebody hurts you, talk to an adult you trust now, and in danger call the emergency number of your country.',
  },
};
