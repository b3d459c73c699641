/** Counts the items that wait in this browser to be sent, by kind: 3 marked words, 1 lesson. */
import { queuedWords } from '#app/features/flashcards/saved-word-queue.ts'
import { queuedEvents } from '#app/features/flashcards/study/review-queue.ts'
import { markQueue } from '#app/features/known-words/mark-queue.ts'
import { unsentDays, unsentPlaces } from '#app/features/progress/reading/reading-store.ts'
import { unsentRecords } from '#app/features/progress/record-channel.ts'
import { queuedReports } from '#app/features/reports/sending/report-queue.ts'

export type WaitingItem = { name: string; count: number }

/** Kinds of which nothing waits are left out. */
export function waitingItems(userId: string): WaitingItem[] {
	const reading = unsentPlaces(userId).length + unsentDays(userId).length
	const kinds: [one: string, many: string, count: number][] = [
		[
			'lesson with answers or a mark',
			'lessons with answers or marks',
			unsentRecords(userId).length,
		],
		['answer to a card', 'answers to cards', queuedEvents(userId).length],
		['saved word', 'saved words', Object.keys(queuedWords(userId)).length],
		['marked word', 'marked words', Object.keys(markQueue.read(userId)).length],
		['place or day of reading', 'places and days of reading', reading],
		['report of a mistake', 'reports of mistakes', queuedReports(userId).length],
	]
	return kinds.flatMap(([one, many, count]) =>
		count === 0 ? [] : { name: count === 1 ? one : many, count },
	)
}
