/**
 * A person's answer to a card. 谢谢 is shown, they know it at once: { mode: 'recall', grade:
 * 'good' }. Every answer is kept for ever in a log; taking one back adds a line that names it, and
 * the answer stops counting. What is known of the card follows from its log alone.
 */
export const grades = ['forgot', 'hard', 'good'] as const
export type Grade = (typeof grades)[number]

/** The ways to ask for a card; all of them share its schedule. */
export const studyModes = [
	'recall',
	'reverse',
	'listening',
	'type-reading',
	'type-word',
	'cloze',
	'cloze-choice',
	'write',
] as const
export type StudyMode = (typeof studyModes)[number]

/** Recall, if the text names no mode. */
export function toStudyMode(text: string | null): StudyMode {
	return studyModes.find((mode) => mode === text) ?? 'recall'
}

/** FSRS's states: never answered, in its first minutes, in days, or forgotten again. */
export const states = ['new', 'learning', 'review', 'relearning'] as const
export type State = (typeof states)[number]

/** A line of a card's log: an answer, or the taking back of the answer `undoes`. */
export type LogEntry = { id: string; grade: Grade | 'undo'; undoes: string | null; at: Date }

type Answer = { id: string; grade: Grade; at: Date }

/** The answers that count, oldest first. Two of one instant stand in the order of their ids. */
export function standingAnswers(log: readonly LogEntry[]): Answer[] {
	const undone = new Set(log.flatMap(({ undoes }) => undoes ?? []))
	return log
		.flatMap(({ id, grade, at }) => (grade === 'undo' || undone.has(id) ? [] : [{ id, grade, at }]))
		.sort((a, b) => +a.at - +b.at || (a.id < b.id ? -1 : 1))
}
