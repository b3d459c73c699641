import { useRevalidator } from '@remix-run/react'
import { useCallback } from 'react'
import { useSync } from '#app/features/progress/use-sync.ts'

/** Sends what reading left in this browser, and then shows the page anew. */
export function useUnsentReading(userId: string): void {
	const { revalidate } = useRevalidator()
	const load = useCallback(async () => {
		const { readingChannel } = await import('#app/features/progress/reading/reading-channel.ts')
		return (userId: string) => readingChannel(userId, revalidate)
	}, [revalidate])
	useSync(userId, load)
}
