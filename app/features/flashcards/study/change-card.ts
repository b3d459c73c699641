import { personHeader } from '#app/contracts/person-header.ts'
import type { CardChange } from './study-round.ts'

/** Changes a card's marks in the background; false if they could not be kept. */
export async function changeCard(
	{ userId, path }: { userId: string; path: string },
	cardId: string,
	change: CardChange,
): Promise<boolean> {
	const fields = Object.entries(change).map(([name, value]) => [name, String(value)])
	const intent = change.notes === undefined ? 'bookmark' : 'notes'
	try {
		const answer = await fetch(path, {
			method: 'POST',
			headers: { accept: 'application/json', [personHeader]: userId },
			body: new URLSearchParams([['intent', intent], ['cardId', cardId], ...fields]),
			keepalive: true,
		})
		return answer.ok
	} catch {
		// No network: the caller says so.
		return false
	}
}
