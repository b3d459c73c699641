import { savedWordChannel } from '#app/features/flashcards/saved-word-channel.ts'
import { markChannel } from '#app/features/known-words/mark-channel.ts'
import type { Channel } from '#app/features/progress/outbox/channel.ts'
import { readingChannel } from '#app/features/progress/reading/reading-channel.ts'
import { recordChannel } from '#app/features/progress/record-channel.ts'
import { reportChannel } from '#app/features/reports/sending/report-channel.ts'

/** Any page sends these, as an earlier one may have left something in the browser. */
export function channelsOf(userId: string): Channel[] {
	const make = [recordChannel, savedWordChannel, markChannel, readingChannel, reportChannel]
	return make.map((channel) => channel(userId))
}
