import { savedWordChannel } from '#app/features/flashcards/saved-word-channel.ts'
import { markChannel } from '#app/features/known-words/mark-channel.ts'
import type { Channel } from '#app/features/progress/outbox/channel.ts'
import { recordChannel } from '#app/features/progress/record-channel.ts'

/** What any page sends that an earlier one left in the browser. */
export function channelsOf(userId: string): Channel[] {
	const make = [recordChannel, savedWordChannel, markChannel]
	return make.map((channel) => channel(userId))
}
