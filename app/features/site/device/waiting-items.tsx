import { useEffect, useState } from 'react'
import { onSynced } from '#app/features/progress/sync-memory.ts'
import { channelsOf } from './channels.ts'
import { waitingItems } from './waiting.ts'

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
							It is sent by itself once there is a network; answers to cards, once you open
							Flashcards.
						</p>
					</>
				)}
			</div>
		</section>
	)
}
