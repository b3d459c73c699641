import { useEffect, useState } from 'react'
import { queuedWords } from '#app/features/flashcards/saved-word-queue.ts'
import { queuedEvents } from '#app/features/flashcards/study/review-queue.ts'
import { markQueue } from '#app/features/known-words/mark-queue.ts'
import { unsentDays, unsentPlaces } from '#app/features/progress/reading/reading-store.ts'
import { unsentRecords } from '#app/features/progress/record-channel.ts'
import { onSynced } from '#app/features/progress/sync-memory.ts'
import { queuedReports } from '#app/features/reports/sending/report-queue.ts'
import { channelsOf } from './channels.ts'

/** Lists the items this browser has yet to send. It sends by itself. */
export function WaitingItems({ userId }: { userId: string }) {
	const [waiting, setWaiting] = useState(() => waitingItems(userId))
	useEffect(() => {
		const look = () => setWaiting(waitingItems(userId))
		// A record that was sent is still here, so its channel is silent.
		const stops = [onSynced(look), ...channelsOf(userId).map((channel) => channel.onChange(look))]
		return () => {
			for (const stop of stops) stop()
		}
	}, [userId])
	return (
		<section aria-labelledby="waiting" className="card grid content-start">
			<h2 id="waiting" className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
				Waiting to be sent
			</h2>
			<div className="grid gap-2 px-5 py-4 sm:px-6">
				{waiting.length === 0 ? (
					<p className="text-ink-soft">Nothing. The server has everything that you did here.</p>
				) : (
					<>
						<ul className="grid gap-1">
							{waiting.map(({ name, count }) => (
								<li key={name} className="tabular-nums">
									{count} {name}
								</li>
							))}
						</ul>
						<p className="text-ink-soft text-sm">
							Sent automatically when you’re online; card answers when you next open Flashcards.
						</p>
					</>
				)}
			</div>
		</section>
	)
}

type WaitingItem = { name: string; count: number }

/** Counts what waits in this browser to be sent, by kind: 3 marked words. Kinds without any are left out. */
function waitingItems(userId: string): WaitingItem[] {
	const reading = unsentPlaces(userId).length + unsentDays(userId).length
	const reports = new Set(queuedReports(userId).map(({ id }) => id))
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
		['report of a mistake', 'reports of mistakes', reports.size],
	]
	return kinds.flatMap(([one, many, count]) =>
		count === 0 ? [] : { name: count === 1 ? one : many, count },
	)
}
