/**
 * What a person answers to a card. 谢谢 is shown, they know it at once: { mode: 'recall', grade:
 * 'good' }. Every answer is kept for ever in a log; taking one back adds a line that names it, and
 * the answer stops counting. What is known of the card follows from its log alone.
 */
export const grades = ['forgot', 'hard', 'good'] as const
export type Grade = (typeof grades)[number]

export const studyModes = ['recall', 'listening'] as const
export type StudyMode = (typeof studyModes)[number]

/** How far a card has come: never answered, in its first minutes, in days, or forgotten again. */
export const phases = ['new', 'learning', 'review', 'relearning'] as const
export type Phase = (typeof phases)[number]
